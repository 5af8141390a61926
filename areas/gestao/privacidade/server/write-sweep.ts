/** Takes the words that tell who a person is out of everybody's texts, the log and the queue (decision 28). */

import { sql } from 'kysely'
import { codeOf } from '../../../../core/contract/narrow.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { type Padroes, type Palavras, padroesOf, TROCA } from '../rules-palavras.ts'
import { SEM_NOME } from '../rules-sem-nome.ts'

interface Column {
  tabela: string
  coluna: string
  tipo: 'text' | 'jsonb' | '_text'
}

/**
 * Every column of words of every table of tenants, from the catalogue: a new one is swept without being told. Not those
 * that the database holds to a list or a form, in which no name fits.
 */
export const columnsOfWords = async (tx: Tx): Promise<Column[]> =>
  (
    await sql<Column>`
      select c.relname as tabela, a.attname as coluna, t.typname as tipo from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and t.typname in ('text', 'jsonb', '_text')
        and has_table_privilege(c.oid, 'update')
        and exists (select from pg_attribute d where d.attrelid = c.oid and d.attname = 'tenant_id')
        and not exists (select from pg_constraint k where k.conrelid = c.oid and a.attnum = any (k.conkey)
          and (k.contype = 'f' or k.contype = 'c' and cardinality(k.conkey) = 1
            and pg_get_constraintdef(k.oid) ~ ' ~ | = ANY '))
      order by 1, 2`.execute(tx)
  ).rows.filter(({ tabela }) => SEM_NOME[tabela] === undefined)

/** What tells who somebody is, as it stands before anything is erased. */
export async function palavrasOf(tx: Tx, usuarioId: number): Promise<Palavras> {
  const { rows } = await sql<{ nomes: (string | null)[]; sinais: (string | null)[] }>`
    select array[u.nome, d.nome_civil] as nomes, array[u.login, u.email, d.cpf, d.ra, d.inep, d.telefone] as sinais
    from pessoa u left join dado_pessoal d on d.usuario_id = u.id where u.id = ${usuarioId}`.execute(tx)
  const there = (words: readonly (string | null)[] = []) => words.filter((word) => word !== null)
  const nomes = there(rows[0]?.nomes)
  const { rows: outros } = await sql<{ nome: string }>`
    select distinct x.nome from (
      select id, nome from pessoa usuario union all select usuario_id, nome_civil from dado_pessoal) x
    where x.id <> ${usuarioId} and exists (
      select from unnest(${nomes}::text[]) as n where strpos(lower(x.nome), lower(n)) > 0) limit 500`.execute(
    tx,
  )
  return { nomes, sinais: there(rows[0]?.sinais), outros: outros.map(({ nome }) => nome) }
}

/** Cells that no longer fit, such as a title that was as long as may be, are told with a mark. */
const SHORT = '—'

function changesOf(columns: readonly Column[], { texto, json }: Padroes, troca: string) {
  const changed = columns.map(({ coluna, tipo }) => {
    const column = sql.ref(coluna)
    if (tipo === 'jsonb')
      return sql`${column} = regexp_replace(${column}::text, ${json}, ${troca}, 'gi')::jsonb`
    if (tipo === '_text')
      // No list is another thing than an empty one: some rows may have none.
      return sql`${column} = case when ${column} is not null then array(
        select regexp_replace(x, ${texto}, ${troca}, 'gi') from unnest(${column}) with ordinality u (x, n) order by n) end`
    return sql`${column} = regexp_replace(${column}, ${texto}, ${troca}, 'gi')`
  })
  const holds = columns.map(({ coluna, tipo }) =>
    tipo === 'jsonb'
      ? sql`${sql.ref(coluna)}::text ~* ${json}`
      : tipo === '_text'
        ? sql`exists (select from unnest(${sql.ref(coluna)}) x where x ~* ${texto})`
        : sql`${sql.ref(coluna)} ~* ${texto}`,
  )
  return { changed, holds }
}

async function sweepTable(tx: Tx, tabela: string, columns: readonly Column[], padroes: Padroes) {
  const update = (troca: string) => {
    const { changed, holds } = changesOf(columns, padroes, troca)
    return sql`update ${sql.table(tabela)} set ${sql.join(changed)} where ${sql.join(holds, sql` or `)}`.execute(
      tx,
    )
  }
  await sql`savepoint varrer`.execute(tx)
  try {
    await update(TROCA)
  } catch (error) {
    if (!['23514', '22001'].includes(codeOf(error) ?? '')) throw error
    await sql`rollback to savepoint varrer`.execute(tx)
    await update(SHORT)
  }
  await sql`release savepoint varrer`.execute(tx)
}

/** Once the person's own rows are gone: what others wrote of them, what they were told, the log, the queue. */
export async function sweep(tx: Tx, palavras: Palavras): Promise<void> {
  const padroes = padroesOf(palavras)
  if (!padroes) return
  const tables = new Map<string, Column[]>()
  for (const column of await columnsOfWords(tx))
    tables.set(column.tabela, [...(tables.get(column.tabela) ?? []), column])
  for (const [tabela, columns] of tables) await sweepTable(tx, tabela, columns, padroes)
  await sql`select redigir_auditoria(${padroes.texto}, ${padroes.json}, ${TROCA})`.execute(tx)
  await sql`select redigir_fila(${padroes.json}, ${TROCA})`.execute(tx)
}
