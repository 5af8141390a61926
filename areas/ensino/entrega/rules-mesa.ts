/** Pure rules of the desk: when a correction may go, which marks a work can hold. */
import type { Rubrica } from '../aula/shapes-telas.ts'
import { notaDaRubrica } from './rules.ts'
import type { Correcao, Marca } from './shapes.ts'

export type Escrita = Pick<Correcao, 'nota' | 'rubrica' | 'comentario' | 'marcas' | 'refazer'>

/** What a pupil sent, as far as marks stand in it. */
export interface Obra {
  texto: string
  /** How many files. */
  arquivos: number
}

/** The mark that a correction gives: of the rubric where there is one; null while something lacks. */
export const notaDe = (rubrica: Rubrica, { nota, rubrica: escolhas }: Pick<Escrita, 'nota' | 'rubrica'>) =>
  rubrica.length > 0 ? notaDaRubrica(rubrica, escolhas) : nota

const saysSomething = ({ comentario, marcas }: Pick<Escrita, 'comentario' | 'marcas'>): boolean =>
  comentario.trim() !== '' || marcas.some(({ texto }) => texto.trim() !== '')

/** Why a correction may not go yet: a mark lacks, or words for who is to do it again. Null: it may. */
export function falta(rubrica: Rubrica, escrita: Escrita): 'nota' | 'palavras' | null {
  if (escrita.refazer) return saysSomething(escrita) ? null : 'palavras'
  return notaDe(rubrica, escrita) === null ? 'nota' : null
}

/** Whether a mark stands within the work. */
export function cabe({ arquivo, de, ate, traco }: Marca, obra: Obra): boolean {
  if (arquivo === null) return traco.length === 0 && de < ate && ate <= obra.texto.length
  return arquivo < obra.arquivos && traco.length % 2 === 0 && ate >= de
}

/** Whether anything of a correction is written. */
export const isVazia = ({ nota, rubrica, comentario, marcas, refazer }: Escrita): boolean =>
  nota === null && rubrica.length === 0 && comentario === '' && marcas.length === 0 && !refazer

/** The marks that were given, by attempt, as parts of one. */
export function pontosOf(
  dadas: readonly { tentativa_id: number; tela_id: number; nota: string | null }[],
): ReadonlyMap<number, readonly { tela: number; fracao: number }[]> {
  const found = new Map<number, { tela: number; fracao: number }[]>()
  for (const { tentativa_id, tela_id, nota } of dadas)
    if (nota !== null)
      found.set(tentativa_id, [
        ...(found.get(tentativa_id) ?? []),
        { tela: tela_id, fracao: Number(nota) / 10 },
      ])
  return found
}
