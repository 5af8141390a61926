/** Statements whose type is not what the database answers, each wrong in its own way, beside some that are right. */
import { sql } from 'kysely'
import type { Tx } from '../../core/server/database.ts'

interface Named {
  id: number
  nome: string
}

interface Tree {
  nome: string
  filhos: Tree[]
}

export const right = {
  named: sql<Named>`select 1::bigint as id, 'a' as nome`,
  parts: sql<
    Pick<Named, 'id'> & { quando: Date | null }
  >`select 1::bigint as id, null::timestamptz as quando`,
  listed: sql<{ ids: number[]; papel: 'a' | 'b'; extra: unknown }>`
    select '{1,2}'::bigint[] as ids, 'b' as papel, '{"x": 1}'::jsonb as extra`,
  counted: sql<Record<string, number>>`select 1::int as um, 2::bigint as dois`,
  tree: sql<{ raiz: Tree }>`select '{"nome": "a", "filhos": [{"nome": "b", "filhos": []}]}'::jsonb as raiz`,
}

/** A statement, and what is said of it. */
export const wrong = {
  missing: [sql<Named>`select 1::bigint as id`, 'nome is absent, not string'],
  extra: [sql<Named>`select 1::bigint as id, 'a' as nome, true as ativo`, 'the type does not name ativo'],
  id: [sql<{ id: string }>`select 7::bigint as id`, 'id is number (7), not string'],
  sum: [sql<{ soma: number }>`select sum(1::bigint) as soma`, 'soma is string ("1"), not number'],
  moment: [sql<{ quando: string }>`select now() as quando`, 'quando is date, not string'],
  nothing: [sql<{ fim: Date }>`select null::timestamptz as fim`, 'fim is null, not date'],
  word: [sql<{ papel: 'a' | 'b' }>`select 'c' as papel`, 'papel is string ("c"), not "a" | "b"'],
  inside: [
    sql<{
      linhas: { quando: Date }[]
    }>`select jsonb_build_array(jsonb_build_object('quando', now())) as linhas`,
    'linhas[0].quando is string',
  ],
  deep: [
    sql<{ raiz: Tree }>`select '{"nome": "a", "filhos": [{"nome": 1, "filhos": []}]}'::jsonb as raiz`,
    'raiz.filhos[0].nome is number (1), not string',
  ],
} as const

/** A raw piece among the columns of a built statement. */
export const builtWrong = (tx: Tx) =>
  tx.selectFrom('rede').select(['id', sql<number>`now()::text`.as('quando')])

export const returnedWrong = (tx: Tx) =>
  tx
    .updateTable('cliente')
    .set({ nome: 'x' })
    .returning([sql<string>`length(nome)`.as('tamanho')])

/** Right by chance elsewhere: two templates that say the same. */
export const twins = [sql<{ a: string }>`select 1::int as a`, sql<{ a: number }>`select 1::int as a`] as const

const anything = <R>(tx: Tx): Promise<{ rows: R[] }> => sql<R>`select 1::int as da_outra`.execute(tx)

export const open = (tx: Tx) => anything<{ da_outra: number }>(tx)
