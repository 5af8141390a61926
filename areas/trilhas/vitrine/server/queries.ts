/** SQL of the public pages that a tenant composes. */

import { sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Tx } from '../../../../core/server/database.ts'
import type { PaginaChave } from '../shapes.ts'
import type { Bloco } from '../shapes-blocos.ts'

export interface PaginaRow {
  id: number
  chave: string
  versao: number
  /** Null: the product's own. */
  blocos: Bloco[] | null
  alterada_em: Date
}

const columns = sql`id, chave, versao, blocos, alterada_em`

export async function find(tx: Tx, chave: PaginaChave): Promise<PaginaRow | undefined> {
  const { rows } = await sql<PaginaRow>`select ${columns} from pagina_publica where chave = ${chave}`.execute(
    tx,
  )
  return rows[0]
}

/** Those that were ever changed, without their blocks. */
export async function list(tx: Tx): Promise<{ chave: string; propria: boolean; alterada_em: Date }[]> {
  const { rows } = await sql<{ chave: string; propria: boolean; alterada_em: Date }>`
    select chave, blocos is not null as propria, alterada_em from pagina_publica
    where versao > 0 order by chave limit 100`.execute(tx)
  return rows
}

export interface LockedRow extends PaginaRow {
  /** It holds these very blocks. */
  igual: boolean
}

/** Nobody else changes it until the transaction ends; a page that was never changed gets its row. */
export async function lock(tx: Tx, chave: PaginaChave, blocos: string | null): Promise<LockedRow> {
  await sql`insert into pagina_publica (chave) values (${chave}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<LockedRow>`
    select ${columns}, blocos is not distinct from ${blocos}::jsonb as igual
    from pagina_publica where chave = ${chave} for update`.execute(tx)
  return sure(rows[0])
}

export async function update(tx: Tx, id: number, blocos: string | null, now: Date): Promise<PaginaRow> {
  const { rows } = await sql<PaginaRow>`
    update pagina_publica set blocos = ${blocos}::jsonb, versao = versao + 1, alterada_em = ${now}
    where id = ${id} returning ${columns}`.execute(tx)
  return sure(rows[0])
}
