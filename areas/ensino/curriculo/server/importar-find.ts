/** Into which curriculum an import may go, and the only way a handler gets one: as its sender, who still may. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { findsOf } from '../../../acesso/trabalho/server/public-importacao.ts'
import { curriculoPolicy, curriculosPolicy } from '../policy.ts'
import { curriculoTexts } from '../texts.ts'
import { importarTexts } from '../texts-importar.ts'
import { alvoOf, curriculoToRead, type Pessoa, pessoaOf, readPessoa } from './find.ts'
import { presentImportacao } from './importar-present.ts'
import * as queries from './importar-queries.ts'
import { findCliente, setVinculo } from './queries-cliente.ts'
import * as curriculos from './queries-curriculo.ts'

type Alvo = Pick<curriculos.CurriculoRow, 'id' | 'nome' | 'etapa' | 'base'>

/** A curriculum into which the person may import: who may change what everybody has of it. */
async function curriculoToImport(context: Context, id: number): Promise<Alvo> {
  const { curriculo, alvo } = await curriculoToRead(context, id, {})
  context.authorize(curriculoPolicy, 'edit', { ...alvo, versao: null })
  return curriculo
}

/** The curriculum of that name among the base ones, or among a client's: there is at most one. */
async function findNamed(tx: Tx, nome: string, cliente: number | null): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from curriculo
    where nome = ${nome} and coalesce(cliente_id, 0) = ${cliente ?? 0} and remocao_id is null`.execute(tx)
  return rows[0]?.id
}

/** The one that has the name already. @throws 409 when the person may not change it */
export async function namedToImport(
  context: Context,
  { nome, cliente_id }: { nome: string; cliente_id: number | null },
): Promise<Alvo | undefined> {
  const id = await findNamed(context.tx, nome, cliente_id)
  const row = id === undefined ? undefined : await curriculos.find(context.tx, id)
  if (!row) return undefined
  const alvo = alvoOf(row, await pessoaOf(context), null)
  if (!can(curriculoPolicy, context.actor, 'edit', alvo))
    throw failure(409, 'nome_ocupado', importarTexts.nomeOcupado, {
      campos: { nome: importarTexts.nomeOcupado },
    })
  return row
}

/** @throws 403 unless the person may make a curriculum of this client, or a base; 404 for a client that is not there */
export async function authorizeNew(context: Context, cliente: number | null, pessoa?: Pessoa): Promise<void> {
  const clientes = pessoa ?? (await pessoaOf(context))
  context.authorize(curriculosPolicy, 'create', { ...clientes, cliente })
  if (cliente !== null && !(await findCliente(context.tx, cliente))) throw notFound(curriculoTexts.cliente)
}

/** The curriculum that the person named, or none: then they may make one. */
export async function targetFor(
  context: Context,
  { curriculo_id, cliente_id }: { curriculo_id?: number | undefined; cliente_id?: number | undefined },
): Promise<Alvo | undefined> {
  if (curriculo_id !== undefined) return curriculoToImport(context, curriculo_id)
  await authorizeNew(context, cliente_id ?? null)
  return undefined
}

/** Whether the sender may still do what the import does; it is asked again where nobody waits for an answer. */
export async function mayImport(tx: Tx, actor: Actor, row: queries.ImportacaoRow): Promise<boolean> {
  const pessoa = await readPessoa(tx, actor)
  const curriculo = row.curriculo_id === null ? undefined : await curriculos.find(tx, row.curriculo_id)
  return curriculo
    ? can(curriculoPolicy, actor, 'edit', alvoOf(curriculo, pessoa, null))
    : can(curriculosPolicy, actor, 'create', { ...pessoa, cliente: row.cliente_id })
}

/** Makes the curriculum that an import goes into, linked to the client whose it is. */
export async function makeCurriculo(
  tx: Tx,
  { nome, etapa, base, cliente_id }: queries.ImportacaoRow,
): Promise<number> {
  const id = await curriculos.insert(tx, { nome, etapa, base, cliente_id, anos: [] })
  if (cliente_id !== null) await setVinculo(tx, { curriculo: id, cliente: cliente_id, status: true })
  return id
}

export const { findOne, findAt, findUnrecorded, shown } = findsOf({
  find: queries.findImportacao,
  async admit(context, { curriculo_id, curriculo_cliente, cliente_id }) {
    const { tx, authorize } = context
    const pessoa = await pessoaOf(context)
    const curriculo = curriculo_id === null ? undefined : await curriculos.find(tx, curriculo_id)
    // Of a curriculum that was removed, its sender still sees what came of the import.
    if (curriculo) authorize(curriculoPolicy, 'edit', alvoOf(curriculo, pessoa, null))
    else authorize(curriculosPolicy, 'create', { ...pessoa, cliente: cliente_id ?? curriculo_cliente })
  },
  present: presentImportacao,
  words: importarTexts,
})
