/** Pure rules of the bank of questions: words of a statement, states. */
import { withoutTags } from '../../../core/contract/linear.ts'
import type { EstadoQuestao } from './shapes.ts'

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
  withoutTags(
    html
      .replace(/<span[^<>]*data-math="([^"]*)"[^<>]*>[^<]*<\/span>/g, ' $1 ')
      .replace(/<\/?(?:strong|em|u|s|b|i|sub|sup|span|a|code)\b[^<>]*>/g, ''),
    ' ',
  )
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
