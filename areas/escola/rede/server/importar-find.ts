/** The only way a handler gets a list of schools: as its sender, who still may change the network. */
import { hasAsked } from '../../../../core/policy/actor.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import type { Passo } from '../../../acesso/trabalho/shapes-importar.ts'
import { importarTexts } from '../texts-importar.ts'
import { findFor } from './find.ts'
import { presentImportacao } from './importar-present.ts'
import * as queries from './importar-queries.ts'

/** @throws 404 for anybody else's, 403 for who may no longer change the network */
export async function findOne(
  context: Context,
  id: number,
  { lock = false } = {},
): Promise<queries.ImportacaoRow> {
  const { tx, actor, brand } = context
  const row = await queries.findImportacao(tx, id, { lock })
  if (!row || !hasAsked(actor, row, brand.ownerId)) throw notFound()
  await findFor(context, 'change', row.rede_id)
  return row
}

/** A list at one of these steps, held until the transaction ends. @throws 409 at any other */
export async function findAt(
  context: Context,
  id: number,
  ...passos: readonly Passo[]
): Promise<queries.ImportacaoRow> {
  const row = await findOne(context, id, { lock: true })
  if (!passos.includes(row.passo)) throw failure(409, 'outro_passo', importarTexts.outroPasso)
  return row
}

/** The list as it is told, read again after a change. */
export async function shown({ tx, now }: Pick<Context, 'tx' | 'now'>, id: number) {
  const row = await queries.findImportacao(tx, id)
  if (!row) throw notFound()
  return { importacao: presentImportacao(row, now) }
}
