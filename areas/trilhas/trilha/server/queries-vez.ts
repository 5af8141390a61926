/** SQL of turns at skills, and of what lessons brought in them. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { queValem } from '../../../ensino/tentativa/server/public-feito.ts'
import type { TurmaTarget } from '../../../escola/turma/policy.ts'
import { comRecurso, lugar, naTurma } from '../../../escola/turma/server/public-lugar.ts'
import type { Janela } from '../rules.ts'
import type { Nivel, StatusTrilha } from '../shapes.ts'

/** From here on nobody else begins a turn of this person in the path, or counts its points, until the transaction ends. */
export async function lockPontos(tx: Tx, usuario: number, trilha: number): Promise<void> {
  await sql`
    insert into trilha_ponto (usuario_id, trilha_id, eixo) values (${usuario}, ${trilha}, 0)
    on conflict (tenant_id, usuario_id, trilha_id, eixo) do update set atualizado_em = now()`.execute(tx)
}

export interface VezRow {
  id: number
  usuario_id: number
  trilha_id: number
  habilidade_id: number
  turma_id: number | null
  numero: number
  iniciada_em: Date
  removida_em: Date | null
  /** Attempts at lessons that came to their end in it. */
  concluidas: number
}

const vezes = sql`
  select w.id, w.usuario_id, w.trilha_id, w.habilidade_id, w.turma_id, w.numero, w.iniciada_em, w.removida_em,
    (select count(*)::int from ${queValem()} where x.trilha_tentativa_id = w.id
      and x.estado <> 'iniciada') as concluidas
  from trilha_tentativa w`

/** The turns of a person at a skill, oldest first; those taken away among them. At most 200. */
export async function listVezes(tx: Tx, usuario: number, habilidade: number): Promise<VezRow[]> {
  const { rows } = await sql<VezRow>`
    ${vezes} where w.usuario_id = ${usuario} and w.habilidade_id = ${habilidade} order by w.numero limit 200`.execute(
    tx,
  )
  return rows
}

export async function findVez(tx: Tx, id: number): Promise<VezRow | undefined> {
  const { rows } = await sql<VezRow>`${vezes} where w.id = ${id}`.execute(tx)
  return rows[0]
}

export async function insertVez(
  tx: Tx,
  vez: Pick<VezRow, 'usuario_id' | 'trilha_id' | 'habilidade_id' | 'turma_id' | 'numero' | 'iniciada_em'>,
): Promise<number> {
  return (await tx.insertInto('trilha_tentativa').values(vez).returning('id').executeTakeFirstOrThrow()).id
}

export const removeVez = (tx: Tx, id: number, removida_em: Date, removida_por: number | null) =>
  tx.updateTable('trilha_tentativa').set({ removida_em, removida_por }).where('id', '=', id).execute()

/** Turns that count, by skill of the path. */
export async function countVezes(tx: Tx, usuario: number, trilha: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ habilidade_id: number; n: number }>`
    select habilidade_id, count(*)::int as n from trilha_tentativa
    where usuario_id = ${usuario} and trilha_id = ${trilha} and removida_em is null group by habilidade_id`.execute(
    tx,
  )
  return new Map(rows.map(({ habilidade_id, n }) => [habilidade_id, n]))
}

export interface PassoRow {
  usuario_id: number
  trilha_id: number
  habilidade_id: number
  turma_id: number | null
  nivel: Nivel
  removida: boolean
  /** A later turn was begun. */
  passada: boolean
  status: StatusTrilha
  dono: number
  disponivel: boolean
  /** The class follows the path, and takes paths. */
  na_turma: boolean
  inicio: Date | null
  fim: Date | null
}

/** A turn with one lesson of its skill; undefined when the lesson is not of it. */
export async function findPasso(tx: Tx, vez: number, aula: number): Promise<PassoRow | undefined> {
  const { rows } = await sql<PassoRow>`
    select w.usuario_id, w.trilha_id, w.habilidade_id, w.turma_id, x.nivel,
      (w.removida_em is not null or h.removida_em is not null) as removida,
      exists (select from trilha_tentativa y where y.usuario_id = w.usuario_id and y.habilidade_id = w.habilidade_id
        and y.numero > w.numero and y.removida_em is null) as passada,
      t.status, t.usuario_id as dono, a.disponivel, c.id is not null as na_turma, g.inicio, g.fim
    from trilha_tentativa w
    join trilha t on t.id = w.trilha_id
    join trilha_habilidade h on h.id = w.habilidade_id
    join trilha_aula x on x.habilidade_id = w.habilidade_id and x.aula_id = ${aula}
    join aula_atual a on a.id = x.aula_id
    left join trilha_grupo g on g.trilha_id = w.trilha_id and g.turma_id = w.turma_id
    left join ${comRecurso('trilhas', 'c')} on c.id = g.turma_id and c.status = 'ativa'
      and exists (select from ${naTurma()} where m.turma_id = c.id and m.aluno_id = w.usuario_id)
    where w.id = ${vez}`.execute(tx)
  return rows[0]
}

interface GrupoDaVez extends Janela {
  turma: TurmaTarget
}

/** The classes in which `aluno` is a pupil and that follow a path. At most 100. */
export async function gruposDoAluno(tx: Tx, aluno: number, trilha: number): Promise<GrupoDaVez[]> {
  const { rows } = await sql<Janela & { id: number; status: string; caminho: number[] }>`
    select g.inicio, g.fim, c.id, c.status, r.caminho from trilha_grupo g
    join (${lugar('c')}) on c.id = g.turma_id and c.status <> 'excluida'
    where g.trilha_id = ${trilha} and exists (select from ${naTurma()}
      where m.turma_id = c.id and m.aluno_id = ${aluno})
    order by c.id limit 100`.execute(tx)
  return rows.map(({ inicio, fim, id, status, caminho }) => ({
    inicio,
    fim,
    turma: { id, status, redeCaminho: caminho },
  }))
}

/** Classes as policies need them, by id. */
export async function listTurmas(tx: Tx, ids: readonly number[]): Promise<Map<number, TurmaTarget>> {
  const { rows } = await sql<{ id: number; status: string; caminho: number[] }>`
    select c.id, c.status, r.caminho from ${lugar('c')}
    where c.id = any(${bigints(ids)})`.execute(tx)
  return new Map(rows.map(({ id, status, caminho }) => [id, { id, status, redeCaminho: caminho }]))
}

/** Over `tentativa x`, made in a turn: when the path closes to the class by which the turn came. */
export const fimDaVezSql = () => sql<{ fim: Date | null }>`
  select g.fim from trilha_tentativa w join trilha_grupo g on g.trilha_id = w.trilha_id and g.turma_id = w.turma_id
  where w.id = x.trilha_tentativa_id`

/** The class for which a turn is done; null: the person's own path. */
export async function turmaDaVez(tx: Tx, vez: number): Promise<number | null> {
  const row = await tx
    .selectFrom('trilha_tentativa')
    .select('turma_id')
    .where('id', '=', vez)
    .executeTakeFirst()
  return row?.turma_id ?? null
}

/** A statement: the paths by which classes have a lesson. */
export const porTrilhaSql = (aula: RawBuilder<unknown>) => sql`
  select g.turma_id, g.inicio, g.fim
  from trilha_aula s join trilha_habilidade h on h.id = s.habilidade_id and h.removida_em is null
  join trilha t on t.id = s.trilha_id and t.status = 1 join trilha_grupo g on g.trilha_id = s.trilha_id
  where s.aula_id = ${aula}`
