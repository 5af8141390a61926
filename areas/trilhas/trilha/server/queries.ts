/** SQL of paths themselves, for their authors: who may see one, lists, their own columns. */
import { type RawBuilder, sql, type Updateable } from 'kysely'
import { type Actor, isAdministradorTenant, isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, pageSql, wordsOf } from '../../../../core/server/sql.ts'
import type { DB } from '../../../../database/types.ts'
import { redesSql } from '../../../ensino/aula/server/public.ts'
import { dentroDe, lugar } from '../../../escola/turma/server/public-lugar.ts'
import { trilhasPolicy } from '../policy.ts'
import type { StatusTrilha } from '../shapes.ts'

/** `TrilhaAlvo.alcanca`, over `trilha t`. */
function reaches(actor: Actor): RawBuilder<boolean> {
  const turmas = actor.turmas.filter(({ papel }) => papel === 'professor').map(({ id }) => id)
  const redes = actor.redes.map(({ id }) => id)
  if (turmas.length + redes.length === 0) return sql<boolean>`false`
  return sql<boolean>`(t.status <> 3 and (exists (
      select from trilha_grupo g join (${lugar('c', 'cr')}) on c.id = g.turma_id
      where g.trilha_id = t.id and c.status <> 'excluida'
        and (c.id = any(${bigints(turmas)}) or cr.caminho && ${bigints(redes)}))
    or (t.versao > 0 and t.rede_id in ${redesSql(actor)})))`
}

const inRedes = (redes: readonly number[]): RawBuilder<boolean> =>
  redes.length === 0 ? sql<boolean>`false` : dentroDe('t.rede_id', redes)

/** The same as `trilhaPolicy.view`, over `trilha t`. */
export const visibleTo = (actor: Actor): RawBuilder<boolean> =>
  isAdministradorTenant(actor)
    ? sql<boolean>`true`
    : sql<boolean>`(t.usuario_id = ${actor.id} or ${inRedes(actor.redes.map(({ id }) => id))} or ${reaches(actor)})`

/** The same as `trilhaPolicy.edit`, over `trilha t`: who reads the draft. */
function editableBy(actor: Actor): RawBuilder<boolean> {
  if (isVisitor(actor)) return sql<boolean>`false`
  if (isAdministradorTenant(actor)) return sql<boolean>`true`
  const writing = actor.redes.filter(({ funcao }) => funcao === 'escrita').map(({ id }) => id)
  const own = sql<boolean>`${can(trilhasPolicy, actor, 'create', null)}::boolean and t.usuario_id = ${actor.id}`
  return sql<boolean>`((${own}) or ${inRedes(writing)})`
}

export interface RegraJson {
  id: number
  nome: string
  usuario: { id: number; nome: string } | null
  nome_eixo: string
  nome_habilidade: string
  niveis: string[]
  livre: boolean
  minimo_nivel: number
  minimo_certificado: number
  dominio_regride: boolean
  tentativas: number
}

export interface TrilhaRow {
  id: number
  codigo: string
  status: StatusTrilha
  excluida_em: Date | null
  usuario_id: number
  usuario_nome: string
  rede_id: number | null
  rede_nome: string | null
  caminho: number[] | null
  alcanca: boolean
  versao: number
  publicada_em: Date | null
  atualizada_em: Date
  /** The columns that follow, and the totals, are those of the draft. */
  rascunho: boolean
  nome: string
  descricao: string
  cenario: string
  musica: string | null
  certificado_layout_id: number | null
  carga_horaria: number | null
  regra: RegraJson | null
  total_eixos: number
  total_habilidades: number
  total_aulas: number
  total_grupos: number
}

const drafted = sql`d.trilha_id is not null`
const either = (column: string) =>
  sql`case when ${drafted} then ${sql.ref(`d.${column}`)} else ${sql.ref(`t.${column}`)} end`
const total = (draft: string, published: RawBuilder<unknown>) => sql`case when ${drafted}
  then (select count(*) from ${sql.table(draft)} x where x.trilha_id = t.id) else (${published}) end`

export const regraJson = sql`jsonb_build_object('id', g.id, 'nome', g.nome, 'nome_eixo', g.nome_eixo,
  'nome_habilidade', g.nome_habilidade, 'niveis', g.niveis, 'livre', g.livre, 'minimo_nivel', g.minimo_nivel,
  'minimo_certificado', g.minimo_certificado, 'dominio_regride', g.dominio_regride, 'tentativas', g.tentativas,
  'usuario', (select jsonb_build_object('id', gu.id, 'nome', gu.nome) from pessoa gu where gu.id = g.usuario_id))`

const columns = (actor: Actor) => sql`
  t.id, t.codigo, t.status, t.excluida_em, t.usuario_id, u.nome as usuario_nome, t.rede_id, r.nome as rede_nome,
  r.caminho, coalesce(${reaches(actor)}, false) as alcanca, t.versao, t.publicada_em, t.atualizada_em, ${drafted} as rascunho,
  ${either('nome')} as nome, ${either('descricao')} as descricao, ${either('cenario')} as cenario,
  ${either('musica')} as musica, ${either('certificado_layout_id')} as certificado_layout_id,
  ${either('carga_horaria')} as carga_horaria,
  (select ${regraJson} from regra_trilha g where g.id = ${either('regra_id')}) as regra,
  ${total('rascunho_eixo', sql`select count(*) from trilha_eixo x where x.trilha_id = t.id and x.removido_em is null`)} as total_eixos,
  ${total('rascunho_habilidade', sql`select count(*) from trilha_habilidade x where x.trilha_id = t.id and x.removida_em is null`)} as total_habilidades,
  ${total(
    'rascunho_aula',
    sql`select count(*) from trilha_aula x join trilha_habilidade y on y.id = x.habilidade_id
    where x.trilha_id = t.id and y.removida_em is null`,
  )} as total_aulas,
  (select count(*) from trilha_grupo x where x.trilha_id = t.id) as total_grupos`

