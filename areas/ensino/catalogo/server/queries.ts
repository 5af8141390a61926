/** All SQL of the catalogue. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { matrizes } from './public-acima.ts'

/** `matriz`: only those that this person's matrices have skills of. */
export const listDisciplinas = (tx: Tx, matriz: Actor | null) =>
  tx
    .selectFrom('disciplina')
    .select(['id', 'nome', 'sigla', 'area'])
    .where('ativa', '=', true)
    .$if(matriz !== null, (query) =>
      query.where(sql<boolean>`disciplina.id in (${matrizes.ask().disciplinasSql(matriz as Actor)})`),
    )
    .orderBy('ordem')
    .orderBy('nome')
    .orderBy('id')
    .limit(500)
    .execute()

export const listPeriodos = (tx: Tx, matriz: Actor | null) =>
  tx
    .selectFrom('periodo')
    .innerJoin('ensino', 'ensino.id', 'periodo.ensino_id')
    .select([
      'periodo.id',
      'periodo.codigo',
      'periodo.nome',
      'ensino.id as ensino',
      'ensino.nome as ensino_nome',
    ])
    .where('periodo.ativa', '=', true)
    .$if(matriz !== null, (query) =>
      query.where(sql<boolean>`periodo.codigo in (${matrizes.ask().anosSql(matriz as Actor)})`),
    )
    .orderBy('ensino.ordem')
    .orderBy('periodo.ordem')
    .orderBy('periodo.id')
    .limit(500)
    .execute()

/** After every text that begins with another. */
const AFTER = '\uffff'

/** Tags by name. `busca`: how they begin, without accents and in lower case. */
export const listTags = (tx: Tx, busca: string) =>
  tx
    .selectFrom('tag')
    .select(['id', 'nome'])
    .$if(busca !== '', (query) =>
      query.where(sql<boolean>`chave collate "C" between ${busca} and ${busca + AFTER}`),
    )
    .orderBy('chave')
    .limit(500)
    .execute()

/** The ids of tags by their names; those that are new are made. */
export async function ensureTags(tx: Tx, nomes: readonly string[]): Promise<number[]> {
  if (nomes.length === 0) return []
  await tx
    .insertInto('tag')
    .values(nomes.map((nome) => ({ nome })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await tx
    .selectFrom('tag')
    .select('id')
    .where('chave', '=', sql<string>`any(select sem_acento(nome) from unnest(${[...nomes]}::text[]) nome)`)
    .execute()
  return rows.map(({ id }) => id)
}

/** How many of these ids the tenant has. */
export async function countKnown(
  tx: Tx,
  tabela: 'disciplina' | 'periodo',
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0
  const { n } = await tx
    .selectFrom(tabela)
    .select((q) => q.fn.countAll<number>().as('n'))
    .where('id', '=', sql<number>`any(${bigints(ids)})`)
    .executeTakeFirstOrThrow()
  return n
}
