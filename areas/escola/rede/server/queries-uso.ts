/** Whether something names a network, whatever tables have a key to it. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import type { Motivo } from '../shapes-importar.ts'
import { seguem } from './public-uso.ts'

/** Rows that point at a network and say nothing of anybody using it. */
const HARMLESS = ['rede', 'rede_excluida', 'rede_importacao', 'rede_importacao_linha']
const MOTIVO: ReadonlyMap<string, Motivo> = new Map([
  ['turma', 'turmas'],
  ['vinculo', 'pessoas'],
])

/** Who names a network: classes, people's roles, whatever else has a key to it. */
export async function usersOf(tx: Tx, ids: readonly number[]): Promise<Map<number, Motivo>> {
  const { rows: keys } = await sql<{ tabela: string; coluna: string }>`
    select c.conrelid::regclass::text as tabela, a.attname as coluna
    from pg_constraint c
    join unnest(c.conkey) as k (numero) on true
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.numero and a.attname <> 'tenant_id'
    where c.contype = 'f' and c.confrelid = 'rede'::regclass order by 1, 2`.execute(tx)
  const harmless = new Set([...HARMLESS, ...(seguem.answer() ?? [])])
  const users = keys
    .filter(({ tabela }) => !harmless.has(tabela))
    .map(
      ({
        tabela,
        coluna,
      }): RawBuilder<unknown> => sql`select ${sql.ref(`u.${coluna}`)} as id, ${tabela}::text as tabela
        from ${sql.table(tabela)} u where ${sql.ref(`u.${coluna}`)} = any(${bigints(ids)})`,
    )
  const { rows } = await sql<{ id: number; tabela: string }>`${sql.join(users, sql` union `)}`.execute(tx)
  const found = new Map<number, Motivo>()
  for (const { id, tabela } of rows) {
    const motivo = MOTIVO.get(tabela) ?? 'usada'
    if (motivo !== 'usada' || !found.has(id)) found.set(id, motivo)
  }
  return found
}
