/** Keys of published versions for whoever mends them: read with what they are of, and written anew. */
import { sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import { aulaPolicy } from '../policy.ts'
import type { TelaJulgada } from '../rules-transpor.ts'
import type { TipoTela } from '../shapes-tipos.ts'
import { aulaFor } from './find.ts'

/**
 * A published lesson whose keys somebody means to mend: whoever publishes it. `lock`: by itself until the transaction ends.
 * @throws 404 when it may not be seen, 403 when it may not be done
 */
export async function aulaToRepair(
  context: Pick<Context, 'tx' | 'actor' | 'authorize'>,
  id: number,
  { lock = false } = {},
): Promise<{ id: number; titulo: string; versao: number }> {
  const { row } = await aulaFor(context, 'publish', id, { lock })
  return row
}

/**
 * Of a lesson whose keys its author may not mend: who may, by name; those of its network first, at most 5. Null where
 * the reader may, or is no author: then `aulaToRepair` says.
 */
export async function quemRepara(
  context: Pick<Context, 'tx' | 'actor' | 'authorize'>,
  id: number,
): Promise<string[] | null> {
  const { alvo } = await aulaFor(context, 'view', id)
  const { actor, tx } = context
  if (can(aulaPolicy, actor, 'publish', alvo) || !can(aulaPolicy, actor, 'askKey', alvo)) return null
  const redes = alvo.visibilidade === 'rede' ? alvo.redeCaminho : []
  const { rows } = await sql<{ nome: string }>`
    select u.nome from ${vigentes('v')} join pessoa u on u.id = v.usuario_id and u.status = 'ativo'
    where v.usuario_id <> ${actor.id} and (v.papel = 'administrador_tenant'
      or (v.papel in ('gestor_rede', 'coordenador') and v.funcao = 'escrita' and v.rede_id = any(${bigints(redes)})))
    group by u.id, u.nome order by bool_or(v.rede_id is not null) desc, u.nome, u.id limit 5`.execute(tx)
  return rows.map(({ nome }) => nome)
}

export interface ChaveRow extends TelaJulgada {
  versao: number
  tela_id: number
  ordem: number
  titulo: string
  tipo: TipoTela
}

/** The screens of these versions that have a key. */
export const listChaves = (tx: Tx, aula: number, versoes: readonly number[]): Promise<ChaveRow[]> =>
  tx
    .selectFrom('versao_tela')
    .select(['versao', 'tela_id', 'ordem', 'tipo', 'titulo', 'conteudo', 'gabarito'])
    .where('aula_id', '=', aula)
    .where('versao', 'in', [0, ...versoes])
    .where('gabarito', 'is not', null)
    .orderBy('ordem')
    .execute()

export interface ChaveNova {
  versao: number
  tela_id: number
  gabarito: unknown
}

/** Writes keys anew. Who answers holds the keys of the lesson (`guardaSql`): they were read before this, or after it. */
export async function putChaves(tx: Tx, aula: number, chaves: readonly ChaveNova[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(${nameOf(sql`${aula}::bigint`)})`.execute(tx)
  await sql`update versao_tela t set gabarito = c.gabarito
    from jsonb_to_recordset(${JSON.stringify(chaves)}::jsonb) as c (versao int, tela_id bigint, gabarito jsonb)
    where t.aula_id = ${aula} and t.versao = c.versao and t.tela_id = c.tela_id`.execute(tx)
}

const nameOf = (aula: ReturnType<typeof sql>) =>
  sql`hashtextextended('gabarito ' || current_tenant() || ' ' || ${aula}, 0)`

/** To stand after `from`: until the transaction ends no key of the lesson changes. One row. */
export const guardaSql = (aula: number) => sql`pg_advisory_xact_lock_shared(${nameOf(sql`${aula}::bigint`)})`

/** The title of the version that is published. */
export const tituloDe = async (tx: Tx, aula: number): Promise<string> =>
  sure(await tx.selectFrom('aula_atual').select('titulo').where('id', '=', aula).executeTakeFirst()).titulo ??
  ''
