/** All SQL on reading the log, and on finding whoever may be looked at. Writing it is the kernel's (core/server/audit.ts). */

import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, wordsOf } from '../../../../core/server/sql.ts'
import { naoEncerrados } from '../../../acesso/sessao/server/public-vigente.ts'
import { naTurma } from '../../turma/server/public-lugar.ts'

/** What the search means: a period as instants, a person as ids. */
export interface LogFilter {
  entidade?: string | undefined
  registro?: string | undefined
  acao?: string | undefined
  pessoas?: readonly number[] | undefined
  de?: Date | undefined
  /** Before this instant. */
  ate?: Date | undefined
  /** Only rows numbered below. */
  antes?: number | undefined
}

const MAX_PESSOAS = 1_000

/** Over `usuario`: every word is in the name or the user name, or the whole is the e-mail or the id. */
function isMeant(busca: string) {
  const whole = busca.trim().toLowerCase()
  const id = /^\d{1,15}$/.test(whole) ? Number(whole) : 0
  return sql<boolean>`id in (
    select u.id from pessoa u where ${hasWords(sql`u.busca`, wordsOf(busca))}
    union all select id from pessoa where login = ${whole}
    union all select id from pessoa where email = ${whole}
    union all select ${id}::bigint)`
}

/** The people that words mean: at most 1,000. */
export async function idsOfPessoas(tx: Tx, busca: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('pessoa as usuario')
    .select('id')
    .where(isMeant(busca))
    .orderBy('id')
    .limit(MAX_PESSOAS)
    .execute()
  return rows.map(({ id }) => id)
}

/** Rows of the log, newest first, with the names that people have now. */
export async function listLog(tx: Tx, filter: LogFilter, limit: number) {
  let query = tx.selectFrom('auditoria as a')
  if (filter.entidade !== undefined) query = query.where('a.entidade', '=', filter.entidade)
  if (filter.registro !== undefined) query = query.where('a.entidade_id', '=', filter.registro)
  if (filter.acao !== undefined) query = query.where('a.acao', '=', filter.acao)
  if (filter.de !== undefined) query = query.where('a.quando', '>=', filter.de)
  if (filter.ate !== undefined) query = query.where('a.quando', '<', filter.ate)
  if (filter.antes !== undefined) query = query.where('a.numero', '<', filter.antes)
  if (filter.pessoas !== undefined)
    query = query.where(
      // Ids repeat between tenants: a visitor's is nobody here.
      sql<boolean>`((a.quem_tenant is null and a.quem_id = any(${bigints(filter.pessoas)}))
        or a.suporte_id = any(${bigints(filter.pessoas)}))`,
    )
  return query
    .leftJoin('pessoa as quem', (join) =>
      join.onRef('quem.id', '=', 'a.quem_id').on('a.quem_tenant', 'is', null),
    )
    .leftJoin('pessoa as suporte', 'suporte.id', 'a.suporte_id')
    .leftJoin('pessoa as alvo', (join) =>
      join.on(
        sql<boolean>`alvo.id = case when a.entidade = 'usuario' and a.entidade_id ~ '^[0-9]{1,18}$'
          then a.entidade_id::bigint end`,
      ),
    )
    .select([
      'a.numero',
      'a.quando',
      'a.quem_id',
      'a.quem_tenant',
      'a.suporte_id',
      'a.entidade',
      'a.entidade_id',
      'a.acao',
      'a.mudanca',
      'a.motivo',
      'a.request_id',
      'quem.nome as quem_nome',
      'suporte.nome as suporte_nome',
      'alvo.nome as alvo_nome',
    ])
    .select(sql<string | null>`host(a.ip)`.as('ip'))
    .orderBy('a.numero', 'desc')
    .limit(limit)
    .execute()
}

export type LogRow = Awaited<ReturnType<typeof listLog>>[number]

/** Roles that have not ended: whoever is to administer from tomorrow on is looked at no more today. */
const papeisSql = sql<string[]>`array(
  select distinct papel from (
    select v.papel from ${naoEncerrados()} where v.usuario_id = usuario.id
    union all
    select 'aluno' from ${naTurma()} where m.aluno_id = usuario.id) p order by papel)`

const pessoas = (tx: Tx) =>
  tx.selectFrom('pessoa as usuario').select(['id', 'nome', 'login', 'status']).select(papeisSql.as('papeis'))

export type PessoaRow = Awaited<ReturnType<typeof findPessoa>>

/** People by words of the name, user name or e-mail; whoever is named so exactly comes first. */
export const findPessoas = (tx: Tx, busca: string, limit: number) =>
  pessoas(tx)
    .where(isMeant(busca))
    .orderBy(sql`${busca.trim().toLowerCase()} in (login, email)`, 'desc')
    .orderBy('busca')
    .orderBy('id')
    .limit(limit)
    .execute()

export const findPessoa = (tx: Tx, id: number) => pessoas(tx).where('id', '=', id).executeTakeFirst()

export const findVerComo = (tx: Tx, sessaoId: number) =>
  tx
    .selectFrom('sessao')
    .innerJoin('pessoa as suporte', 'suporte.id', 'sessao.suporte_id')
    .select(['suporte.nome', 'sessao.expira_em'])
    .where('sessao.id', '=', sessaoId)
    .executeTakeFirst()
