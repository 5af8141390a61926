/** The SQL of settings, of the life of classes, and of where they may be made. */
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { dayAt } from '../../../../core/contract/time.ts'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, pageSql } from '../../../../core/server/sql.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import type { Campos } from '../contract-gestao.ts'
import type { LugarTarget } from '../policy-gestao.ts'
import { makeCodigo } from '../rules.ts'
import { addDays, type Ciclo, DIAS_ATE_ENCERRAR } from '../rules-ciclo.ts'
import { conversa } from './public-conversa.ts'

/** Nobody else changes the class, nor comes into it by its code, until the transaction ends. */
export const lockTurma = (tx: Tx, id: number) =>
  tx.selectFrom('turma').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export interface GestaoRow extends Omit<Campos, 'recursos'>, Ciclo {
  id: number
  rede_id: number
  escola: string
  caminho: number[]
  codigo: string
  recursos: unknown
  imagem_id: number | null
  versao: number
  alunos: number
  titular: boolean
}

const gestaoRows = sql`
  select turma.id, turma.rede_id, rede.nome as escola, rede.caminho, turma.codigo, turma.nome, turma.disciplina,
    turma.periodo, turma.ano_letivo, turma.turno, turma.tipo, turma.cor, turma.capacidade, turma.entrada,
    turma.recursos, to_char(turma.inicio, 'YYYY-MM-DD') as inicio, to_char(turma.fim, 'YYYY-MM-DD') as fim,
    turma.imagem_id, turma.versao, turma.status, turma.status_antes, turma.encerrada_em, turma.excluida_em,
    (select count(*) from matricula m where m.turma_id = turma.id and m.status = 'adicionado') as alunos`

/** A class with all that its settings tell; `titular`: the person teaches it as one. */
export async function findGestao(tx: Tx, id: number, usuarioId: number): Promise<GestaoRow | undefined> {
  const { rows } = await sql<GestaoRow>`
    ${gestaoRows}, exists (select from ${vigentes('vinculo')} where vinculo.turma_id = turma.id and vinculo.papel = 'professor'
      and not vinculo.auxiliar and vinculo.usuario_id = ${usuarioId}) as titular
    from turma join rede on rede.id = turma.rede_id where turma.id = ${id}`.execute(tx)
  return rows[0]
}

/** The columns of what a person wrote. */
const columnsOf = ({ recursos, ...campos }: Partial<Campos>) => ({
  ...campos,
  ...(recursos && {
    recursos: JSON.stringify(Object.fromEntries(recursos.map((recurso) => [recurso, true]))),
  }),
})

export const updateTurma = (tx: Tx, id: number, change: Partial<Campos> & { rede_id?: number | undefined }) =>
  tx
    .updateTable('turma')
    .set({ ...columnsOf(change), versao: sql<number>`versao + 1` })
    .where('id', '=', id)
    .execute()

export const setImagem = (tx: Tx, id: number, imagemId: number | null) =>
  tx.updateTable('turma').set({ imagem_id: imagemId }).where('id', '=', id).execute()

export const saveCiclo = (tx: Tx, id: number, ciclo: Ciclo) =>
  tx
    .updateTable('turma')
    .set({
      status: ciclo.status,
      status_antes: ciclo.status_antes,
      encerrada_em: ciclo.encerrada_em,
      excluida_em: ciclo.excluida_em,
      fim: ciclo.fim,
      versao: sql<number>`versao + 1`,
    })
    .where('id', '=', id)
    .execute()

/** A code that no class of the tenant has. */
async function freeCodigo(tx: Tx): Promise<string> {
  for (;;) {
    const codigo = makeCodigo((below) => randomInt(below))
    const taken = await tx.selectFrom('turma').select('id').where('codigo', '=', codigo).executeTakeFirst()
    if (!taken) return codigo
  }
}

export async function renewCodigo(tx: Tx, id: number): Promise<string> {
  const codigo = await freeCodigo(tx)
  await tx.updateTable('turma').set({ codigo }).where('id', '=', id).execute()
  return codigo
}

