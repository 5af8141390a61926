/** Pure rules of the bank of questions: states. */
import type { EstadoQuestao } from './shapes.ts'

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
