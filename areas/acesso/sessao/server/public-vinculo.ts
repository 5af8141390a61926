/** Roles of people, as the areas that give and end them do. A role that had ended is given again on its own row. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, jsonRows } from '../../../../core/server/sql.ts'

export interface NewVinculo {
  usuarioId: number
  papel: string
  funcao: 'leitura' | 'escrita'
  auxiliar: boolean
  redeId: number | null
  turmaId: number | null
  alunoId: number | null
  /** Null: from now on, as the database tells the time. */
  inicio: Date | null
  fim: Date | null
}

/** The index that says which role is the same one. */
const SAME = sql`(tenant_id, usuario_id, papel, coalesce(rede_id, 0), coalesce(turma_id, 0), coalesce(aluno_id, 0))`

/** Gives a role, again when it had ended; undefined when the person has it already. */
export async function giveVinculo(tx: Tx, v: NewVinculo): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into vinculo (usuario_id, papel, funcao, auxiliar, rede_id, turma_id, aluno_id, inicio, fim)
    values (${v.usuarioId}, ${v.papel}, ${v.funcao}, ${v.auxiliar}, ${v.redeId}, ${v.turmaId}, ${v.alunoId},
      coalesce(${v.inicio}::timestamptz, now()), ${v.fim})
    on conflict ${SAME}
    do update set funcao = excluded.funcao, auxiliar = excluded.auxiliar, inicio = excluded.inicio, fim = excluded.fim
      where vinculo.fim is not null and vinculo.fim <= now()
    returning id`.execute(tx)
  return rows[0]?.id
}

export const updateVinculo = (
  tx: Tx,
  id: number,
  change: { funcao?: 'leitura' | 'escrita'; auxiliar?: boolean; inicio?: Date; fim?: Date | null },
) => tx.updateTable('vinculo').set(change).where('id', '=', id).execute()

/** Ends a role now; one that was to begin later never does. */
const OVER = { inicio: sql<Date>`least(inicio, now())`, fim: sql<Date>`now()` }

export const endVinculo = (tx: Tx, id: number) =>
  tx.updateTable('vinculo').set(OVER).where('id', '=', id).execute()

export interface Docencia {
  turma: number
  usuario: number
  auxiliar: boolean
}

/** Makes somebody a teacher of a class, again where that had ended; false when it holds. */
export async function giveDocencia(tx: Tx, { turma, usuario, auxiliar }: Docencia): Promise<boolean> {
  const { rows } = await sql`
    insert into vinculo (usuario_id, papel, turma_id, auxiliar) values (${usuario}, 'professor', ${turma}, ${auxiliar})
    on conflict ${SAME}
    do update set auxiliar = excluded.auxiliar, inicio = now(), fim = null
      where vinculo.fim is not null and vinculo.fim <= now()
    returning 1`.execute(tx)
  return rows.length > 0
}

const docencia = (tx: Tx, { turma, usuario }: Omit<Docencia, 'auxiliar'>) =>
  tx
    .updateTable('vinculo')
    .where('turma_id', '=', turma)
    .where('usuario_id', '=', usuario)
    .where('papel', '=', 'professor')

export const setAuxiliar = (tx: Tx, { auxiliar, ...who }: Docencia) =>
  docencia(tx, who).set({ auxiliar }).execute()

export const endDocencia = (tx: Tx, who: Omit<Docencia, 'auxiliar'>) => docencia(tx, who).set(OVER).execute()

export interface BatchVinculo {
  usuario_id: number
  papel: string
  rede_id: number | null
  turma_id: number | null
  aluno_id: number | null
}

interface Given {
  id: number
  /** Whose row it is: the bond of a guardian is the child's. */
  dono: number
}

const batch = (vinculos: readonly BatchVinculo[]) => sql`jsonb_to_recordset(${jsonRows(vinculos)})
  as x (usuario_id bigint, papel text, rede_id bigint, turma_id bigint, aluno_id bigint)`

/** Of these roles, those that have a row. */
export async function findVinculos(tx: Tx, vinculos: readonly BatchVinculo[]): Promise<Given[]> {
  const { rows } = await sql<Given>`
    select v.id, coalesce(v.aluno_id, v.usuario_id) as dono from vinculo v join ${batch(vinculos)}
      on v.usuario_id = x.usuario_id and v.papel = x.papel and v.rede_id is not distinct from x.rede_id
      and v.turma_id is not distinct from x.turma_id and v.aluno_id is not distinct from x.aluno_id`.execute(
    tx,
  )
  return rows
}

/** Gives the roles of a batch, again when they had ended; those that hold are left alone. */
export async function giveVinculos(tx: Tx, vinculos: readonly BatchVinculo[]): Promise<Given[]> {
  const { rows } = await sql<Given>`
    insert into vinculo (usuario_id, papel, rede_id, turma_id, aluno_id)
    select distinct usuario_id, papel, rede_id, turma_id, aluno_id from ${batch(vinculos)}
    on conflict ${SAME}
    do update set inicio = now(), fim = null where vinculo.fim is not null and vinculo.fim <= now()
    returning id, coalesce(aluno_id, usuario_id) as dono`.execute(tx)
  return rows
}

/** The rows by which these people teach these classes and have not ended doing so. */
export async function findDocencias(
  tx: Tx,
  teaching: readonly { usuario_id: number; turma_id: number }[],
  now: Date,
): Promise<Given[]> {
  const { rows } = await sql<Given>`
    select v.id, v.usuario_id as dono from vinculo v
    join jsonb_to_recordset(${jsonRows(teaching)}) as x (usuario_id bigint, turma_id bigint)
      on v.usuario_id = x.usuario_id and v.turma_id = x.turma_id
    where v.papel = 'professor' and (v.fim is null or v.fim > ${now})`.execute(tx)
  return rows
}

export const endVinculos = (tx: Tx, ids: readonly number[], now: Date) =>
  sql`update vinculo set fim = ${now} where id = any(${bigints(ids)})`.execute(tx)

/** Roles kept as JSON, given back to whoever is still here: `kept` gives their rows, as `kept.vinculos`. */
export const restoreVinculos = (tx: Tx, kept: RawBuilder<unknown>) =>
  sql`
    insert into vinculo (usuario_id, papel, funcao, auxiliar, rede_id, inicio, fim)
    select v.usuario_id, v.papel, v.funcao, v.auxiliar, v.rede_id, v.inicio, v.fim
    from (${kept}) kept cross join jsonb_populate_recordset(null::vinculo, kept.vinculos) v
    join usuario u on u.id = v.usuario_id`.execute(tx)
