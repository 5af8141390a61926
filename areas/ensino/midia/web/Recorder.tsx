/** Records a sound from the microphone into a file. */
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs'
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs'
import { useEffect, useRef, useState } from 'react'
import { formatDuration } from '../../../../core/contract/time.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import { midiaWebTexts } from './texts.ts'

/** What browsers record in, and how its files are called. */
const FORMATS = [
  ['audio/webm', '.weba'],
  ['audio/mp4', '.m4a'],
  ['audio/ogg', '.ogg'],
] as const

const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined

export function Recorder({ onFile }: { onFile: (file: File) => void }) {
  const t = useTexts(midiaWebTexts)
  const recorder = useRef<MediaRecorder | null>(null)
  const [seconds, setSeconds] = useState<number | null>(null)
  const [refused, setRefused] = useState(false)
  const isOn = seconds !== null

  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => setSeconds((before) => (before ?? 0) + 1), 1_000)
    return () => clearInterval(timer)
  }, [isOn])
  useEffect(() => () => recorder.current?.stream.getTracks().forEach((track) => void track.stop()), [])

  if (!canRecord()) return null

  const start = async () => {
    setRefused(false)
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const [type, extensao] = FORMATS.find(([one]) => MediaRecorder.isTypeSupported(one)) ?? FORMATS[0]
      const made = new MediaRecorder(stream, { mimeType: type })
      const chunks: Blob[] = []
      made.ondataavailable = ({ data }) => void chunks.push(data)
      made.onstop = () => {
        for (const track of stream.getTracks()) track.stop()
        setSeconds(null)
        onFile(new File(chunks, `gravacao-${Date.now()}${extensao}`, { type }))
      }
      recorder.current = made
      made.start(1_000)
      setSeconds(0)
    } catch {
      setRefused(true)
    }
  }

  return isOn ? (
    <>
      <Button look="filled" icon={IconPlayerStop} onClick={() => recorder.current?.stop()}>
        {t.pararGravacao}
      </Button>
      <span className="num">{t.gravando(formatDuration(seconds))}</span>
    </>
  ) : (
    <>
      <Button look="soft" icon={IconMicrophone} onClick={() => void start()}>
        {t.gravar}
      </Button>
      {refused && <FieldError>{t.semMicrofone}</FieldError>}
    </>
  )
}
