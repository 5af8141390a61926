/** The SQL of the garden. */
import { sql } from 'kysely'
import type { Given } from '../../../../core/contract/endpoint.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { hasWords, wordsOf } from '../../../../core/server/sql.ts'
import type { canteiroApi } from '../contract.ts'

type Query = Given<typeof canteiroApi.list>['query']

/** A page of the beds of a class, by name. */
export async function listCanteiros(tx: Tx, turma: number, { busca, pagina, linhas }: Query) {
  const rows = await tx
    .selectFrom('canteiro')
    .select(['id', 'nome', sql<string>`plantado_em::text`.as('plantado_em')])
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .where('turma_id', '=', turma)
    .where(hasWords(sql`sem_acento(nome)`, wordsOf(busca)))
    .orderBy(sql`sem_acento(nome), id`)
    .limit(linhas)
    .offset((pagina - 1) * linhas)
    .execute()
  return { canteiros: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}
