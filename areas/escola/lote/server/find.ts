/** The only way a handler gets a batch: as its sender, who still may do what it does. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import type { Lote } from '../contract.ts'
import { lotePolicy } from '../policy.ts'
import type { Etapa } from '../shapes.ts'
import { loteTexts } from '../texts.ts'
import type { Place } from './find-check.ts'
import { presentLote } from './present.ts'
import * as queries from './queries.ts'
import { countCards } from './queries-card.ts'

type Scope = Pick<Context, 'tx' | 'brand' | 'authorize'>

/** @throws 404 for anybody else's */
export async function findLote(
  { tx, brand, authorize }: Scope,
  id: number,
  { lock = false } = {},
): Promise<queries.LoteRow> {
  const row = await queries.findLote(tx, id, { lock })
  if (!row) throw notFound()
  authorize(lotePolicy, 'view', { tenantId: brand.ownerId, ...row })
  return row
}

/** A batch at one of these stages, held until the transaction ends. @throws 409 at any other */
export async function findAt(
  context: Scope,
  id: number,
  ...etapas: readonly Etapa[]
): Promise<queries.LoteRow> {
  const row = await findLote(context, id, { lock: true })
  if (!etapas.includes(row.etapa)) throw failure(409, 'outra_etapa', loteTexts.outraEtapa)
  return row
}

export const placeOf = ({ brand, services, now }: Pick<Context, 'brand' | 'services' | 'now'>): Place => ({
  tenantId: brand.ownerId,
  secretKey: services.config.secretKey,
  now,
})

/** The batch as it is told, read again after a change. */
export async function shown({ tx, now }: Pick<Context, 'tx' | 'now'>, id: number): Promise<Told<Lote>> {
  const row = await queries.findLote(tx, id)
  if (!row) throw notFound()
  const [{ corrigidas }, [first], cartoes] = await Promise.all([
    queries.countLinhas(tx, id),
    queries.firstLinha(tx, id),
    row.etapa === 'gravado' ? countCards(tx, id) : 0,
  ])
  return presentLote(row, { corrigidas, cartoes, amostra: first?.celulas ?? [] }, now)
}
