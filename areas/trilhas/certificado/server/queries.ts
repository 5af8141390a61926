/** SQL of certificates and of the sheets that they are printed on. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant, isVisitor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, wordsOf } from '../../../../core/server/sql.ts'
import { writesLessons } from '../../../ensino/midia/policy.ts'
import { readCodigo } from '../../../escola/cartao/rules.ts'
import type { Posicao, Situacao, Tinta } from '../shapes.ts'

/** Sheets on a list, at the most. */
export const MOST_LAYOUTS = 200

export interface LayoutRow {
  id: number
  nome: string
  tinta: Tinta
  posicao: Posicao
  autor: number | null
  geral: boolean
  caminho: number[]
  na_rede: boolean
  arquivo_id: number
  arquivo_nome: string
  arquivado_em: Date | null
}

const turmasOf = (actor: Actor | null): number[] =>
  (actor?.turmas ?? []).filter(({ papel }) => papel === 'professor').map(({ id }) => id)
const redesOf = (actor: Actor): number[] => actor.redes.map(({ id }) => id)

/** A class that the person teaches, or a network of theirs, lies in the network of the sheet. Over `certificado_layout l`. */
const inRede = (actor: Actor): RawBuilder<boolean> => sql<boolean>`exists (
  select from rede mine where l.rede_id = any(mine.caminho) and (mine.id = any(${bigints(redesOf(actor))})
    or mine.id in (select t.rede_id from turma t where t.id = any(${bigints(turmasOf(actor))}))))`

/** The same as `layoutPolicy.view`. */
const layoutsVisibleTo = (actor: Actor): RawBuilder<boolean> =>
  isAdministradorTenant(actor)
    ? sql<boolean>`true`
    : sql<boolean>`(l.usuario_id = ${actor.id} or (l.geral and ${writesLessons(actor)}) or ${inRede(actor)}
        or r.caminho && ${bigints(redesOf(actor))})`

const layoutColumns = (actor: Actor) => sql`
  l.id, l.nome, l.tinta, l.posicao, l.usuario_id as autor, l.geral, l.arquivado_em,
  coalesce(r.caminho, '{}') as caminho, ${inRede(actor)} as na_rede, a.id as arquivo_id, a.nome as arquivo_nome`

const layoutTables = sql`certificado_layout l join anexo a on a.id = l.arquivo_id left join rede r on r.id = l.rede_id`

export async function listLayouts(tx: Tx, actor: Actor): Promise<LayoutRow[]> {
  const { rows } = await sql<LayoutRow>`
    select ${layoutColumns(actor)} from ${layoutTables}
    where l.arquivado_em is null and ${layoutsVisibleTo(actor)}
    order by l.id desc limit ${MOST_LAYOUTS}`.execute(tx)
  return rows
}

export async function findLayout(tx: Tx, actor: Actor, id: number): Promise<LayoutRow | undefined> {
  const { rows } = await sql<LayoutRow>`
    select ${layoutColumns(actor)} from ${layoutTables} where l.id = ${id}`.execute(tx)
  return rows[0]
}

export interface NewLayout {
  nome: string
  arquivo_id: number
  tinta: Tinta
  posicao: Posicao
  usuario_id: number | null
  rede_id: number | null
  geral: boolean
}

