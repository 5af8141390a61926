/** What other areas may ask of classes: one with its place and features, its members, the ones an actor sees. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant, type PapelNaTurma } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { failure } from '../../../../core/server/failure.ts'
import { bigints, isAmong } from '../../../../core/server/sql.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import type { Recurso } from '../contract.ts'
import type { TurmaTarget } from '../policy.ts'
import { recursosOn } from '../rules.ts'
import { recursoTexts } from '../texts-recurso.ts'
import { lugar } from './public-lugar.ts'

/** A class as policies and other areas need it. */
export interface TurmaPlace extends TurmaTarget {
  codigo: string
  nome: string
  /** The features that are on. */
  recursos: readonly Recurso[]
}

/** One class with the path of its networks, whatever its status; undefined when the tenant has none of this id. */
export async function findTurma(tx: Tx, id: number): Promise<TurmaPlace | undefined> {
  const row = await tx
    .selectFrom('turma')
    .innerJoin('rede', 'rede.id', 'turma.rede_id')
    .select(['turma.id', 'turma.codigo', 'turma.nome', 'turma.status', 'turma.recursos', 'rede.caminho'])
    .where('turma.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { caminho, recursos, ...turma } = row
  return { ...turma, redeCaminho: caminho, recursos: recursosOn(recursos) }
}

/** A class with its place and its features as they are written: what is given to classes asks for it. */
export interface Classe {
  id: number
  nome: string
  status: string
  recursos: unknown
  caminho: number[]
}

const classes = (tx: Tx) =>
  tx
    .selectFrom('turma')
    .innerJoin('rede', 'rede.id', 'turma.rede_id')
    .select(['turma.id', 'turma.nome', 'turma.status', 'turma.recursos', 'rede.caminho'])

export const findClasses = (tx: Tx, ids: readonly number[]): Promise<Classe[]> =>
  classes(tx)
    .where('turma.id', '=', sql<number>`any(${bigints(ids)})`)
    .execute()

export const findClasse = (tx: Tx, codigo: string): Promise<Classe | undefined> =>
  classes(tx).where('turma.codigo', '=', codigo).executeTakeFirst()

/** Tells whoever may see the class that the feature is off: 403 `recurso_desligado`. Nothing of it is lost meanwhile. */
export function requireRecurso(ligado: boolean, recurso: Recurso): void {
  if (!ligado) throw failure(403, 'recurso_desligado', recursoTexts[recurso])
}

export interface Member {
  id: number
  nome: string
  papel: PapelNaTurma
}

/**
 * Teachers in force and pupils enrolled, by name; with `responsavel` among `papeis`, the pupils' guardians too.
 * A person with two roles comes twice. At most 2,000.
 */
export async function membersOf(
  tx: Tx,
  turmaId: number,
  papeis: readonly PapelNaTurma[] = ['professor', 'aluno'],
): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select distinct usuario.id, usuario.nome, membro.papel
    from (
      select usuario_id, 'professor' as papel from ${vigentes('vinculo')}
      where turma_id = ${turmaId} and papel = 'professor'
      union all
      select aluno_id, 'aluno' from matricula where turma_id = ${turmaId} and status = 'adicionado'
      union all
      select vinculo.usuario_id, 'responsavel' from ${vigentes('vinculo')}
      join matricula on matricula.aluno_id = vinculo.aluno_id
      where matricula.turma_id = ${turmaId} and matricula.status = 'adicionado'
        and vinculo.papel = 'responsavel'
    ) membro (usuario_id, papel)
    join pessoa usuario on usuario.id = membro.usuario_id and usuario.status = 'ativo'
    where membro.papel = any(${[...papeis]}::text[])
    order by usuario.nome, usuario.id
    limit 2000`.execute(tx)
  return rows
}

/** Guardians in force of these pupils, each once for every child. At most 2,000. */
export async function guardiansOf(
  tx: Tx,
  alunos: readonly number[],
): Promise<{ id: number; aluno: number }[]> {
  const { rows } = await sql<{ id: number; aluno: number }>`
    select usuario.id, vinculo.aluno_id as aluno from ${vigentes('vinculo')}
    join pessoa usuario on usuario.id = vinculo.usuario_id and usuario.status = 'ativo'
    where vinculo.aluno_id = any(${bigints(alunos)}) and vinculo.papel = 'responsavel'
    order by usuario.id, vinculo.aluno_id limit 2000`.execute(tx)
  return rows
}

/**
 * The classes an actor may see, as a condition on `turma` joined with `rede`: the same as `turmaPolicy.view`,
 * which `turma.test.ts` compares for every kind of actor.
 */
export function turmasVisibleTo(actor: Actor): RawBuilder<boolean> {
  const exists = sql<boolean>`turma.status <> 'excluida'`
  if (isAdministradorTenant(actor)) return exists
  const own = actor.turmas.map((turma) => turma.id)
  const redes = actor.redes.map((rede) => rede.id)
  return redes.length === 0
    ? sql<boolean>`(${exists} and turma.id = any(${own}::bigint[]))`
    : sql<boolean>`(${exists} and (turma.id = any(${own}::bigint[]) or rede.caminho && ${redes}::bigint[]))`
}

/** The classes of what an actor answers for, as a condition on `turma` joined with `rede`: not those that they only teach. */
export function turmasManagedBy(actor: Actor): RawBuilder<boolean> {
  const exists = sql<boolean>`turma.status <> 'excluida'`
  if (isAdministradorTenant(actor)) return exists
  return sql<boolean>`(${exists} and rede.caminho && ${bigints(actor.redes.map(({ id }) => id))})`
}

/** The class in a column is one that the actor sees, with a feature on. */
export const inTurmasVisibleTo = (
  actor: Actor,
  turma: RawBuilder<unknown>,
  recurso: Recurso,
): RawBuilder<boolean> =>
  isAmong(
    turma,
    sql`select turma.id from ${lugar('turma', 'rede')}
      where (turma.recursos ->> ${sql.lit(recurso)})::boolean and ${turmasVisibleTo(actor)}`,
    { many: isAdministradorTenant(actor) || actor.redes.length > 0 },
  )

/** Classes from which on a person is looked up among their pupils, instead of all these being read first. */
const MANY_TURMAS = 300

/**
 * Who is a pupil in or below some networks, over `usuario u`; `which` tells of what classes, over `matricula m` and
 * `turma t`. Meant for lists that end after a few: in many classes the next one is found soon.
 */
export function studiesIn(
  redes: readonly number[] | 'todas',
  which: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const from = (place: RawBuilder<unknown>) =>
    sql`from matricula m join (${lugar()}) on t.id = m.turma_id where ${which} and ${place}`
  const isPupil = (place: RawBuilder<unknown>) =>
    sql<boolean>`(select true ${from(place)} and m.aluno_id = u.id limit 1) is true`
  if (redes === 'todas') return isPupil(sql`true`)
  const place = sql`r.caminho && ${bigints(redes)}`
  return sql<boolean>`case
    when (select count(*) > ${sql.lit(MANY_TURMAS)} from ${lugar()} where ${place})
    then ${isPupil(place)} else (u.id in (select m.aluno_id ${from(place)})) is true end`
}
