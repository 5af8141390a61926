/** Pages and lengths as the planner reads them. */

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { builderOver } from './connection.ts'
import { pageSql } from './sql.ts'

const db = builderOver<object>({ executeQuery: async () => ({ rows: [] }), async *streamQuery() {} })
const made = (pagina: number, linhas: number) => {
  const { sql: text, parameters } = sql`select 1 ${pageSql({ pagina, linhas })}`.compile(db)
  return [text, parameters]
}

it('writes a usual length out, so that the plan of the first page is kept', () => {
  expect(made(1, 20)).toEqual(['select 1 limit 20', []])
  expect(made(3, 20)).toEqual(['select 1 limit 20 offset $1', [40]])
})

it('makes no statement of its own for a length that somebody thought up', () => {
  expect(made(1, 37)).toEqual(['select 1 limit $1', [37]])
  expect(made(2, 37)).toEqual(['select 1 limit $1 offset $2', [37, 37]])
})
