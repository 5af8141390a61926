/** The time that is left: seen, and told at five minutes, one minute and ten seconds. */

import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { cx } from '../../../../../core/web/ui/cx.ts'
import { playerTexts } from './texts.ts'

/** Seconds left at which readers are told. */
const TOLD = [300, 60, 10]

const pad = (n: number): string => String(n).padStart(2, '0')

/** `4:05`, `1:00:00`. */
export function clockOf(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${pad(m)}:${pad(s)}` : `${m}:${pad(s)}`
}

interface Props {
  /** Milliseconds, by the clock of this device. */
  fim: number
  onEnd: () => void
}

export function Relogio({ fim, onEnd }: Props) {
  const t = useTexts(playerTexts)
  const leftNow = () => Math.max(0, Math.ceil((fim - Date.now()) / 1_000))
  const [left, setLeft] = useState(leftNow)
  const [said, setSaid] = useState('')
  const before = useRef(left)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another end, another clock
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftNow()), 250)
    return () => clearInterval(timer)
  }, [fim])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is left counts
  useEffect(() => {
    const told = TOLD.find((mark) => before.current > mark && left <= mark)
    before.current = left
    if (told) setSaid(t.faltam(told >= 60 ? t.minutos(told / 60) : t.segundos(told)))
    if (left === 0) onEnd()
  }, [left])
  return (
    <span className={cx('t-s linha curta v-2', left <= 60 ? 'cor-erro forte' : 'fraca')}>
      <IconClock aria-hidden="true" />
      <span role="timer" aria-label={t.tempo(clockOf(left))} className="num">
        {clockOf(left)}
      </span>
      <span className="so-leitor" role="status">
        {said}
      </span>
    </span>
  )
}
