/** What must be sent so that the server holds what the author sees: one step at a time, found by comparing the two. */
import { same } from '../../../../../core/contract/same.ts'
import type { Conteudo } from '../../shapes-telas.ts'
import type { TipoTela } from '../../shapes-tipos.ts'

/** A screen as the author sees it. `id` is null until the server knows it; `chave` stays the same. */
export interface Tela {
  chave: string
  id: number | null
  tipo: TipoTela
  titulo: string
  conteudo: Conteudo
}

/** A screen as the server holds it. */
export interface Guardada {
  tipo: TipoTela
  titulo: string
  conteudo: Conteudo
  revisao: number
  /** Who changed it last. */
  por: string
}

/** A lesson as the server holds it: its order is that of the screens which are not removed. */
export interface Servidor<F> {
  fatos: F
  revisao: number
  ordem: readonly number[]
  telas: Readonly<Record<number, Guardada>>
}

export interface Edicao<F> {
  fatos: F
  telas: readonly Tela[]
}

export type Passo<F> =
  | { tipo: 'restaurar'; id: number }
  | { tipo: 'remover'; id: number }
  | { tipo: 'criar'; tela: Tela; depois: number | null }
  | { tipo: 'salvar'; tela: Tela & { id: number }; revisao: number }
  | { tipo: 'ordenar'; ordem: number[] }
  | { tipo: 'fatos'; fatos: F }

const isSaved = (tela: Tela, guardada: Guardada | undefined): boolean =>
  !!guardada && guardada.titulo === tela.titulo && same(guardada.conteudo, tela.conteudo)

const known = (tela: Tela): tela is Tela & { id: number } => tela.id !== null

/** Whether the server holds this screen as it stands. */
export const telaIsSaved = <F>(tela: Tela, servidor: Servidor<F>): boolean =>
  known(tela) && servidor.ordem.includes(tela.id) && isSaved(tela, servidor.telas[tela.id])

/** The next thing to send; null when the server holds all of it. */
export function nextPasso<F>(edicao: Edicao<F>, servidor: Servidor<F>): Passo<F> | null {
  const { telas, fatos } = edicao
  const ids = telas.filter(known).map(({ id }) => id)
  const gone = servidor.ordem.find((id) => !ids.includes(id))
  if (gone !== undefined) return { tipo: 'remover', id: gone }
  const back = ids.find((id) => !servidor.ordem.includes(id))
  if (back !== undefined) return { tipo: 'restaurar', id: back }
  const born = telas.findIndex(({ id }) => id === null)
  const newborn = telas[born]
  if (newborn) return { tipo: 'criar', tela: newborn, depois: telas[born - 1]?.id ?? null }
  const changed = telas.filter(known).find((tela) => !isSaved(tela, servidor.telas[tela.id]))
  if (changed) return { tipo: 'salvar', tela: changed, revisao: servidor.telas[changed.id]?.revisao ?? 1 }
  if (!same(ids, servidor.ordem)) return { tipo: 'ordenar', ordem: ids }
  if (!same(fatos, servidor.fatos)) return { tipo: 'fatos', fatos }
  return null
}

export const isAllSaved = <F>(edicao: Edicao<F>, servidor: Servidor<F>): boolean =>
  nextPasso(edicao, servidor) === null
