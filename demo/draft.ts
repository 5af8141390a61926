/** Rows of one tenant, made in memory with their ids and written in one statement a table. */
import { type Insertable, type Kysely, sql } from 'kysely'
import type { DB } from '../database/types.ts'

/** The tables that the demonstration fills, in the order that their references ask for. */
export const TABLES = [
  'cliente',
  'rede',
  'usuario',
  'arquivo',
  'midia',
  'midia_arquivo',
  'turma',
  'vinculo',
  'matricula',
  'transferencia',
  'aviso_rede',
  'topico',
  'mensagem',
  'mensagem_versao',
  'topico_participacao',
  'curtida',
  'topico_favorito',
  'topico_visto',
  'topico_nota',
  'enquete',
  'enquete_turma',
  'enquete_participacao',
  'enquete_resposta',
  'encontro_serie',
  'encontro',
  'encontro_presenca',
  'compartilhamento',
  'aula',
  'midia_uso',
  'tela',
  'aula_versao',
  'versao_tela',
  'versao_escrita',
  'turma_aula',
  'tentativa',
  'resposta',
  'resultado',
  'entrega',
  'entrega_passo',
  'pedido_dados',
  'incidente',
  'tempo_uso',
  'retencao_dado',
  'notificacao',
] as const satisfies readonly (keyof DB)[]
export type Table = (typeof TABLES)[number]

const WITH_ID = [
  'cliente',
  'rede',
  'usuario',
  'arquivo',
  'midia',
  'turma',
  'vinculo',
  'aviso_rede',
  'topico',
  'mensagem',
  'enquete',
  'encontro_serie',
  'encontro',
  'compartilhamento',
  'aula',
  'tela',
  'tentativa',
  'entrega',
  'pedido_dados',
  'incidente',
  'notificacao',
] as const
export type TableWithId = (typeof WITH_ID)[number]

/** Values as JSON writes them: dates are told by their name, jsonb as it is. */
export type Row<T extends Table> = {
  readonly [K in keyof Omit<Insertable<DB[T]>, 'id' | 'tenant_id'>]?: unknown
}

export interface Draft {
  /** Keeps a row and gives its id. Every row of a table names the same columns. */
  add<T extends TableWithId>(table: T, row: Row<T>): number
  /** Keeps a row of a table without an id. */
  put<T extends Exclude<Table, TableWithId>>(table: T, row: Row<T>): void
  /** What was kept of a table. */
  rows(table: Table): readonly object[]
  /** Writes everything kept so far, and forgets it. The transaction is bound to the tenant. */
  write(tx: Kysely<DB>): Promise<void>
  /** The last id given in each table. */
  lastIds(): ReadonlyMap<TableWithId, number>
}

/** `after`: the last id in use, by table. */
export function openDraft(after: ReadonlyMap<TableWithId, number>): Draft {
  const last = new Map(after)
  const rows = new Map<Table, object[]>()
  const keep = (table: Table, row: object) => {
    const list = rows.get(table)
    if (list) list.push(row)
    else rows.set(table, [row])
  }
  return {
    add(table, row) {
      const id = (last.get(table) ?? 0) + 1
      last.set(table, id)
      keep(table, { id, ...row })
      return id
    },
    put: keep,
    rows: (table) => rows.get(table) ?? [],
    async write(tx) {
      for (const table of TABLES) await insertRows(tx, table, rows.get(table) ?? [])
      rows.clear()
    },
    lastIds: () => last,
  }
}

/** One statement, whatever the number of rows. */
async function insertRows(tx: Kysely<DB>, table: Table, rows: readonly object[]): Promise<void> {
  const first = rows[0]
  if (!first) return
  const columns = Object.keys(first)
  const odd = rows.find((row) => Object.keys(row).join() !== columns.join())
  if (odd) throw new TypeError(`Rows of ${table} differ in their columns: ${JSON.stringify(odd)}`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  )
}

const sequenceOf = (table: TableWithId) => sql`pg_get_serial_sequence(${table}, 'id')`

/** The last id that each table's counter gave, 0 for a fresh one. The transaction is the owner's. */
export async function readLastIds(tx: Kysely<DB>): Promise<Map<TableWithId, number>> {
  const { rows } = await sql<{ name: TableWithId; last: number | null }>`
    select t.name, pg_sequence_last_value(pg_get_serial_sequence(t.name, 'id')::regclass) as last
    from unnest(${[...WITH_ID]}::text[]) as t (name)`.execute(tx)
  return new Map(rows.map(({ name, last }) => [name, last ?? 0]))
}

/** Moves the counters past the ids given. The transaction is the owner's. */
export async function keepLastIds(tx: Kysely<DB>, last: ReadonlyMap<TableWithId, number>): Promise<void> {
  const used = [...last].filter(([, id]) => id > 0)
  const moves = used.map(([table, id]) => sql`setval(${sequenceOf(table)}, ${id})`)
  if (moves.length > 0) await sql`select ${sql.join(moves)}`.execute(tx)
}
