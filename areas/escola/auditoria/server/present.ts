/** Rows of the log as they are told: what changed as a list of fields, in few words. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Registro } from '../contract.ts'
import type { LogRow } from './queries.ts'

const MAX_FIELDS = 30
const MAX_TEXT = 300

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One value in words; what is nested stays as JSON, cut where it is long. */
export function inFewWords(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}

/** The fields that a change names, before and after; a change that names none is one value without a name. */
export function changesOf(mudanca: unknown): Registro['mudancas'] {
  const { antes, depois } = isRecord(mudanca) ? mudanca : {}
  const before = isRecord(antes) ? antes : antes === undefined ? {} : { '': antes }
  const after = isRecord(depois) ? depois : depois === undefined ? {} : { '': depois }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .slice(0, MAX_FIELDS)
    .map((campo) => ({ campo, antes: inFewWords(before[campo]), depois: inFewWords(after[campo]) }))
}

export const presentRegistro = (row: LogRow): Told<Registro> => ({
  numero: row.numero,
  quando: row.quando,
  quem: row.quem_id === null ? null : { id: row.quem_id, nome: row.quem_nome },
  de_fora: row.quem_tenant !== null,
  suporte: row.suporte_id === null ? null : { id: row.suporte_id, nome: row.suporte_nome },
  entidade: row.entidade,
  entidade_id: row.entidade_id,
  alvo: row.alvo_nome,
  acao: row.acao,
  mudancas: changesOf(row.mudanca),
  motivo: row.motivo,
  ip: row.ip,
  request_id: row.request_id,
})
