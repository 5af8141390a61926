/**
 * Which rows each change locks, and of what it adds one at a time: of two at once, the second waits and counts the first.
 * A lock that is lost changes nothing that one call alone could see; here the list of it differs (decision 0044).
 * TEST_TRAVAS=escreve writes the list anew.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { servedCalls } from '../../apps/server/areas.ts'
import { TransactionConnection } from '../../core/server/connection.ts'
import { callAs } from '../kit/call.ts'
import { ALONE, filesOf, letInBy, nameOf } from './requests.ts'
import { table } from './table.ts'
import { makeWorld, type World } from './world.ts'

const LIST = new URL('./travas.baseline', import.meta.url)
const MODE = /\bfor (?:no key )?(?:update|share)\b/g
/** Puts a row where none is, or holds the one that is there. */
const UPSERT = /\bon conflict\b[^;]*\bdo update\b/
const ADVISORY = /\bpg_advisory_xact_lock/

/** `turma for update`, `um por vez: convite`: the table that a statement names first, and how it locks. */
function locksOf(sql: string, parameters: readonly unknown[]): string[] {
  const text = sql.toLowerCase().replaceAll('"', '')
  if (ADVISORY.test(text)) {
    const what = parameters.find((one) => typeof one === 'string' && /^[a-z_]+$/.test(one))
    return [`um por vez: ${what ?? text.match(/'([a-z_ ]+)/)?.[1]?.trim() ?? 'o mesmo'}`]
  }
  const modes = [...new Set([...(text.match(MODE) ?? []), ...(UPSERT.exec(text) ? ['no seu lugar'] : [])])]
  if (modes.length === 0) return []
  const [, first = '?'] = /\b(?:from|update|into) ([a-z_]+)/.exec(text) ?? []
  return modes.map((mode) => `${first} ${mode}`)
}

it.each([
  [`select "id" from "turma" where "id" = $1 for update`, [1], ['turma for update']],
  [`select 1 from turma`, [], []],
  [
    `insert into trilha_ponto (eixo) values (0) on conflict (eixo) do update set atualizado_em = now()`,
    [],
    ['trilha_ponto no seu lugar'],
  ],
  [
    `select pg_advisory_xact_lock(hashtextextended('limite ' || $1::text, 0))`,
    ['convite', ''],
    ['um por vez: convite'],
  ],
])('reads %s', (sql, parameters, locks) => expect(locksOf(sql, parameters)).toEqual(locks))

const writing = servedCalls.filter(
  (call) =>
    (process.env.TEST_AREA ?? call.endpoint.area) === call.endpoint.area &&
    call.endpoint.method !== 'GET' &&
    table[nameOf(call)] &&
    !ALONE.includes(nameOf(call)) &&
    letInBy(call).length > 0,
)

let world: World
let seen: Set<string> | undefined
const found = new Map<string, string[]>()
const listed = new Map(
  readFileSync(LIST, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t') as [string, string]),
)

beforeAll(async () => {
  world = await makeWorld()
  const asked = TransactionConnection.prototype.executeQuery
  vi.spyOn(TransactionConnection.prototype, 'executeQuery').mockImplementation(function (
    this: TransactionConnection,
    query,
  ) {
    for (const lock of locksOf(query.sql, query.parameters)) seen?.add(lock)
    return asked.call(this, query) as never
  })
})
afterAll(() => {
  vi.restoreAllMocks()
  if (process.env.TEST_TRAVAS !== 'escreve') return
  const lines = [...found]
    .filter(([, locks]) => locks.length > 0)
    .map(([name, locks]) => `${name}\t${locks.join(', ')}\n`)
  writeFileSync(LIST, lines.sort().join(''))
})

it.each(writing.map((call) => ({ name: nameOf(call), call })))('$name', async ({ name, call }) => {
  const [who] = letInBy(call)
  if (!who) return
  const input = (await table[name]?.input?.(world, who)) ?? {}
  seen = new Set()
  const { status } = await callAs(world.people[who], call.endpoint, input as never, filesOf(call))
  const locks = [...seen].sort()
  seen = undefined
  found.set(name, locks)
  expect(status).toBe(200)
  if (process.env.TEST_TRAVAS !== 'escreve') expect(locks.join(', ')).toBe(listed.get(name) ?? '')
})