export async function insertTurma(
  tx: Tx,
  {
    rede_id,
    nome,
    ano_letivo,
    ...rest
  }: Partial<Campos> & Pick<Campos, 'nome' | 'ano_letivo'> & { rede_id: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('turma')
    .values({ rede_id, nome, ano_letivo, codigo: await freeCodigo(tx), ...columnsOf(rest) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The person teaches a class of the school `r`, and it or a network above lets teachers make classes. */
const docenteSql = (usuarioId: number) => sql<boolean>`(exists (
    select from rede acima where acima.id = any(r.caminho) and acima.turmas_por_docentes)
  and exists (select from ${vigentes('vinculo')} join turma on turma.id = vinculo.turma_id
    where vinculo.usuario_id = ${usuarioId} and vinculo.papel = 'professor' and turma.rede_id = r.id
      and turma.status <> 'excluida'))`

/** A place for classes. */
export interface LugarRow extends LugarTarget {
  id: number
  caminho: number[]
}

export async function findLugar(tx: Tx, id: number, usuarioId: number): Promise<LugarRow | undefined> {
  const { rows } = await sql<LugarRow>`
    select r.id, r.caminho, r.caminho as "redeCaminho", ${docenteSql(usuarioId)} as docente
    from rede r where r.id = ${id}`.execute(tx)
  return rows[0]
}

/** The networks below which the actor makes classes; undefined for all. */
const writtenRedes = (actor: Actor): number[] | undefined =>
  isAdministradorTenant(actor)
    ? undefined
    : actor.redes.filter(({ funcao }) => funcao === 'escrita').map(({ id }) => id)

export interface RedeRow {
  id: number
  nome: string
  nivel: number
  escola: boolean
  /** The actor answers for it. */
  gere: boolean
}

/** Where the actor may make classes: parents before children, each level by name; at most 500. */
export async function listRedes(tx: Tx, actor: Actor, usuarioId: number): Promise<RedeRow[]> {
  const written = writtenRedes(actor)
  const gere = written ? sql`r.caminho && ${bigints(written)}` : sql`true`
  const { rows } = await sql<RedeRow>`
    select r.id, r.nome, cardinality(r.caminho) - 1 as nivel, r.inep is not null as escola, ${gere} as gere from rede r
    where ${gere} or ${docenteSql(usuarioId)}
    order by (select array_agg(sem_acento(a.nome) order by array_position(r.caminho, a.id))
      from rede a where a.id = any(r.caminho)), r.id
    limit 500`.execute(tx)
  return rows
}

export interface LixeiraRow {
  id: number
  nome: string
  disciplina: string
  ano_letivo: number
  escola_id: number
  escola_nome: string
  alunos: number
  excluida_em: Date | null
  total: number
}

/** Classes in the bin that the actor may take out, or could have: the latest first. */
export async function listLixeira(
  tx: Tx,
  actor: Actor,
  { pagina, linhas }: { pagina: number; linhas: number },
): Promise<LixeiraRow[]> {
  const written = writtenRedes(actor)
  const { rows } = await sql<LixeiraRow>`
    select turma.id, turma.nome, turma.disciplina, turma.ano_letivo, rede.id as escola_id, rede.nome as escola_nome,
      (select count(*) from matricula m where m.turma_id = turma.id and m.status = 'adicionado') as alunos,
      turma.excluida_em, count(*) over () as total
    from turma join rede on rede.id = turma.rede_id
    where turma.status = 'excluida' and ${written ? sql`rede.caminho && ${bigints(written)}` : sql`true`}
    order by turma.excluida_em desc nulls last, turma.id desc
    ${pageSql({ pagina, linhas })}`.execute(tx)
  return rows
}

/** The classes of the platform itself, the newest school year first; at most 500. */
export const listPlataforma = (tx: Tx) =>
  tx
    .selectFrom('turma')
    .innerJoin('rede', 'rede.id', 'turma.rede_id')
    .select([
      'turma.id',
      'turma.codigo',
      'turma.nome',
      'turma.disciplina',
      'turma.ano_letivo',
      'turma.status',
      'rede.id as escola_id',
      'rede.nome as escola_nome',
      sql<number>`(select count(*) from matricula m
        where m.turma_id = turma.id and m.status = 'adicionado')`.as('total_alunos'),
    ])
    .where('turma.tipo', '=', 'plataforma')
    .where('turma.status', '<>', 'excluida')
    .orderBy('turma.ano_letivo', 'desc')
    .orderBy('turma.nome')
    .orderBy('turma.id')
    .limit(500)
    .execute()

/** Active classes whose last day passed: those to close, and those whose teachers do not know yet that they will. */
export async function listEnding(tx: Tx, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from turma where status = 'ativa'
      and (fim <= ${addDays(dayAt(now), -DIAS_ATE_ENCERRAR)}::date
        or (fim < ${dayAt(now)}::date and fim_avisado is distinct from fim))
    order by fim, id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Remembers that the teachers were told of this last day; false when they were. */
export async function markWarned(tx: Tx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('turma')
    .set({ fim_avisado: sql<Date>`fim` })
    .where('id', '=', id)
    .where(sql<boolean>`fim_avisado is distinct from fim`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Classes in the bin since before `before` that never had a pupil, a guest of its list or a topic. */
export const listPurgeable = (tx: Tx, before: Date, limit: number) =>
  tx
    .selectFrom('turma')
    .select(['id', 'imagem_id'])
    .where('status', '=', 'excluida')
    .where('excluida_em', '<', before)
    .where(sql<boolean>`not exists (select from matricula where matricula.turma_id = turma.id)
      and not ${conversa.ask().houveSql(sql.ref('turma.id'))}`)
    .orderBy('id')
    .limit(limit)
    .execute()

export const deleteTurma = (tx: Tx, id: number) => tx.deleteFrom('turma').where('id', '=', id).execute()
