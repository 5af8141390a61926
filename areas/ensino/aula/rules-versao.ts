/** What changed between two states of a lesson, screen by screen. Pure. */
import { same } from '../../../core/contract/same.ts'
import type { TipoTela } from './shapes-tipos.ts'

/** A screen as somebody wrote it; null content: it is not known any more. */
export interface TelaEscrita {
  id: number
  tipo: TipoTela
  titulo: string
  conteudo: object | null
}

/** `lugar`: only its place among those that both have; `incerta`: what was written is not known. */
export type Mudanca = 'igual' | 'mudou' | 'lugar' | 'nova' | 'saiu' | 'incerta'

export interface Par<T> {
  antes?: T
  depois?: T
  mudanca: Mudanca
}

/**
 * Pairs the screens of two states: those of the later one in its order, each with what it was; what left stands where
 * it stood, after the screen that it followed.
 */
export function compareTelas<T extends TelaEscrita>(antes: readonly T[], depois: readonly T[]): Par<T>[] {
  const before = new Map(antes.map((tela) => [tela.id, tela]))
  const after = new Set(depois.map(({ id }) => id))
  const [standing, order] = [
    antes.filter(({ id }) => after.has(id)).map(({ id }) => id),
    depois.filter(({ id }) => before.has(id)).map(({ id }) => id),
  ]
  const changeOf = (one: T | undefined, other: T): Mudanca => {
    if (!one) return 'nova'
    if (one.titulo !== other.titulo) return 'mudou'
    if (one.conteudo === null || other.conteudo === null) return 'incerta'
    if (!same(one.conteudo, other.conteudo)) return 'mudou'
    return standing.indexOf(one.id) === order.indexOf(one.id) ? 'igual' : 'lugar'
  }
  const pairs: Par<T>[] = depois.map((tela) => {
    const was = before.get(tela.id)
    return { ...(was && { antes: was }), depois: tela, mudanca: changeOf(was, tela) }
  })
  for (const [at, tela] of antes.entries()) {
    if (after.has(tela.id)) continue
    const previous = antes[at - 1]?.id
    const place = pairs.findIndex((par) => (par.depois ?? par.antes)?.id === previous) + 1
    pairs.splice(place, 0, { antes: tela, mudanca: 'saiu' })
  }
  return pairs
}
