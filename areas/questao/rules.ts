/** Pure rules of the bank of questions: words of a statement, states, what a question lacks. */
import { conferirTela } from '../aula/rules-conferir.ts'
import type { CodigoProblema } from '../aula/shapes.ts'
import type { TelaDe } from '../aula/telas.ts'
import {
  type ConteudoQuestao,
  type EstadoQuestao,
  MAX_ALTERNATIVAS,
  TELA_DE,
  type TipoQuestao,
} from './shapes.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
  amp: '&',
}

/** The words of clean HTML, on one line; a formula by its source. */
export const textoDe = (html: string): string =>
  html
    .replace(/<span[^>]*data-math="([^"]*)"[^>]*>[^<]*<\/span>/g, ' $1 ')
    .replace(/<\/?(?:strong|em|u|s|b|i|sub|sup|span|a|code)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** What stands in nobody else's bank needs no review. */
export const estadoAoEntrar = ({ rede, aprova }: { rede: boolean; aprova: boolean }): EstadoQuestao =>
  !rede || aprova ? 'aprovada' : 'em_revisao'

/** A change of what was approved is looked at again, unless who changes it approves. */
export const estadoAoMudar = (estado: EstadoQuestao, aprova: boolean): EstadoQuestao =>
  estado === 'aprovada' && !aprova ? 'em_revisao' : estado

const NEXT: Readonly<Record<EstadoQuestao, readonly EstadoQuestao[]>> = {
  rascunho: ['em_revisao', 'aprovada', 'arquivada'],
  em_revisao: ['aprovada', 'rascunho', 'arquivada'],
  aprovada: ['arquivada'],
  arquivada: ['aprovada', 'rascunho'],
}

/** Where a question may go (H-12): only who approves lets it in, and nobody reviews what is in no network's bank. */
export const estadosPara = (
  estado: EstadoQuestao,
  { rede, edita, aprova }: { rede: boolean; edita: boolean; aprova: boolean },
): EstadoQuestao[] =>
  edita
    ? NEXT[estado].filter((next) =>
        next === 'aprovada' ? aprova : next !== 'em_revisao' || (rede && !aprova),
      )
    : []

export type Falta = CodigoProblema | 'alternativas_demais'

/** What keeps a question out of the bank: the check list of a lesson's screen, and the alternatives of a sheet. */
export function faltasDe(tipo: TipoQuestao, conteudo: ConteudoQuestao): Falta[] {
  const tela = { id: 0, tipo: TELA_DE[tipo], conteudo } as TelaDe & { id: number }
  const found: Falta[] = conferirTela(tela)
    .filter(({ bloqueia }) => bloqueia)
    .map(({ codigo }) => codigo)
  if ('alternativas' in conteudo && conteudo.alternativas.length > MAX_ALTERNATIVAS)
    found.push('alternativas_demais')
  return [...new Set(found)]
}
