/** SQL of the classes that follow a path, and from when to when. */
import { sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { lugar, nomeada } from '../../../escola/turma/server/public-lugar.ts'
import type { Janela } from '../rules.ts'
import { MAX_GRUPOS } from '../shapes.ts'

export interface TurmaRow {
  id: number
  codigo: string
  nome: string
  escola: string
  status: string
  caminho: number[]
}

export interface GrupoRow extends TurmaRow {
  trilha_id: number
  inicio: Date | null
  fim: Date | null
}

const turma = sql`c.id, c.codigo, c.nome, r.nome as escola, c.status, r.caminho`

/** The classes of a path by name, those in the bin left out; at most 500. */
export const listGrupos = (tx: Tx, trilha: number, turmas?: readonly number[]): Promise<GrupoRow[]> =>
  listGruposDe(tx, [trilha], turmas)

/** Those of several paths; at most 500 a path in all. */
export async function listGruposDe(
  tx: Tx,
  trilhas: readonly number[],
  turmas?: readonly number[],
): Promise<GrupoRow[]> {
  const only = turmas === undefined ? sql`true` : sql`c.id = any(${bigints(turmas)})`
  const { rows } = await sql<GrupoRow>`
    select g.trilha_id, ${turma}, g.inicio, g.fim
    from trilha_grupo g join (${lugar('c')}) on c.id = g.turma_id
    where g.trilha_id = any(${bigints(trilhas)}) and c.status <> 'excluida' and ${only}
    order by sem_acento(c.nome), r.nome, c.id limit ${MAX_GRUPOS * trilhas.length}`.execute(tx)
  return rows
}

export async function findTurmas(tx: Tx, ids: readonly number[]): Promise<TurmaRow[]> {
  const { rows } = await sql<TurmaRow>`
    select ${turma} from ${lugar('c')} where c.id = any(${bigints(ids)})`.execute(tx)
  return rows
}

/** Active classes that the person leads, found by name: at most 30. */
export async function searchTurmas(tx: Tx, actor: Actor, busca: string | undefined): Promise<TurmaRow[]> {
  const taught = actor.turmas.filter(({ papel }) => papel === 'professor').map(({ id }) => id)
  const redes = actor.redes.filter(({ funcao }) => funcao === 'escrita').map(({ id }) => id)
  const led = isAdministradorTenant(actor)
    ? sql`true`
    : sql`(c.id = any(${bigints(taught)}) or r.caminho && ${bigints(redes)})`
  const { rows } = await sql<TurmaRow>`
    select ${turma} from ${lugar('c')}
    where c.status = 'ativa' and ${led}
      and ${nomeada(busca, 'c')}
    order by sem_acento(c.nome), r.nome, c.id limit 30`.execute(tx)
  return rows
}

/** Those that have the path take the new dates. Returns how many classes have it then. */
export async function putGrupos(
  tx: Tx,
  trilha: number,
  turmas: readonly number[],
  { inicio, fim }: Janela,
): Promise<number> {
  await sql`
    insert into trilha_grupo (trilha_id, turma_id, inicio, fim)
    select ${trilha}, unnest(${bigints(turmas)}), ${inicio}::timestamptz, ${fim}::timestamptz
    on conflict (tenant_id, trilha_id, turma_id) do update set inicio = excluded.inicio, fim = excluded.fim`.execute(
    tx,
  )
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from trilha_grupo where trilha_id = ${trilha}`.execute(tx)
  return rows[0]?.n ?? 0
}

export const deleteGrupo = (tx: Tx, trilha: number, turmaId: number) =>
  tx.deleteFrom('trilha_grupo').where('trilha_id', '=', trilha).where('turma_id', '=', turmaId).execute()
