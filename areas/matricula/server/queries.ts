/** SQL on enrolments of one class: its room, the states of pupils, moves, lists. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../core/policy/actor.ts'
import type { Tx } from '../../../core/server/database.ts'
import { bigints, hasWords, wordsOf } from '../../../core/server/sql.ts'
import { inForce, studiesIn } from '../../turma/server/public.ts'
import type { ClassRoom, Estado, MotivoRemocao } from '../rules.ts'

export interface TurmaRow extends ClassRoom {
  id: number
  nome: string
  codigo: string
  entrada: string
  escola: string
  caminho: number[]
}

const turmas = sql`
  select t.id, t.nome, t.codigo, t.status, t.entrada, t.capacidade, r.nome as escola, r.caminho,
    (select count(*) from matricula m where m.turma_id = t.id and m.status = 'adicionado') as dentro
  from turma t join rede r on r.id = t.rede_id`

async function first<T>(query: RawBuilder<T>, tx: Tx): Promise<T | undefined> {
  return (await query.execute(tx)).rows[0]
}

export const findTurma = (tx: Tx, id: number) => first(sql<TurmaRow>`${turmas} where t.id = ${id}`, tx)

export const findByCodigo = (tx: Tx, codigo: string) =>
  first(sql<TurmaRow>`${turmas} where t.codigo = ${codigo} and t.status <> 'excluida'`, tx)

/** Holds classes until the transaction ends, in one order for all, so that nobody waits in a circle. */
export const lockTurmas = (tx: Tx, ids: readonly number[]) =>
  sql`select id from turma where id = any(${bigints(ids)}) order by id for no key update`.execute(tx)

export interface EstadoRow {
  aluno_id: number
  nome: string
  status: Estado
  recusa: string | null
  em_prova_ate: Date | null
}

/** What people are in a class, by name; an id of nobody has no row. At most 500. */
export async function estadosOf(tx: Tx, turmaId: number, alunos: readonly number[]): Promise<EstadoRow[]> {
  const { rows } = await sql<EstadoRow>`
    select u.id as aluno_id, u.nome, coalesce(m.status, 'nenhum') as status, m.recusa, m.em_prova_ate
    from usuario u left join matricula m on m.aluno_id = u.id and m.turma_id = ${turmaId}
    where u.id = any(${bigints(alunos)}) order by u.nome, u.id limit 500`.execute(tx)
  return rows
}

export async function teaches(tx: Tx, turmaId: number, usuarioId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from vinculo where turma_id = ${turmaId} and usuario_id = ${usuarioId}
    and papel = 'professor' and ${inForce} limit 1`.execute(tx)
  return rows.length > 0
}

/** The highest roll number that anybody ever had in the class. */
export async function ultimoNumero(tx: Tx, turmaId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('matricula')
    .select((q) => q.fn.max('numero_chamada').as('ultimo'))
    .where('turma_id', '=', turmaId)
    .executeTakeFirst()
  return row?.ultimo ?? null
}

interface Entry {
  aluno: number
  /** For who has none yet, or one that somebody else has by now. */
  numero: number | null
}

/**
 * Puts people into a class: new ones from today, who asked from today, who left as if they had not left; `asBefore`: so
 * does who was transferred. The caller holds the class and knows that each may enter.
 */
export const putIn = (
  tx: Tx,
  turmaId: number,
  entries: readonly Entry[],
  { now, asBefore = false }: { now: Date; asBefore?: boolean },
) =>
  sql`
    insert into matricula (turma_id, aluno_id, numero_chamada, data_matricula)
    select ${turmaId}, x.aluno, x.numero, ${now}
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) x (aluno bigint, numero smallint) order by x.aluno
    on conflict (tenant_id, turma_id, aluno_id) do update set status = 'adicionado', data_saida = null, motivo = null,
      recusa = null, numero_chamada = case when exists (select from matricula o where o.turma_id = matricula.turma_id
          and o.status = 'adicionado' and o.numero_chamada = matricula.numero_chamada)
        then excluded.numero_chamada else coalesce(matricula.numero_chamada, excluded.numero_chamada) end,
      data_matricula = case when ${asBefore} or matricula.status = 'removido' then matricula.data_matricula
        else excluded.data_matricula end`.execute(tx)

export const putPending = (tx: Tx, turmaId: number, alunoId: number, now: Date) =>
  tx
    .insertInto('matricula')
    .values({ turma_id: turmaId, aluno_id: alunoId, status: 'pendente', data_matricula: now })
    .execute()

export const takeOut = (tx: Tx, turmaId: number, alunoId: number, motivo: MotivoRemocao, now: Date) =>
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
      from matricula i join usuario u on u.id = i.aluno_id
      where i.turma_id = ${turmaId} and i.status = 'adicionado') x
    where m.turma_id = ${turmaId} and m.aluno_id = x.aluno_id`.execute(tx)
  return Number(numAffectedRows)
}

