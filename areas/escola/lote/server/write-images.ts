/** What rows were before a batch, and a digest of how it left them: what undoing goes back to, and how it knows. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { RowImages } from '../../../../core/server/images.ts'
import { deleteUsuarios } from '../../../acesso/sessao/server/public-conta.ts'
import { fichaImages, usuarioImages, vinculoImages } from '../../../acesso/sessao/server/public-imagem.ts'
import { dadosImages, laudoImages } from '../../pessoa/server/public-imagem.ts'
import { matriculaImages } from '../../turma/server/public-imagem.ts'
import { askMany, expectMany, expectSlices } from './queries-plans.ts'

export const TABELAS = ['usuario', 'dado_pessoal', 'laudo', 'matricula', 'vinculo', 'ficha'] as const
export type Tabela = (typeof TABELAS)[number]

/** What the owner of each table lets a batch do. */
const IMAGES: Readonly<Record<Tabela, RowImages>> = {
  usuario: usuarioImages,
  dado_pessoal: dadosImages,
  laudo: laudoImages,
  matricula: matriculaImages,
  vinculo: vinculoImages,
  ficha: fichaImages,
}

/** `acesso` counts changes and only grows (decision 0005): it is no part of what a row says. */
export const digest = sql<string>`md5((to_jsonb(t) - 'acesso')::text)`

export interface Touched {
  /** The row's id, or its person's; of an enrolment, the pupil's. */
  alvo: number
  /** The class of an enrolment. */
  turma?: number
  /** Whose row it is. */
  dono: number
}

/**
 * Keeps what rows are before they change: `old` ones as they stand (or that they are not there), `new` ones as not
 * there. The first image of a row is the one that counts.
 */
export async function keepImages(
  tx: Tx,
  lote: number,
  tabela: Tabela,
  rows: readonly Touched[],
  kind: 'old' | 'new',
): Promise<void> {
  if (rows.length === 0) return
  const alvos = rows.map(({ alvo }) => alvo)
  const turmas = rows.map(({ turma = 0 }) => turma)
  const donos = rows.map(({ dono }) => dono)
  const antes = kind === 'new' ? sql`null::jsonb` : sql`to_jsonb(t) - 'senha_hash'`
  const join = kind === 'new' ? sql`` : sql`left join ${IMAGES[tabela].from} on ${IMAGES[tabela].match}`
  await sql`insert into lote_imagem (lote_id, tabela, alvo_id, turma_id, dono_id, antes)
    select ${lote}, ${tabela}, i.alvo_id, i.turma_id, i.dono, ${antes}
    from unnest(${alvos}::bigint[], ${turmas}::bigint[], ${donos}::bigint[]) as i (alvo_id, turma_id, dono) ${join}
    on conflict do nothing`.execute(tx)
}

/** Once everything is written: the digest of each row as the batch leaves it. */
export async function sealImages(tx: Tx, lote: number): Promise<void> {
  await expectMany(tx)
  for (const tabela of TABELAS)
    await sql`update lote_imagem i set depois = ${digest} from ${IMAGES[tabela].from}
      where i.lote_id = ${lote} and i.tabela = ${tabela} and ${IMAGES[tabela].match}`.execute(tx)
}

/** Everybody of whom the batch touched a row. */
export async function touchedPeople(tx: Tx, lote: number): Promise<number[]> {
  const rows = await askMany(
    tx,
    sql<{ id: number }>`select distinct dono_id as id from lote_imagem where lote_id = ${lote}`,
  )
  return rows.map(({ id }) => id)
}

/** People of whom a row is no longer as the batch left it. */
export async function changedSince(tx: Tx, lote: number): Promise<Set<number>> {
  const changed = new Set<number>()
  for (const tabela of TABELAS) {
    const rows = await askMany(
      tx,
      sql<{ dono_id: number }>`select distinct i.dono_id from lote_imagem i
        left join ${IMAGES[tabela].from} on ${IMAGES[tabela].match}
        where i.lote_id = ${lote} and i.tabela = ${tabela} and ${digest} is distinct from i.depois`,
    )
    for (const { dono_id } of rows) changed.add(dono_id)
  }
  return changed
}

/** Rows that go with the account they belong to, and say nothing of anybody else. */
const HARMLESS = new Set(['lote_linha', 'notificacao'])

