/**
 * What a call takes its tables hold: where a field of a body is called as a column of its area, what the contract lets
 * through is no longer, no larger and no more than the check of the column allows. Else the person is told of a fault of ours.
 */
import { describe, expect, it } from 'vitest'
import { servedCalls } from '../apps/server/areas.ts'
import { MAX_ITENS } from '../areas/avaliacao/intercambio/shapes.ts'
import { testTenant } from './kit/tenant.ts'
import { OWNERS } from './walls/owners.ts'

type Kind = 'length' | 'value' | 'items'
type Limits = Partial<Record<Kind, number>>

interface Column extends Limits {
  table: string
  name: string
}

interface Field extends Limits {
  call: string
  area: string
  name: string
}

const LIMITS: readonly [Kind, string][] = [
  ['length', 'maxLength'],
  ['value', 'maximum'],
  ['items', 'maxItems'],
]

/** Where only a number that is counted is written, and no field says it: the constant that bounds it. */
const COUNTED: readonly (Field & { table: string })[] = [
  { call: 'MAX_ITENS', area: 'intercambio', table: 'questao_importacao', name: 'total', value: MAX_ITENS },
]

/** Fields that are called as a column and are written elsewhere, or checked by a rule first: each with why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'conta.changeEmail email': 'readEmail refuses what is longer',
  'conta.signUp email': 'readEmail refuses what is longer',
  'conta.resendValidation email': 'readEmail refuses what is longer',
  'conta.signUpByProvider email': 'readEmail refuses what is longer',
  'pessoa.create nome_civil': 'the name is read and refused by its own rule',
  'pessoa.update nome_civil': 'the name is read and refused by its own rule',
  'pessoa.create ra': 'the register is read and refused by its own rule',
  'pessoa.update ra': 'the register is read and refused by its own rule',
  'midia.open nome': 'the name of a file is cut to what is kept',
}

// biome-ignore lint/suspicious/noExplicitAny: a schema of any kind, looked through
type Schema = any

/** The fields of a schema, whatever they stand in, each with the widest that it lets through. */
function fieldsOf(schema: Schema, add: (name: string, limits: Limits) => void, name = ''): void {
  if (typeof schema !== 'object' || schema === null) return
  for (const inner of schema.anyOf ?? schema.allOf ?? []) fieldsOf(inner, add, name)
  if (schema.type === 'array') fieldsOf(schema.items, add, '')
  for (const [field, inner] of Object.entries(schema.properties ?? {})) fieldsOf(inner, add, field)
  const limits = Object.fromEntries(
    LIMITS.flatMap(([kind, key]) => (typeof schema[key] === 'number' ? [[kind, schema[key]]] : [])),
  )
  if (name !== '' && Object.keys(limits).length > 0) add(name, limits)
}

function fieldsOfCalls(
  calls: readonly { name: string; endpoint: { area?: string; body?: unknown } }[],
): Field[] {
  const all: Field[] = []
  for (const { name: call, endpoint } of calls)
    fieldsOf(endpoint.body, (name, limits) =>
      all.push({ call: `${endpoint.area}.${call}`, area: endpoint.area ?? '', name, ...limits }),
    )
  return all
}

/** The upper bound of a column's check, as PostgreSQL prints it. */
function columnsOf(rows: readonly { table: string; def: string }[]): Column[] {
  const patterns: readonly [Kind, RegExp][] = [
    ['length', /length\(\(?(\w+)\)?(?:::text)?\) <= (\d+)/g],
    ['items', /(?:cardinality|jsonb_array_length)\((\w+)\) <= (\d+)/g],
    ['value', /\((\w+) <= (\d+)\)/g],
  ]
  return rows.flatMap(({ table, def }) =>
    patterns.flatMap(([kind, pattern]) =>
      [...def.matchAll(pattern)].map(([, name = '', most]) => ({ table, name, [kind]: Number(most) })),
    ),
  )
}

const OWNER = new Map([...OWNERS].flatMap(([area, tables]) => tables.map((table) => [String(table), area])))

/** Fields that let more through than every column of their name in their area holds. */
function tooWide(fields: readonly Field[], columns: readonly Column[]): string[] {
  return fields.flatMap((field) =>
    LIMITS.flatMap(([kind]) => {
      const given = field[kind]
      const held = columns
        .filter(({ table, name }) => OWNER.get(table) === field.area && name === field.name)
        .flatMap((column) => column[kind] ?? [])
      if (given === undefined || held.length === 0 || given <= Math.max(...held)) return []
      return [`${field.call} ${field.name}: ${given}, of which its table holds ${Math.max(...held)}`]
    }),
  )
}

async function checked(): Promise<Column[]> {
  const tenant = await testTenant()
  const rows = await tenant.sql<{ table: string; def: string }>(
    `select c.conrelid::regclass::text as table, pg_get_constraintdef(c.oid) as def
     from pg_constraint c where c.contype = 'c' and c.connamespace = 'public'::regnamespace`,
  )
  return columnsOf(rows)
}

describe('what a call takes its tables hold', () => {
  it('wherever a field is called as its column', async () => {
    const columns = await checked()
    const fields = fieldsOfCalls(servedCalls)
    const known = fields.filter(({ area, name }) =>
      columns.some((column) => OWNER.get(column.table) === area && column.name === name),
    )
    expect([columns.length > 100, known.length > 50]).toEqual([true, true])
    const wide = tooWide(fields, columns).map((said) => said.slice(0, said.indexOf(':')))
    // Who mends one takes it off the list.
    expect(wide.toSorted()).toEqual(Object.keys(ELSEWHERE).toSorted())
  })

  it('where the number of what was sent is written', async () => {
    const columns = await checked()
    const of = ({ table, name }: { table: string; name: string }) =>
      columns.filter((column) => column.table === table && column.name === name)
    expect(COUNTED.filter((one) => of(one).length === 0)).toEqual([])
    expect(COUNTED.flatMap((one) => tooWide([one], of(one)))).toEqual([])
  })

  it('a planted one is found: in a contract, and in a check', async () => {
    const columns = await checked()
    const planted = { call: 'sugestao.planted', area: 'sugestao', name: 'titulo', length: 201 }
    expect(tooWide([planted], columns)).toEqual([
      'sugestao.planted titulo: 201, of which its table holds 200',
    ])
    const narrow = columnsOf([
      { table: 'questao_importacao', def: 'CHECK (((total >= 1) AND (total <= 2000)))' },
    ])
    expect(tooWide(COUNTED, narrow)).toHaveLength(1)
  })
})
