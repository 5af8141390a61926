/** Rows of the queue as the contract tells them. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Decisao } from '../contract.ts'
import { POUCOS, respondeAqui } from '../rules.ts'
import type { DecisaoRow } from './queries.ts'

/** Pupils are named where they are few, and where each is answered from the line. */
export function presentDecisao(row: DecisaoRow): Told<Decisao> {
  const { tipo, turma_id, turma, alvo_id, alvo, dentro_id, total, de, pessoas, desde, ate } = row
  return {
    tipo,
    turma: { id: turma_id, nome: turma },
    alvo: alvo_id === null ? null : { id: alvo_id, nome: alvo ?? '' },
    trilha: dentro_id,
    total,
    de,
    pessoas: total <= POUCOS || respondeAqui(tipo) ? pessoas : [],
    desde,
    ate,
  }
}
