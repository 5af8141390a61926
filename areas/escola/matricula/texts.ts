/** Sentences of enrolments that server and screens share, Portuguese and English side by side. */
import { formatNumber } from '../../../core/contract/time.ts'
import { defineTexts, type Language, plural, say } from '../../../core/texts/texts.ts'
import type { LinhaTransferencia } from './shapes.ts'

export const matriculaTexts = defineTexts({
  abandono: { pt: 'Abandono', en: 'Dropped out' },
  remanejamento: { pt: 'Remanejamento', en: 'Moved between classes' },
  reclassificacao: { pt: 'Reclassificação', en: 'Moved to another year' },
  obito: { pt: 'Óbito', en: 'Death' },
  vinculo_indevido: { pt: 'Estava na turma por engano', en: 'Was in the class by mistake' },
  transferencia_rede: { pt: 'Transferência na rede', en: 'Transfer within the network' },
  transferencia_externa: { pt: 'Transferência para fora da rede', en: 'Transfer out of the network' },
  transferencias: { pt: 'Transferências', en: 'Transfers' },
  aluno: { pt: '⟦Aluno⟧', en: 'Student' },
  sentido: { pt: 'Sentido', en: 'Direction' },
  saida: { pt: 'saiu', en: 'left' },
  entrada: { pt: 'chegou', en: 'arrived' },
  origem: { pt: 'Origem', en: 'From' },
  destino: { pt: 'Destino', en: 'To' },
  foraDaRede: { pt: 'Fora da rede', en: 'Outside the network' },
  data: { pt: 'Data', en: 'Date' },
  motivo: { pt: 'Motivo', en: 'Reason' },
  quem: { pt: 'Quem transferiu', en: 'Transferred by' },
  progressoLevado: { pt: 'Progresso levado', en: 'Progress taken along' },
  situacao: { pt: 'Situação', en: 'Status' },
  desfeita: { pt: 'desfeita', en: 'undone' },
  mensagens: {
    pt: (n: number) => plural(n, '1 mensagem no fórum', '# mensagens no fórum'),
    en: (n: number) => plural(n, '1 message in the forum', '# messages in the forum'),
  },
  notas: {
    pt: (n: number, media: string) => plural(n, `1 nota: ${media}`, `# notas, média ${media}`),
    en: (n: number, media: string) => plural(n, `1 grade: ${media}`, `# grades, average ${media}`),
  },
  habilidades: {
    pt: (n: number) => plural(n, '1 habilidade', '# habilidades'),
    en: (n: number) => plural(n, '1 skill', '# skills'),
  },
  semProgresso: { pt: 'nada ainda', en: 'nothing yet' },
})

/** "3 mensagens no fórum · 2 notas, média 8,5" */
export function progressWords(
  { mensagens, notas, media, habilidades }: LinhaTransferencia['progresso'],
  language: Language,
): string {
  const t = say(matriculaTexts, language)
  const parts = [
    mensagens > 0 && t.mensagens(mensagens),
    media !== null && t.notas(notas, formatNumber(media, undefined, language)),
    habilidades > 0 && t.habilidades(habilidades),
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' · ') : t.semProgresso
}
