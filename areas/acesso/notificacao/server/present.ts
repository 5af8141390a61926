/** A stored notification as the person reads it, in the language of the call. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Language } from '../../../../core/texts/texts.ts'
import type { Notificacao } from '../contract.ts'
import { sentenceOf } from '../texts-frases.ts'
import type { NotificacaoRow } from './queries.ts'

const placeOf = (dados: unknown): string => {
  const turma = (dados as { turma?: unknown } | null)?.turma
  return typeof turma === 'string' ? turma : ''
}

export const present = (row: NotificacaoRow, language: Language): Told<Notificacao> => ({
  id: row.id,
  tipo: row.tipo,
  texto: sentenceOf(row.tipo, row.dados, language),
  detalhe: placeOf(row.dados),
  destino: row.destino,
  lida: row.lida_em !== null,
  quando: row.created_at,
})
