/** Pages and lengths as the planner reads them. */

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { builderOver } from './connection.ts'
import { pageSql } from './sql.ts'

const things = builderOver<{ coisa: { id: number; ligada: boolean } }>({
  executeQuery: async () => ({ rows: [] }),
  async *streamQuery() {},
})
const made = (pagina: number, linhas: number) => {
  const { sql: text, parameters } = sql`select 1 ${pageSql({ pagina, linhas })}`.compile(things)
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

it('of the builder too, and a switch that a partial index asks for', () => {
  const of = (on: boolean, linhas: number, pula: number) => {
    const { sql: text, parameters } = things
      .selectFrom('coisa')
      .select('id')
      .where('ligada', '=', on)
      .where('id', '>', 7)
      .limit(linhas)
      .offset(pula)
      .compile()
    return [text.slice(text.indexOf('where')).trim(), parameters]
  }
  expect(of(true, 20, 0)).toEqual(['where "ligada" = true and "id" > $1 limit 20 offset 0', [7]])
  expect(of(false, 37, 74)).toEqual(['where "ligada" = false and "id" > $1 limit $2 offset $3', [7, 37, 74]])
})

it('keeps what is written a parameter', () => {
  const { sql: text, parameters } = things.updateTable('coisa').set({ ligada: true }).compile()
  expect([text, parameters]).toEqual(['update "coisa" set "ligada" = $1', [true]])
})