/** Accounts that the batch made and something points at since: a session, a text, a role given by hand. */
export async function referredSince(tx: Tx, lote: number): Promise<Set<number>> {
  const { rows: keys } = await sql<{ tabela: string; coluna: string }>`
    select c.conrelid::regclass::text as tabela, a.attname as coluna
    from pg_constraint c
    join unnest(c.conkey) as k (numero) on true
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.numero and a.attname <> 'tenant_id'
    where c.contype = 'f' and c.confrelid = 'usuario'::regclass order by 1, 2`.execute(tx)
  const referred = new Set<number>()
  for (const { tabela, coluna } of keys) {
    if (HARMLESS.has(tabela)) continue
    const imaged = (TABELAS as readonly string[]).includes(tabela)
      ? sql`and not exists (select from lote_imagem i where i.lote_id = ${lote} and i.tabela = ${tabela}
          and ${IMAGES[tabela as Tabela].match})`
      : sql``
    const column = sql.ref(`t.${coluna}`)
    const rows = await askMany(
      tx,
      sql<{ id: number }>`select distinct ${column} as id from ${sql.table(tabela)} t
        where ${column} in (select alvo_id from lote_imagem where lote_id = ${lote} and tabela = 'usuario'
          and antes is null) ${imaged}`,
    )
    for (const { id } of rows) referred.add(id)
  }
  return referred
}

/** Guardians that the batch made, by the children that stay as they are: their account stays too. */
export async function guardiansOf(tx: Tx, lote: number, children: readonly number[]): Promise<number[]> {
  const rows = await askMany(
    tx,
    sql<{ id: number }>`select distinct v.usuario_id as id from lote_imagem i
    join vinculo v on v.id = i.alvo_id and v.papel = 'responsavel'
    where i.lote_id = ${lote} and i.tabela = 'vinculo' and i.dono_id = any(${[...children]}::bigint[])
      and exists (select from lote_imagem g where g.lote_id = i.lote_id and g.tabela = 'usuario'
        and g.alvo_id = v.usuario_id)`,
  )
  return rows.map(({ id }) => id)
}

/** What points at others goes before what is pointed at. */
const ORDER: readonly Tabela[] = ['ficha', 'vinculo', 'matricula', 'laudo', 'dado_pessoal', 'usuario']

const ACCOUNTS = 500

/** Every table that points at an account is asked for each one that goes: a few thousand at a time. */
async function removeContas(tx: Tx, ours: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number }>`select i.alvo_id as id from lote_imagem i
    where ${ours} and i.tabela = 'usuario' and i.antes is null order by 1`.execute(tx)
  for (let at = 0; at < rows.length; at += ACCOUNTS) {
    await expectSlices(tx)
    const ids = rows.slice(at, at + ACCOUNTS).map(({ id }) => id)
    await deleteUsuarios(tx, ids)
  }
}

/** Takes away the rows that the batch made and sets the others back, but for the people in `kept`. */
export async function restoreImages(tx: Tx, lote: number, kept: readonly number[]): Promise<void> {
  const ours = sql`i.lote_id = ${lote} and i.dono_id <> all(${[...kept]}::bigint[])`
  for (const tabela of ORDER) {
    if (tabela === 'usuario') await removeContas(tx, ours)
    else
      await IMAGES[tabela].remove(
        tx,
        sql`select i.alvo_id, i.turma_id from lote_imagem i where ${ours} and i.tabela = ${tabela} and i.antes is null`,
      )
  }
  await expectMany(tx)
  for (const tabela of ORDER)
    await IMAGES[tabela].restore?.(
      tx,
      sql`select i.alvo_id, i.turma_id, i.antes from lote_imagem i
        where ${ours} and i.tabela = ${tabela} and i.antes is not null`,
    )
}

/** How many people the batch touched. */
export async function countTouched(tx: Tx, lote: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct dono_id)::int as n from lote_imagem where lote_id = ${lote}`.execute(tx)
  return rows[0]?.n ?? 0
}

export async function namesOf(tx: Tx, ids: readonly number[], limit: number) {
  const { rows } = await sql<{ id: number; nome: string }>`select id, nome from pessoa
    where id = any(${[...ids]}::bigint[]) order by nome, id limit ${limit}`.execute(tx)
  return rows
}
