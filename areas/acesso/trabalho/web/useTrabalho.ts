/** One piece of long work, kept up to date by the person's events and, should those be silent, by asking. */
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useLive } from '../../../../core/web/live.ts'
import { useSession } from '../../../../core/web/session/store.ts'
import { type Estado, isRunning, type Trabalho, trabalhoApi } from '../contract.ts'

/** How long it is silent before it is asked about, in ms: what is short has ended before anybody could listen. */
const ASK_MS = [500, 1_000, 2_000]
const LATER_ASK_MS = 4_000

type Moved = Pick<Trabalho, 'id' | 'estado' | 'feito' | 'total'>

/** The later of what was read and what was told; they may cross on the way. */
const later = (read: Trabalho, told: Moved | undefined): Trabalho =>
  told?.id === read.id && isRunning(read) && told.feito >= read.feito ? { ...read, ...told } : read

/** `onEnd` is called once, when it is seen to have ended. */
export function useTrabalho(id: number | null, onEnd?: (trabalho: Trabalho) => void) {
  const { sessao } = useSession()
  const [told, setTold] = useState<Moved>()
  const query = useCall(trabalhoApi.find, { params: { id: id ?? 0 } }, { enabled: id !== null })
  const { refetch } = query
  const read = query.data?.trabalho
  const running = id !== null && (!read || isRunning(read))
  useLive(`usuario:${sessao?.usuario ?? 0}`, (tipo, dados) => {
    if (tipo !== 'trabalho') {
      if (tipo === 'recarregar' && running) void refetch()
      return
    }
    if (dados.trabalho !== id || id === null) return
    const estado = dados.estado as Estado
    setTold({ id, estado, feito: Number(dados.feito), total: Number(dados.total) })
    if (!isRunning({ estado })) void refetch()
  })
  useEffect(() => {
    if (!running) return
    let timer: ReturnType<typeof setTimeout>
    const wait = (turn: number): void => {
      timer = setTimeout(() => {
        void refetch()
        wait(turn + 1)
      }, ASK_MS[turn] ?? LATER_ASK_MS)
    }
    wait(0)
    return () => clearTimeout(timer)
  }, [running, refetch])
  const ended = useRef<number>(undefined)
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    if (!read || isRunning(read) || ended.current === read.id) return
    ended.current = read.id
    latest.current?.(read)
  }, [read])
  return { trabalho: read && later(read, told), error: query.error }
}
