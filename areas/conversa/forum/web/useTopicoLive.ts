/** What others do in an open topic: it is read again, and new messages out of sight are counted, never jumped to. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLive } from '../../../../core/web/live.ts'
import type { Mensagem, Topico } from '../shapes.ts'
import { anchorOf } from './anchor.ts'
import { flat } from './tree.ts'
import { useMensagensCache } from './useMensagens.ts'
import { useTopicoCache } from './useReactions.ts'

const isOnScreen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

export interface Arrivals {
  /** Came while the page was open. */
  arrived: ReadonlySet<number>
  /** Of those, what the person has not had on the screen yet. */
  unseen: readonly number[]
}

/** Watches the class's channel for one topic. `mine`: messages that the person sent are no news. */
export function useTopicoLive(topico: Topico, mensagens: readonly Mensagem[], eu: number): Arrivals {
  const messages = useMensagensCache(topico.id)
  const cache = useTopicoCache(topico.id)
  const [arrived, setArrived] = useState<ReadonlySet<number>>(new Set())
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const known = useRef<ReadonlySet<number>>(new Set())
  const all = flat(mensagens)

  useEffect(() => {
    known.current = new Set(flat(mensagens).map(({ id }) => id))
  }, [mensagens])

  useLive(`turma:${topico.gru_id}`, (tipo, dados) => {
    if (tipo !== 'recarregar' && dados.topico !== topico.id) return
    const id = typeof dados.mensagem === 'number' ? dados.mensagem : null
    if (tipo === 'mensagem_nova' && id !== null && !known.current.has(id))
      setArrived((before) => new Set([...before, id]))
    void messages.refresh()
    void cache.refresh()
  })

  const foreign = all.filter(({ id, usuario }) => arrived.has(id) && usuario.id !== eu).map(({ id }) => id)
  const unseen = foreign.filter((id) => !seen.has(id))
  const waiting = unseen.join(' ')

  const look = useCallback(() => {
    const now = waiting
      .split(' ')
      .filter(Boolean)
      .map(Number)
      .filter((id) => {
        const element = document.getElementById(anchorOf(id))
        return element !== null && isOnScreen(element)
      })
    if (now.length > 0) setSeen((before) => new Set([...before, ...now]))
  }, [waiting])

  useEffect(() => {
    if (waiting === '') return
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [waiting, look])

  return { arrived, unseen }
}
