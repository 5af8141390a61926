/** The tabs of this browser that have a lesson open: a lock for each, which goes when its tab does. */
import { useEffect, useState } from 'react'

const nameOf = (usuario: number, aula: number, aba: string): string =>
  `rascunho-aula:${usuario}:${aula}:${aba}`

export const newAba = (): string => Math.random().toString(36).slice(2)

/** Browsers tell of locks only where pages come by https: elsewhere no tab knows of the others. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks

/** The tabs that have the lesson open now. */
export async function openAbas(usuario: number, aula: number): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {}
  const start = nameOf(usuario, aula, '')
  return new Set(held.flatMap(({ name }) => (name?.startsWith(start) ? [name.slice(start.length)] : [])))
}

/** Holds `aba` until the answer is called; `onTaken`: another tab was first. */
export function holdAba(usuario: number, aula: number, aba: string, onTaken: () => void): () => void {
  let release = () => {}
  const left = new Promise<void>((resolve) => {
    release = resolve
  })
  void locks()?.request(nameOf(usuario, aula, aba), { ifAvailable: true }, (lock) => {
    if (lock) return left
    onTaken()
    return undefined
  })
  return release
}

/** Whether the lesson is open in another tab than `own`, looked at whenever this one is turned to. */
export function useOutraAba(usuario: number, aula: number, own: { current: string }): boolean {
  const [other, setOther] = useState(false)
  useEffect(() => {
    const look = () =>
      void openAbas(usuario, aula).then((open) => setOther([...open].some((aba) => aba !== own.current)))
    look()
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [usuario, aula, own])
  return other
}
