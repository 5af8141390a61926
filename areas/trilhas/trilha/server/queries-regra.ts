/** SQL of the rules of paths. */
import { sql, type Updateable } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { DB } from '../../../../database/types.ts'
import { MAX_REGRAS } from '../shapes.ts'
import type { RegraJson } from './queries.ts'

export interface RegraRow extends RegraJson {
  usuario_id: number | null
  /** Paths that count by it, or will once their draft is published. */
  trilhas: number
}

const columns = sql`
  g.id, g.nome, g.usuario_id, g.nome_eixo, g.nome_habilidade, g.niveis, g.livre, g.minimo_nivel, g.minimo_certificado,
  g.dominio_regride, g.tentativas,
  (select jsonb_build_object('id', u.id, 'nome', u.nome) from pessoa u where u.id = g.usuario_id) as usuario,
  (select count(*) from (select t.id from trilha t where t.regra_id = g.id
    union select d.trilha_id from trilha_rascunho d where d.regra_id = g.id) x) as trilhas`

/** Of one person, or of the platform; by name, at most 100. */
export async function listRegras(tx: Tx, usuario: number | null): Promise<RegraRow[]> {
  const whose = usuario === null ? sql`g.usuario_id is null` : sql`g.usuario_id = ${usuario}`
  const { rows } = await sql<RegraRow>`
    select ${columns} from regra_trilha g where ${whose}
    order by sem_acento(g.nome), g.id limit ${MAX_REGRAS}`.execute(tx)
  return rows
}

/** `lock`: nobody else changes it, or begins to use it, until the transaction ends. */
export async function findRegra(tx: Tx, id: number, { lock = false } = {}): Promise<RegraRow | undefined> {
  const { rows } = await sql<RegraRow>`
    select ${columns} from regra_trilha g where g.id = ${id} ${lock ? sql`for update` : sql``}`.execute(tx)
  return rows[0]
}

export async function countRegras(tx: Tx, usuario: number | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from regra_trilha where usuario_id is not distinct from ${usuario}::bigint`.execute(
    tx,
  )
  return rows[0]?.n ?? 0
}

export type RegraColumns = Updateable<DB['regra_trilha']>

export async function insertRegra(tx: Tx, row: RegraColumns & { nome: string }): Promise<number> {
  return (await tx.insertInto('regra_trilha').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export const updateRegra = (tx: Tx, id: number, change: RegraColumns) =>
  tx.updateTable('regra_trilha').set(change).where('id', '=', id).execute()

export const deleteRegra = (tx: Tx, id: number) =>
  tx.deleteFrom('regra_trilha').where('id', '=', id).execute()
