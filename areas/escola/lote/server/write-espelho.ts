/** The mirror: pupils of the file's schools whom it does not name leave their classes, but for who stands above its sender. */
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { beyondRank } from '../../../acesso/sessao/server/public.ts'
import * as queries from './queries.ts'

interface Mirroring {
  tx: Tx
  actor: Actor
  tenantId: number
}

/** Ids of those whom the file does not name and whose place is not the sender's to end. */
async function acimaDe(
  { tx, actor, tenantId }: Mirroring,
  lote: number,
  redes: readonly number[],
): Promise<number[]> {
  const staff = await queries.listAusentesComPapel(tx, lote, redes)
  return beyondRank({ tx, actor, brand: { ownerId: tenantId } }, 'place', staff)
}

export async function countEspelho(
  mirroring: Mirroring,
  lote: number,
  redes: readonly number[],
): Promise<queries.Espelho> {
  const ficam = await acimaDe(mirroring, lote, redes)
  return queries.countEspelho(mirroring.tx, lote, redes, ficam)
}

/** Those who leave, by school and class. */
export async function listAusentes(
  mirroring: Mirroring,
  { id, espelho }: Pick<queries.LoteRow, 'id' | 'espelho'>,
  limit: number,
): Promise<queries.Ausente[]> {
  const { redes = [] } = espelho ?? {}
  return queries.listAusentes(mirroring.tx, id, redes, await acimaDe(mirroring, id, redes), limit)
}