export async function insertLayout(tx: Tx, row: NewLayout): Promise<number> {
  const { id } = await tx
    .insertInto('certificado_layout')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False where it stood so already. */
export async function archiveLayout(tx: Tx, id: number, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('certificado_layout')
    .set({ arquivado_em: at })
    .where('id', '=', id)
    .where('arquivado_em', at === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The picture of a sheet and where the words stand on it, for whoever prints a certificate on it. */
export const findSheet = (tx: Tx, id: number) =>
  tx
    .selectFrom('certificado_layout')
    .innerJoin('arquivo', 'arquivo.id', 'certificado_layout.arquivo_id')
    .select(['certificado_layout.tinta', 'certificado_layout.posicao'])
    .select(['arquivo.chave', 'arquivo.extensao'])
    .where('certificado_layout.id', '=', id)
    .executeTakeFirst()

export interface CertificadoRow {
  id: number
  codigo: string
  trilha_id: number
  usuario_id: number
  nome: string
  trilha_nome: string
  carga_horaria: number | null
  emissor: string
  autor_id: number | null
  layout_id: number | null
  emitido_em: Date
  revogado_em: Date | null
  motivo: string | null
  caminho: number[]
  /** The asker teaches a class in which this pupil learns, or learnt. */
  ensina: boolean
}

const teaches = (actor: Actor | null): RawBuilder<boolean> => sql<boolean>`exists (
  select from matricula m where m.aluno_id = c.usuario_id and m.turma_id = any(${bigints(turmasOf(actor))}))`

const columns = (actor: Actor | null) => sql`
  c.id, c.codigo, c.trilha_id, c.usuario_id, c.nome, c.trilha_nome, c.carga_horaria, c.emissor, c.autor_id, c.layout_id,
  c.emitido_em, c.revogado_em, c.motivo, coalesce(r.caminho, '{}') as caminho, ${teaches(actor)} as ensina`
const tables = sql`certificado c left join rede r on r.id = c.rede_id`

async function one(
  tx: Tx,
  actor: Actor | null,
  where: RawBuilder<boolean>,
): Promise<CertificadoRow | undefined> {
  const { rows } = await sql<CertificadoRow>`select ${columns(actor)} from ${tables} where ${where}`.execute(
    tx,
  )
  return rows[0]
}

export const find = (tx: Tx, actor: Actor, id: number) => one(tx, actor, sql<boolean>`c.id = ${id}`)

/** @param codigo as `readCodigo` gives it */
export const findByCodigo = (tx: Tx, actor: Actor | null, codigo: string) =>
  one(tx, actor, sql<boolean>`c.codigo = ${codigo}`)

/** The asker's one certificate on a path. */
export const findOf = (tx: Tx, actor: Actor, trilha: number) =>
  one(tx, actor, sql<boolean>`c.trilha_id = ${trilha} and c.usuario_id = ${actor.id}`)

/** Nobody else changes it until the transaction ends. */
export const lock = (tx: Tx, id: number) =>
  tx.selectFrom('certificado').select('id').where('id', '=', id).forUpdate().execute()

export interface NewCertificado {
  codigo: string
  trilha_id: number
  usuario_id: number
  nome: string
  trilha_nome: string
  carga_horaria: number | null
  emissor: string
  rede_id: number | null
  autor_id: number | null
  layout_id: number | null
  emitido_em: Date
}

/** Writes it unless the person has one of the path already, made at this moment perhaps. True where it was written. */
export async function insert(tx: Tx, row: NewCertificado): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('certificado')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'trilha_id', 'usuario_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function listMine(tx: Tx, actor: Actor): Promise<CertificadoRow[]> {
  const { rows } = await sql<CertificadoRow>`
    select ${columns(actor)} from ${tables} where c.usuario_id = ${actor.id} order by c.id desc limit 200`.execute(
    tx,
  )
  return rows
}

export interface Filtro {
  trilha?: number | undefined
  busca?: string | undefined
  situacao?: Situacao | undefined
}

/** The same as `certificadoPolicy.view`. Over `certificado c` and its network `r`. */
const visibleTo = (actor: Actor): RawBuilder<boolean> =>
  isAdministradorTenant(actor)
    ? sql<boolean>`true`
    : sql<boolean>`((c.autor_id = ${isVisitor(actor) ? null : actor.id} and ${teaches(actor)}) or r.caminho && ${bigints(redesOf(actor))})`

/** A code is no name: it has no vowels. */
function searched(busca: string | undefined): RawBuilder<boolean> {
  const codigo = busca === undefined ? null : readCodigo(busca)
  return codigo === null ? hasWords(sql`c.busca`, wordsOf(busca)) : sql<boolean>`c.codigo = ${codigo}`
}

function matching(actor: Actor, { trilha, busca, situacao }: Filtro): RawBuilder<boolean> {
  const parts = [visibleTo(actor), searched(busca)]
  if (trilha !== undefined) parts.push(sql<boolean>`c.trilha_id = ${trilha}`)
  if (situacao !== undefined) parts.push(sql<boolean>`(c.revogado_em is null) = ${situacao === 'valido'}`)
  return sql<boolean>`${sql.join(parts, sql` and `)}`
}

/** Newest first. */
export async function list(
  tx: Tx,
  actor: Actor,
  filtro: Filtro,
  { from, most }: { from: number; most: number },
): Promise<CertificadoRow[]> {
  const { rows } = await sql<CertificadoRow>`
    select ${columns(actor)} from ${tables} where ${matching(actor, filtro)}
    order by c.id desc limit ${most} offset ${from}`.execute(tx)
  return rows
}

export async function count(tx: Tx, actor: Actor, filtro: Filtro): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${tables} where ${matching(actor, filtro)}`.execute(tx)
  return Number(rows[0]?.n ?? 0)
}

export const setRevoked = (
  tx: Tx,
  id: number,
  change: { revogado_em: Date | null; revogado_por: number | null; motivo: string | null },
) => tx.updateTable('certificado').set(change).where('id', '=', id).execute()
