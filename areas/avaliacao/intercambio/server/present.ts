/** Files of questions and their items as the contract tells them. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { type Language, say } from '../../../../core/texts/texts.ts'
import { undoUntil } from '../../../acesso/trabalho/server/public-importacao.ts'
import { faltaTexts } from '../../questao/texts.ts'
import type { Importacao, Item } from '../shapes.ts'
import { motivoTexts, mudancaTexts } from '../texts.ts'
import type { ImportacaoRow, ItemRow } from './queries.ts'

type Nota = ItemRow['notas'][number]

/** A note in words, with what it is about. */
export function notaInWords({ codigo, detalhe }: Nota, language: Language): string {
  const words = { ...say(mudancaTexts, language), ...say(motivoTexts, language) } as Readonly<
    Record<string, (detalhe: string) => string>
  >
  const about = codigo === 'rascunho' ? faltaInWords(detalhe, language) : detalhe
  return words[codigo]?.(about) ?? about
}

const faltaInWords = (falta: string, language: Language): string => {
  const words = say(faltaTexts, language)
  return words[falta in words ? (falta as keyof typeof words) : 'outra']
}

export function presentImportacao(row: ImportacaoRow, now: Date): Told<Importacao> {
  const { nova = 0, mudada = 0, existe = 0, igual = 0, fora = 0 } = row.contagem
  const until = row.passo === 'gravado' ? undoUntil(row) : null
  return {
    id: row.id,
    arquivo: row.arquivo,
    formato: row.formato,
    passo: row.passo,
    rede: row.rede,
    existentes: row.existentes,
    total: row.total,
    contagem: { nova, mudada, existe, igual, fora },
    avisos: row.avisos,
    trabalho: row.trabalho_id,
    mensagem: row.mensagem,
    quando: row.created_at,
    gravado_em: row.gravado_em,
    desfazer_ate: until && until > now ? until : null,
    desfeito_em: row.desfeito_em,
  }
}

/** `enderecos`: where each picture is read. */
export const presentItem = (
  { questao_id, notas, imagens, ...item }: ItemRow,
  language: Language,
  enderecos: ReadonlyMap<number, string | null>,
): Told<Item> => ({
  ...item,
  imagens: imagens.map((one) => ({ ...one, endereco: enderecos.get(one.midia) ?? null })),
  notas: notas.map((nota) => notaInWords(nota, language)),
  questao: questao_id,
})
