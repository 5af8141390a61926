/** Two people write one lesson: what only one of them changed is kept from both; what both changed is asked. */
import { same } from '../../../../../core/contract/same.ts'
import type { Edicao, Guardada, Servidor, Tela } from './sync.ts'

/** What both changed: a screen by its number, or the facts of the lesson. */
export type Choque = number | 'fatos'

/** The key of a screen that the server knows. */
export const keyOf = (id: number): string => `s${id}`

export const telaOf = (id: number, { tipo, titulo, conteudo }: Guardada): Tela => ({
  chave: keyOf(id),
  id,
  tipo,
  titulo,
  conteudo,
})

const words = ({ titulo, conteudo }: Pick<Tela, 'titulo' | 'conteudo'>) => ({ titulo, conteudo })

const differs = (a: Pick<Tela, 'titulo' | 'conteudo'>, b: Guardada | undefined): boolean =>
  !b || !same(words(a), words(b))

const bothChanged = <F>(tela: Tela, base: Servidor<F>, next: Servidor<F>): boolean => {
  const [before, after] = [base.telas[tela.id ?? 0], next.telas[tela.id ?? 0]]
  if (!before || !after || before.revisao === after.revisao) return false
  return differs(after, before) && differs(tela, before) && differs(tela, after)
}

/** The first thing that both changed differently; null when the two can be joined without asking. */
export function findChoque<F>(edicao: Edicao<F>, base: Servidor<F>, next: Servidor<F>): Choque | null {
  const tela = edicao.telas.find((one) => bothChanged(one, base, next))
  if (tela?.id) return tela.id
  const { fatos } = edicao
  const facts = !same(fatos, base.fatos) && !same(next.fatos, base.fatos) && !same(fatos, next.fatos)
  return facts ? 'fatos' : null
}

/** My screens after theirs: what I left alone follows them, what they made stands where they put it. */
function mergeTelas<F>(mine: readonly Tela[], base: Servidor<F>, next: Servidor<F>): Tela[] {
  const kept = mine.flatMap((tela) => {
    if (tela.id === null) return [tela]
    const before = base.telas[tela.id]
    const changed = differs(tela, before)
    if (!next.ordem.includes(tela.id)) return changed ? [tela] : []
    const after = next.telas[tela.id]
    return after && !changed && after.revisao !== before?.revisao ? [{ ...tela, ...words(after) }] : [tela]
  })
  const common = kept.filter(({ id }) => id !== null && base.ordem.includes(id)).map(({ id }) => id)
  const unmoved = same(
    common,
    base.ordem.filter((id) => common.includes(id)),
  )
  const ordered = unmoved ? inOrderOf(kept, next.ordem) : kept
  for (const [i, id] of next.ordem.entries()) {
    const born = next.telas[id]
    if (base.ordem.includes(id) || !born || ordered.some((tela) => tela.id === id)) continue
    const after = ordered.findIndex((tela) => tela.id === next.ordem[i - 1])
    ordered.splice(after + 1, 0, telaOf(id, born))
  }
  return ordered
}

/** The known ones in the order given, each new one where it stood. */
function inOrderOf(telas: readonly Tela[], ordem: readonly number[]): Tela[] {
  const sorted = telas
    .filter(({ id }) => id !== null && ordem.includes(id))
    .sort((a, b) => ordem.indexOf(a.id ?? 0) - ordem.indexOf(b.id ?? 0))
  return telas.map((tela) => (tela.id !== null && ordem.includes(tela.id) ? (sorted.shift() ?? tela) : tela))
}

/**
 * Joins. `answer` says which side wins what both changed in one place; every other such place keeps its old number of
 * revision, so that its own save is refused and asked as well.
 */
export function merge<F>(
  edicao: Edicao<F>,
  base: Servidor<F>,
  next: Servidor<F>,
  answer?: { choque: Choque; mine: boolean },
): { edicao: Edicao<F>; servidor: Servidor<F> } {
  const theirs = (choque: Choque) => answer?.choque === choque && !answer.mine
  const open = edicao.telas.filter((tela) => tela.id !== answer?.choque && bothChanged(tela, base, next))
  const telas = mergeTelas(edicao.telas, base, next).map((tela) => {
    const after = next.telas[tela.id ?? 0]
    return tela.id !== null && after && theirs(tela.id) ? { ...tela, ...words(after) } : tela
  })
  const mineFatos = !same(edicao.fatos, base.fatos) && !theirs('fatos')
  const still = Object.fromEntries(open.flatMap(({ id }) => (id ? [[id, base.telas[id]]] : [])))
  const askFatos =
    answer?.choque !== 'fatos' && findChoque({ fatos: edicao.fatos, telas: [] }, base, next) !== null
  return {
    edicao: { fatos: mineFatos ? edicao.fatos : next.fatos, telas },
    servidor: {
      ...next,
      telas: { ...next.telas, ...still },
      ...(askFatos && { fatos: base.fatos, revisao: base.revisao }),
    },
  }
}
