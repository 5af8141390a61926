/** SQL of assembling an assessment: what the catalogue calls what a matrix names. */
import { sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Ref } from '../../../../core/contract/schema.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { citado } from '../../../ensino/catalogo/server/public-citar.ts'

/** Null where the catalogue has none. */
export async function findOnde(
  tx: Tx,
  { disciplina, periodo }: { disciplina: number | null; periodo: number | null },
): Promise<{ disciplina: Ref | null; periodo: Ref | null }> {
  const { rows } = await sql<{ disciplina: Ref | null; periodo: Ref | null }>`
    select ${citado('disciplina', sql`${disciplina}::bigint`)} as disciplina,
      ${citado('periodo', sql`${periodo}::bigint`)} as periodo`.execute(tx)
  return sure(rows[0])
}
