/** The SQL on work outside the bounds: records kept as they came, by the ticket of their attempt, and what was decided. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { versaoDe } from '../../aula/server/public-versao.ts'
import type { Limite, Registro } from '../fila/shapes.ts'
import type { Lugar } from './queries.ts'

export interface RetidaColumns {
  registro: Registro
  limite: Limite
  feita_em: Date
}

/** Keeps records; those that are kept already stay as they are. */
export async function insertRetidas(
  tx: Tx,
  { usuario_id, aula_id, turma_id, trilha_tentativa_id }: Lugar & { turma_id: number },
  retidas: readonly RetidaColumns[],
): Promise<void> {
  if (retidas.length === 0) return
  await tx
    .insertInto('retida')
    .values(
      retidas.map(({ registro, limite, feita_em }) => ({
        ...{ usuario_id, aula_id, turma_id, trilha_tentativa_id, limite, feita_em },
        uuid: registro.uuid,
        versao: registro.versao,
        tentativa: registro.tentativa,
        registro: JSON.stringify(registro),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Those of these records that are kept of a person, and wait or were refused. */
export async function listGuardadas(
  tx: Tx,
  usuario: number,
  uuids: readonly string[],
): Promise<Map<string, Limite>> {
  const rows = await tx
    .selectFrom('retida')
    .select(['uuid', 'limite'])
    .where('usuario_id', '=', usuario)
    .where('uuid', 'in', [...uuids])
    .where('estado', '<>', 'aceita')
    .execute()
  return new Map(rows.map(({ uuid, limite }) => [uuid, limite as Limite]))
}

/** Why an attempt that is not there was kept, and not taken since; undefined: it was not. */
export async function findLimiteDoBilhete(
  tx: Tx,
  usuario: number,
  tentativa: string,
): Promise<Limite | undefined> {
  const row = await tx
    .selectFrom('retida')
    .select('limite')
    .where('usuario_id', '=', usuario)
    .where('tentativa', '=', tentativa)
    .where('estado', '<>', 'aceita')
    .orderBy('recebida_em')
    .orderBy('uuid')
    .limit(1)
    .executeTakeFirst()
  return row?.limite
}

/** How many records of a person wait in a class. */
export async function countEspera(tx: Tx, usuario: number, turma: number): Promise<number> {
  const { n } = await tx
    .selectFrom('retida')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('usuario_id', '=', usuario)
    .where('turma_id', '=', turma)
    .where('estado', '=', 'espera')
    .executeTakeFirstOrThrow()
  return n
}

const ESTADOS = sql<'espera' | 'aceita' | 'recusada'>`case when bool_or(r.estado = 'espera') then 'espera'
  when bool_or(r.estado = 'recusada') then 'recusada' else 'aceita' end`

const groups = (tx: Tx) =>
  tx
    .selectFrom('retida as r')
    .innerJoin('pessoa as u', 'u.id', 'r.usuario_id')
    .innerJoinLateral(versaoDe('r').as('v'), (join) => join.onTrue())
    .leftJoin('pessoa as q', 'q.id', 'r.decidida_por')
    .select(['r.tentativa', 'r.usuario_id', 'u.nome', 'r.aula_id', 'r.versao', 'r.turma_id', 'v.titulo'])
    .select([
      ESTADOS.as('estado'),
      sql<Limite[]>`array_agg(distinct r.limite)`.as('limites'),
      sql<number>`sum(jsonb_array_length(r.registro -> 'respostas'))::int`.as('respostas'),
      sql<boolean>`bool_or(r.registro ->> 'tipo' = 'conclusao')`.as('concluida'),
      sql<Date>`min(r.feita_em)`.as('feita_de'),
      sql<Date>`max(r.feita_em)`.as('feita_ate'),
      sql<Date>`min(r.recebida_em)`.as('recebida_de'),
      sql<Date>`max(r.recebida_em)`.as('recebida_em'),
      sql<string>`coalesce(max(r.motivo) filter (where r.estado = 'recusada'), '')`.as('motivo'),
      sql<string | null>`max(q.nome) filter (where r.estado <> 'espera')`.as('decidida_por'),
      sql<Date | null>`max(r.decidida_em) filter (where r.estado <> 'espera')`.as('decidida_em'),
    ])
    .groupBy(['r.tentativa', 'r.usuario_id', 'u.nome', 'r.aula_id', 'r.versao', 'r.turma_id', 'v.titulo'])

export type RetidaRow = Awaited<ReturnType<ReturnType<typeof groups>['execute']>>[number]

/** What was kept in a class, or of it one lesson or one ticket: what waits first, then the newest; at most 200. */
export const listDaTurma = (
  tx: Tx,
  turma: number,
  { aula, bilhete }: { aula?: number | undefined; bilhete?: string },
): Promise<RetidaRow[]> =>
  groups(tx)
    .where('r.turma_id', '=', turma)
    .$if(aula !== undefined, (query) => query.where('r.aula_id', '=', aula as number))
    .$if(bilhete !== undefined, (query) => query.where('r.tentativa', '=', bilhete as string))
    .orderBy(sql`bool_or(r.estado = 'espera') desc`)
    .orderBy(sql`max(r.recebida_em) desc`)
    .orderBy('r.tentativa')
    .limit(200)
    .execute()

/** What was kept of a person's work on a lesson; at most 50. */
export const listDaPessoa = (
  tx: Tx,
  { usuario_id, aula_id, turma_id }: Pick<Lugar, 'usuario_id' | 'aula_id' | 'turma_id'>,
): Promise<RetidaRow[]> =>
  groups(tx)
    .where('r.usuario_id', '=', usuario_id)
    .where('r.aula_id', '=', aula_id)
    .where('r.turma_id', '=', turma_id ?? 0)
    .orderBy(sql`max(r.recebida_em) desc`)
    .orderBy('r.tentativa')
    .limit(50)
    .execute()

/** The records of one ticket in a class, oldest first, by themselves until the transaction ends. */
export const lockRetidas = (tx: Tx, turma: number, tentativa: string) =>
  tx
    .selectFrom('retida')
    .selectAll()
    .where('turma_id', '=', turma)
    .where('tentativa', '=', tentativa)
    .orderBy('feita_em')
    .orderBy('uuid')
    .forUpdate()
    .execute()

export const decide = (
  tx: Tx,
  uuids: readonly string[],
  decisao: { estado: 'espera' | 'aceita' | 'recusada'; decidida_por: number; motivo: string },
  now: Date,
) => {
  const open = decisao.estado === 'espera'
  return tx
    .updateTable('retida')
    .set({
      ...decisao,
      decidida_por: open ? null : decisao.decidida_por,
      decidida_em: open ? null : now,
    })
    .where('uuid', 'in', [...uuids])
    .execute()
}