export interface PedidoRow {
  id: number
  nome: string
  quando: Date
  total: number
}

interface Page {
  pagina: number
  linhas: number
}

export async function listPedidos(tx: Tx, turmaId: number, { pagina, linhas }: Page): Promise<PedidoRow[]> {
  const { rows } = await sql<PedidoRow>`
    select u.id, u.nome, m.data_matricula as quando, count(*) over () as total
    from matricula m join usuario u on u.id = m.aluno_id
    where m.turma_id = ${turmaId} and m.status = 'pendente'
    order by m.data_matricula, u.id limit ${linhas} offset ${(pagina - 1) * linhas}`.execute(tx)
  return rows
}

export interface CandidatoRow {
  id: number
  nome: string
  turmas: string[]
  status: Exclude<Estado, 'nenhum'> | null
}

/**
 * Pupils whose name, user name or register number is searched: everywhere for an administrator, in the networks that a
 * manager or coordinator answers for, in the school of the class for its teacher. By name, at most 20.
 */
export async function listCandidatos(tx: Tx, actor: Actor, turma: TurmaRow, busca: string) {
  // The index finds by user names too: these are none of a teacher's to guess, but may be given whole.
  const words = wordsOf(busca)
  const named = sql`(${hasWords(sql`u.busca`, words)} and (${hasWords(sql`sem_acento(u.nome)`, words)}
    or u.login = ${busca.trim().toLowerCase()}))`
  // A register number has a digit, a name has none.
  const meant = /\d/.test(busca)
    ? sql`(${named} or u.id in (select usuario_id from dado_pessoal where ra = ${busca.trim().toUpperCase()}))`
    : named
  const { rows } = await sql<CandidatoRow>`
    with achado as materialized (
      select u.id from usuario u where u.status = 'ativo' and ${meant} and ${reachableBy(actor, turma)}
      order by u.busca, u.id limit 20)
    select u.id, u.nome, a.status, array(
      select concat_ws(' · ', t.nome, r.nome) from matricula m join turma t on t.id = m.turma_id
      join rede r on r.id = t.rede_id where m.aluno_id = u.id and m.status = 'adicionado' and t.status = 'ativa'
      order by t.ano_letivo desc, t.id limit 3) as turmas
    from achado join usuario u on u.id = achado.id
    left join matricula a on a.aluno_id = u.id and a.turma_id = ${turma.id}
    order by u.busca, u.id`.execute(tx)
  return rows
}

/** The pupils that an actor may put into a class, as a condition on `usuario u`. */
function reachableBy(actor: Actor, turma: TurmaRow): RawBuilder<boolean> {
  const redes = [...actor.redes.map(({ id }) => id), ...turma.caminho.slice(-1)]
  return studiesIn(isAdministradorTenant(actor) ? 'todas' : redes, sql`t.status <> 'excluida'`)
}

/** How many of these people the actor may put into the class. */
export async function countReachable(tx: Tx, actor: Actor, turma: TurmaRow, alunos: readonly number[]) {
  const row = await first(
    sql<{ n: number }>`select count(*) as n from usuario u
      where u.id = any(${bigints(alunos)}) and u.status = 'ativo' and ${reachableBy(actor, turma)}`,
    tx,
  )
  return row?.n ?? 0
}

/** Teachers in force of some classes: who is told of what happens there. At most 500. */
export async function teachersOf(
  tx: Tx,
  turmas: readonly number[],
): Promise<{ turma: number; id: number }[]> {
  const { rows } = await sql<{ turma: number; id: number }>`
    select turma_id as turma, usuario_id as id from vinculo
    where turma_id = any(${bigints(turmas)}) and papel = 'professor' and ${inForce} limit 500`.execute(tx)
  return rows
}

/** How many asked to enter a class, and how many left it. */
export async function countResumo(tx: Tx, turmaId: number): Promise<{ pedidos: number; saidas: number }> {
  const row = await first(
    sql<{ pedidos: number; saidas: number }>`
      select count(*) filter (where status = 'pendente') as pedidos,
        count(*) filter (where status in ('removido', 'transferido')) as saidas
      from matricula where turma_id = ${turmaId}`,
    tx,
  )
  return row ?? { pedidos: 0, saidas: 0 }
}
