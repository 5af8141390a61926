/** The SQL of who teaches a class, and of who could. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, wordsOf } from '../../../../core/server/sql.ts'
import { naoEncerrados, vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import type { Professor } from '../contract-gestao.ts'
import { noLugar } from './public-lugar.ts'

/** Titulares first, by name; at most 100. */
export const listDocentes = (tx: Tx, turmaId: number): Promise<Professor[]> =>
  tx
    .selectFrom('vinculo')
    .innerJoin('pessoa as usuario', 'usuario.id', 'vinculo.usuario_id')
    .select(['usuario.id', 'usuario.nome', 'vinculo.auxiliar'])
    .where('vinculo.turma_id', '=', turmaId)
    .where('vinculo.papel', '=', 'professor')
    // Who was ended while this transaction waited for the class is a teacher no more.
    .where(sql<boolean>`vinculo.inicio <= now() and (vinculo.fim is null or vinculo.fim > clock_timestamp())`)
    .orderBy('vinculo.auxiliar')
    .orderBy('usuario.nome')
    .orderBy('usuario.id')
    .limit(100)
    .execute()

/** Whom to look among: everybody of the tenant, or the staff below some networks. */
export type Alcance = 'todos' | readonly number[]

const lugarSql = sql<string>`coalesce((
  select string_agg(distinct r.nome, ', ') from ${naoEncerrados()} ${noLugar()}
  where v.usuario_id = u.id), '')`

const isWithin = (alcance: Alcance) =>
  alcance === 'todos'
    ? sql`true`
    : sql`(u.id in (
        select v.usuario_id from ${naoEncerrados()} ${noLugar()}
        where v.papel in ('professor', 'coordenador', 'gestor_rede')
          and r.caminho && ${bigints(alcance)})) is true`

interface Search {
  alcance: Alcance
  /** Who teaches this class already is left out. */
  turma?: number | undefined
  busca?: string | undefined
}

/** Active people by every word of the search; at most 20, by name. */
export async function searchDocentes(tx: Tx, { alcance, turma, busca = '' }: Search) {
  const { rows } = await sql<{ id: number; nome: string; lugar: string }>`
    with achado as materialized (
      select u.id from pessoa u
      where u.status = 'ativo' and ${isWithin(alcance)} and ${hasWords(sql`u.busca`, wordsOf(busca))}
        and (u.id not in (select usuario_id from ${vigentes('vinculo')} where papel = 'professor'
          and turma_id = ${turma ?? null}::bigint)) is true
      order by u.busca, u.id limit 20)
    select u.id, u.nome, ${lugarSql} as lugar from achado join pessoa u on u.id = achado.id
    order by u.busca, u.id`.execute(tx)
  return rows
}

/** Which of these people may teach there. */
export async function findAble(tx: Tx, ids: readonly number[], alcance: Alcance): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from pessoa u where u.id = any(${bigints(ids)}) and u.status = 'ativo' and ${isWithin(alcance)}`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
