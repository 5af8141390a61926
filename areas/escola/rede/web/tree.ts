/** The tree as rows, one under the other: pure, so that what the keyboard walks is what is shown. */
import type { No, NoAlunos } from '../contract.ts'
import type { Selecao } from '../rules-selecao.ts'

export type AnyNo = No | NoAlunos

/** Unique among the rows: a pupil stands once in each class. */
export const chaveOf = ({ tipo, id, pai }: AnyNo): string =>
  tipo === 'aluno' ? `${pai}/aluno:${id}` : `${tipo}:${id}`

/** A choice as it is told: `aluno:33` is the end of the row's key; the figures stay here. */
export const marcaOf = ({ no: { chave }, marcado }: Selecao[number]) => {
  const [tipo, id] = (chave.split('/').at(-1) ?? '').split(':')
  return { tipo: tipo as AnyNo['tipo'], id: Number(id), marcado }
}

/** What is known of the inside of a node. */
export interface Nivel<N> {
  nos: readonly N[]
  /** Of the whole node, shown or not. */
  total: number
  estado: 'pronto' | 'carregando' | 'erro'
}

interface Place {
  chave: string
  /** From 1. */
  nivel: number
  /** The keys of what the row lies in, from the top down. */
  caminho: readonly string[]
}

export type Linha<N> =
  | (Place & { tipo: 'no'; no: N; aberto: boolean | null; posicao: number; irmaos: number })
  | (Place & { tipo: 'carregando' | 'erro' | 'vazio' })
  | (Place & { tipo: 'mais'; faltam: number })

interface Given<N> {
  raiz: N
  nivelOf: (chave: string) => Nivel<N> | undefined
  isOpen: (chave: string) => boolean
  /** What filters leave in. */
  isShown?: (no: N, caminho: readonly string[]) => boolean
}

const canOpen = ({ tipo }: AnyNo): boolean => tipo !== 'aluno'

/** Every row from the top down; what is closed has none below it. */
export function flatten<N extends AnyNo>({
  raiz,
  nivelOf,
  isOpen,
  isShown = () => true,
}: Given<N>): Linha<N>[] {
  const rows: Linha<N>[] = []
  const visit = (no: N, place: Omit<Place, 'chave'>, posicao: number, irmaos: number) => {
    const chave = chaveOf(no)
    const open = canOpen(no) && isOpen(chave)
    rows.push({ tipo: 'no', chave, no, ...place, posicao, irmaos, aberto: canOpen(no) ? open : null })
    if (!open) return
    const caminho = [...place.caminho, chave]
    const below = { caminho, nivel: place.nivel + 1 }
    const nivel = nivelOf(chave)
    const shown = nivel?.nos.filter((filho) => isShown(filho, caminho)) ?? []
    for (const [i, filho] of shown.entries()) visit(filho, below, i + 1, shown.length)
    const tell = (tipo: 'carregando' | 'erro' | 'vazio') =>
      rows.push({ tipo, chave: `${chave}/${tipo}`, ...below })
    if (!nivel || nivel.estado === 'carregando') tell('carregando')
    else if (nivel.estado === 'erro') tell('erro')
    else if (nivel.total > nivel.nos.length)
      rows.push({ tipo: 'mais', chave: `${chave}/mais`, ...below, faltam: nivel.total - nivel.nos.length })
    else if (shown.length === 0) tell('vazio')
  }
  visit(raiz, { nivel: 1, caminho: [] }, 1, 1)
  return rows
}

/** The row of the keyboard, as it was when the keyboard came to it. */
export interface Parada {
  chave: string
  caminho: readonly string[]
  i: number
}

/**
 * Where the keyboard stands in the rows as they are now: on its row; where that is gone, such as "Carregando…", on what
 * took its place in the same node, else on the nearest node above that is left.
 */
export function standOn<N>(rows: readonly Linha<N>[], { chave, caminho, i }: Parada): number {
  const same = rows.findIndex((row) => row.chave === chave)
  if (same >= 0) return same
  const heir = Math.min(i, rows.length - 1)
  if (rows[heir]?.caminho.at(-1) === caminho.at(-1) && caminho.length > 0) return heir
  const above = caminho.map((one) => rows.findIndex((row) => row.chave === one)).filter((at) => at >= 0)
  return above.at(-1) ?? 0
}

/** Letters as searched: without accents, small. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The next row whose name begins with the letters, from the one after `at`, around the end; -1 for none. */
export function typeahead<N extends AnyNo>(rows: readonly Linha<N>[], at: number, letters: string): number {
  const wanted = plain(letters)
  const order = rows.map((_, i) => (at + (letters.length > 1 ? 0 : 1) + i) % rows.length)
  return (
    order.find((i) => {
      const row = rows[i]
      return row?.tipo === 'no' && plain(row.no.nome).startsWith(wanted)
    }) ?? -1
  )
}

/** The rows of a search: each node under the one that holds it. */
export function nivelsOf<N extends AnyNo>(nos: readonly N[]): ReadonlyMap<string, Nivel<N>> {
  const byPai = new Map<string, N[]>()
  for (const no of nos) byPai.set(no.pai, [...(byPai.get(no.pai) ?? []), no])
  return new Map(
    [...byPai].map(([pai, filhos]) => [
      pai,
      { nos: filhos.sort(byKindAndName), total: filhos.length, estado: 'pronto' },
    ]),
  )
}

const KINDS = ['rede', 'turma', 'aluno']
const byKindAndName = (a: AnyNo, b: AnyNo): number =>
  KINDS.indexOf(a.tipo) - KINDS.indexOf(b.tipo) || a.nome.localeCompare(b.nome, 'pt-BR', { numeric: true })
