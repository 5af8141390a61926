/** What happens on the server, heard by the screens that care: one stream a tab, told apart by channel. */
import { createContext, useContext, useEffect, useRef } from 'react'
import type { Stream } from './client/stream.ts'

export const StreamContext = createContext<Stream | null>(null)

/** After a gap the server can't tell what was missed: read again. */
export const RELOAD_EVENT = 'recarregar'

interface Told {
  canal: string
  dados: Readonly<Record<string, unknown>>
}

/** One channel for all: the server tells each person what is theirs, and the connection never changes. */
const ALL: readonly string[] = []

function parse(data: string): Told | undefined {
  try {
    const { canal, dados } = JSON.parse(data) as Partial<Told>
    return typeof canal === 'string' ? { canal, dados: dados ?? {} } : undefined
  } catch {
    return undefined
  }
}

/** Calls `on` for each event of a channel, such as `turma:7`, while the screen is open. */
export function useLive(canal: string, on: (tipo: string, dados: Told['dados']) => void): void {
  const stream = useContext(StreamContext)
  const latest = useRef(on)
  useEffect(() => {
    latest.current = on
  })
  useEffect(
    () =>
      stream?.subscribe(ALL, ({ type, data }) => {
        const told = parse(data)
        if (told && (told.canal === canal || type === RELOAD_EVENT)) latest.current(type, told.dados)
      }),
    [stream, canal],
  )
}