const joined = (
  actor: Actor,
) => sql`trilha t join pessoa u on u.id = t.usuario_id left join rede r on r.id = t.rede_id
  left join trilha_rascunho d on d.trilha_id = t.id and ${editableBy(actor)}`

export async function find(tx: Tx, actor: Actor, id: number): Promise<TrilhaRow | undefined> {
  const { rows } = await sql<TrilhaRow>`
    select ${columns(actor)} from ${joined(actor)} where t.id = ${id}`.execute(tx)
  return rows[0]
}

/** Nobody else changes it until the transaction ends. */
export async function lock(tx: Tx, id: number): Promise<void> {
  await sql`select from trilha where id = ${id} for update`.execute(tx)
}

const matching = (actor: Actor, busca: string | undefined): RawBuilder<boolean> =>
  sql<boolean>`${visibleTo(actor)}
    and ${hasWords(sql`t.busca || ' ' || coalesce(d.busca, '')`, wordsOf(busca))}`

interface Asked {
  status?: StatusTrilha | undefined
  busca?: string | undefined
  pagina: number
  linhas: number
}

/** Those changed last come first. */
export async function list(
  tx: Tx,
  actor: Actor,
  { status, busca, pagina, linhas }: Asked,
): Promise<TrilhaRow[]> {
  const ofStatus = status === undefined ? sql`true` : sql`t.status = ${status}`
  const { rows } = await sql<TrilhaRow>`
    select ${columns(actor)} from ${joined(actor)} where ${ofStatus} and ${matching(actor, busca)}
    order by t.atualizada_em desc, t.id desc ${pageSql({ pagina, linhas })}`.execute(tx)
  return rows
}

/** Active paths that the actor sees as authors and teachers do, drafts too, found by words. */
export async function searchTrilhas(
  tx: Tx,
  actor: Actor,
  busca: string,
  most: number,
): Promise<{ id: number; nome: string }[]> {
  const { rows } = await sql<{ id: number; nome: string }>`
    select t.id, ${either('nome')} as nome from ${joined(actor)}
    where t.status = 1 and ${matching(actor, busca)} order by t.busca, t.id limit ${most}`.execute(tx)
  return rows
}

export interface Totais {
  ativas: number
  arquivadas: number
  excluidas: number
}

/** How many of each status a search finds. */
export async function countByStatus(tx: Tx, actor: Actor, busca: string | undefined): Promise<Totais> {
  const { rows } = await sql<Totais>`
    select count(*) filter (where t.status = 1) as ativas, count(*) filter (where t.status = 2) as arquivadas,
      count(*) filter (where t.status = 3) as excluidas
    from ${joined(actor)} where ${matching(actor, busca)}`.execute(tx)
  return rows[0] ?? { ativas: 0, arquivadas: 0, excluidas: 0 }
}

export type TrilhaColumns = Updateable<DB['trilha']>

export async function insert(
  tx: Tx,
  row: TrilhaColumns & { nome: string; codigo: string; usuario_id: number },
): Promise<number | undefined> {
  const made = await tx
    .insertInto('trilha')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'codigo']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

export const update = (tx: Tx, id: number, change: TrilhaColumns) =>
  tx.updateTable('trilha').set(change).where('id', '=', id).execute()

/** Whether the network is one where the person may put a path. */
export async function mayUseRede(tx: Tx, actor: Actor, id: number): Promise<boolean> {
  const own = isAdministradorTenant(actor) ? sql<boolean>`true` : sql<boolean>`r.id in ${redesSql(actor)}`
  const { rows } = await sql`select from rede r where r.id = ${id} and ${own}`.execute(tx)
  return rows.length > 0
}

export interface TrilhaDaRede {
  id: number
  nome: string
  codigo: string
  status: StatusTrilha
}

/** Published paths, not deleted, of a network and those below it, and those that their classes follow: at most 500. */
export async function listOfRede(tx: Tx, rede: number): Promise<TrilhaDaRede[]> {
  const { rows } = await sql<TrilhaDaRede>`
    select t.id, t.nome, t.codigo, t.status from trilha t
    where t.versao > 0 and t.status <> 3 and (
      ${dentroDe('t.rede_id', [rede])}
      or t.id in (select g.trilha_id from trilha_grupo g join (${lugar('c')}) on c.id = g.turma_id where r.caminho @> ${bigints([rede])} and c.status <> 'excluida'))
    order by t.busca, t.id limit 500`.execute(tx)
  return rows
}

/** The network of a code, as people write it. */
export async function findRedeByCodigo(
  tx: Tx,
  codigo: string,
): Promise<{ id: number; caminho: number[] } | undefined> {
  const { rows } = await sql<{ id: number; caminho: number[] }>`
    select id, caminho from rede where codigo = ${codigo.trim().toUpperCase()}`.execute(tx)
  return rows[0]
}
