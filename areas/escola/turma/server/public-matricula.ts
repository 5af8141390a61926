/** Who is in a class, as the areas that let people in and out do: one pupil, many, or a batch of lines. */

import { sql } from 'kysely'
import { currentFuso } from '../../../../core/contract/fuso.ts'
import type { Column, Tx } from '../../../../core/server/database.ts'
import { bigints, jsonRows } from '../../../../core/server/sql.ts'

type Motivo = Column<'matricula', 'motivo'>

/** Puts a pupil into a class, back into it after leaving; false when they are in it. */
export async function enrol(
  tx: Tx,
  { turmaId, alunoId, numero, now }: { turmaId: number; alunoId: number; numero: number | null; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into matricula (turma_id, aluno_id, numero_chamada, data_matricula)
    values (${turmaId}, ${alunoId}, ${numero}, ${now})
    on conflict (tenant_id, turma_id, aluno_id) do update set status = 'adicionado', data_saida = null, motivo = null,
      recusa = null, por_si = false,
      numero_chamada = coalesce(matricula.numero_chamada, excluded.numero_chamada),
      data_matricula = case when matricula.status = 'pendente' then excluded.data_matricula
        else matricula.data_matricula end
      where matricula.status <> 'adicionado'
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Takes a pupil out of a class; false when they are not in it. */
export async function unenrol(
  tx: Tx,
  { turmaId, alunoId, motivo, now }: { turmaId: number; alunoId: number; motivo: Motivo; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('matricula')
    .set({ status: 'removido', motivo, data_saida: now })
    .where('turma_id', '=', turmaId)
    .where('aluno_id', '=', alunoId)
    .where('status', 'in', ['adicionado', 'pendente'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface Entry {
  aluno: number
  /** For who has none yet, or one that somebody else has by now. */
  numero: number | null
}

/**
 * Puts people into a class: new ones from today, who asked from today, who left as if they had not left; `asBefore`: so
 * does who was transferred; `porSi`: they came by themselves. The caller holds the class and knows that each may enter.
 */
export const putIn = (
  tx: Tx,
  turmaId: number,
  entries: readonly Entry[],
  { now, asBefore = false, porSi = false }: { now: Date; asBefore?: boolean; porSi?: boolean },
) =>
  sql`
    insert into matricula (turma_id, aluno_id, numero_chamada, data_matricula, por_si)
    select ${turmaId}, x.aluno, x.numero, ${now}, ${porSi}::boolean
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) x (aluno bigint, numero smallint)
    on conflict (tenant_id, turma_id, aluno_id) do update set status = 'adicionado', data_saida = null, motivo = null,
      recusa = null, por_si = matricula.status = 'pendente' and matricula.por_si, numero_chamada = case when exists (select from matricula o where o.turma_id = matricula.turma_id
          and o.status = 'adicionado' and o.numero_chamada = matricula.numero_chamada)
        then excluded.numero_chamada else coalesce(matricula.numero_chamada, excluded.numero_chamada) end,
      data_matricula = case when ${asBefore} or matricula.status = 'removido' then matricula.data_matricula
        else excluded.data_matricula end`.execute(tx)

export const putPending = (tx: Tx, turmaId: number, alunoId: number, now: Date) =>
  tx
    .insertInto('matricula')
    .values({ turma_id: turmaId, aluno_id: alunoId, status: 'pendente', data_matricula: now, por_si: true })
    .execute()

export const takeOut = (tx: Tx, turmaId: number, alunoId: number, motivo: Motivo, now: Date) =>
  tx
    .updateTable('matricula')
    .set({ status: 'removido', motivo, data_saida: now, recusa: null })
    .where('turma_id', '=', turmaId)
    .where('aluno_id', '=', alunoId)
    .execute()

export const refuse = (tx: Tx, turmaId: number, alunos: readonly number[], recusa: string, now: Date) =>
  sql`update matricula set status = 'removido', recusa = ${recusa}, data_saida = ${now}
    where turma_id = ${turmaId} and aluno_id = any(${bigints(alunos)})`.execute(tx)

/** False when another pupil in the class has the number. */
export async function setNumero(tx: Tx, turmaId: number, alunoId: number, numero: number | null) {
  const { numAffectedRows } = await sql`
    update matricula set numero_chamada = ${numero} where turma_id = ${turmaId} and aluno_id = ${alunoId}
      and not exists (select from matricula o where o.turma_id = ${turmaId} and o.aluno_id <> ${alunoId}
        and o.status = 'adicionado' and o.numero_chamada = ${numero}::smallint)`.execute(tx)
  return numAffectedRows === 1n
}

/** Numbers the pupils in the class from 1 on, by name; who left keeps none that is in use. How many there are. */
export async function renumber(tx: Tx, turmaId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update matricula m set numero_chamada = x.numero from (
      select aluno_id, row_number() over (order by sem_acento(u.nome), u.id) as numero
      from matricula i join pessoa u on u.id = i.aluno_id
      where i.turma_id = ${turmaId} and i.status = 'adicionado') x
    where m.turma_id = ${turmaId} and m.aluno_id = x.aluno_id`.execute(tx)
  return Number(numAffectedRows)
}

/** Puts pupils into a class, by name after the last number of its roll; who was there before keeps theirs. */
export async function enrolAll(
  tx: Tx,
  { turma, alunos, ultimo, now }: { turma: number; alunos: readonly number[]; ultimo: number; now: Date },
): Promise<void> {
  await sql`
    insert into matricula (turma_id, aluno_id, numero_chamada, data_matricula)
    select ${turma}, id, case when ${ultimo}::int + n <= 999 then ${ultimo}::int + n end, ${now}::timestamptz
    from (select u.id, row_number() over (order by m.numero_chamada is not null, sem_acento(u.nome), u.id) as n
      from pessoa u left join matricula m on m.turma_id = ${turma} and m.aluno_id = u.id
      where u.id = any(${bigints(alunos)})) nova
    on conflict (tenant_id, turma_id, aluno_id) do update set status = 'adicionado', data_saida = null, motivo = null,
      recusa = null, por_si = false, numero_chamada = coalesce(matricula.numero_chamada, excluded.numero_chamada),
      data_matricula = case when matricula.status = 'pendente' then excluded.data_matricula
        else matricula.data_matricula end
      where matricula.status in ('removido', 'pendente')`.execute(tx)
}

export async function unenrolAll(
  tx: Tx,
  { turma, alunos, now }: { turma: number; alunos: readonly number[]; now: Date },
): Promise<void> {
  await sql`
    update matricula set status = 'removido', motivo = 'remanejamento', data_saida = ${now}::timestamptz
    where turma_id = ${turma} and aluno_id = any(${bigints(alunos)}) and status = 'adicionado'`.execute(tx)
}

/** Takes a pupil out of a class, as what, whatever they are in it now. */
export const leave = (
  tx: Tx,
  { turma, aluno }: { turma: number; aluno: number },
  { status, motivo, now }: { status: 'transferido' | 'removido'; motivo: Motivo; now: Date },
) =>
  tx
    .updateTable('matricula')
    .set({ status, motivo, data_saida: now, recusa: null })
    .where('turma_id', '=', turma)
    .where('aluno_id', '=', aluno)
    .execute()

export interface Saida {
  turma_id: number
  aluno_id: number
  status: 'transferido' | 'removido'
  motivo: string | null
}

/** Takes the pupils of a batch out of their classes, those who are in them. */
export const leaveAll = (tx: Tx, saidas: readonly Saida[], now: Date) =>
  sql`update matricula m set status = x.status, motivo = x.motivo, data_saida = ${now}
    from jsonb_to_recordset(${jsonRows(saidas)}) as x (turma_id bigint, aluno_id bigint, status text, motivo text)
    where m.turma_id = x.turma_id and m.aluno_id = x.aluno_id and m.status = 'adicionado'`.execute(tx)

export interface Entrada {
  turma_id: number
  aluno_id: number
  numero_chamada: number | null
  data_matricula: string | null
}

/** Enrols the pupils of a batch. Without a call number each gets the next one of the class (H-03), up to 999. */
export const enter = (tx: Tx, entradas: readonly Entrada[], now: Date) =>
  sql`
    with x as (
      select *, row_number() over (partition by turma_id, numero_chamada is null order by ordem) as vez
      from rows from (jsonb_to_recordset(${jsonRows(entradas)})
        as (turma_id bigint, aluno_id bigint, numero_chamada smallint, data_matricula text)) with ordinality
        as x (turma_id, aluno_id, numero_chamada, data_matricula, ordem)),
    maior as (select m.turma_id, max(m.numero_chamada) as numero from matricula m
      where m.turma_id in (select turma_id from x) group by m.turma_id),
    dado as (select turma_id, max(numero_chamada) as numero from x group by turma_id)
    insert into matricula (turma_id, aluno_id, status, numero_chamada, data_matricula)
    select x.turma_id, x.aluno_id, 'adicionado',
      coalesce(x.numero_chamada, least(999, greatest(coalesce(maior.numero, 0), coalesce(dado.numero, 0)) + x.vez)),
      coalesce(x.data_matricula::timestamp at time zone ${currentFuso()}, ${now})
    from x left join maior using (turma_id) join dado using (turma_id)
    on conflict (tenant_id, turma_id, aluno_id) do update set status = 'adicionado',
      numero_chamada = excluded.numero_chamada, data_matricula = excluded.data_matricula,
      data_saida = null, motivo = null, recusa = null, por_si = false`.execute(tx)

/** Sets the call numbers that a batch gives. */
export const setNumeros = (
  tx: Tx,
  numeros: readonly { turma_id: number; aluno_id: number; numero_chamada: number }[],
) =>
  sql`update matricula m set numero_chamada = x.numero_chamada
    from jsonb_to_recordset(${jsonRows(numeros)}) as x (turma_id bigint, aluno_id bigint, numero_chamada smallint)
    where m.turma_id = x.turma_id and m.aluno_id = x.aluno_id`.execute(tx)
