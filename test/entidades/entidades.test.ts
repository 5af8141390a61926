/** Each entity of the specification (section 3) and each of its fields, held against what the calls answer. */
import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Respostas, respostasDoMundo } from './mundo.ts'
import { ENTIDADES, type Lugar } from './tabela.ts'

let respostas: Respostas
beforeAll(async () => {
  respostas = await respostasDoMundo()
}, 120_000)

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '')

/** What stands at the end of a way, in each row of the lists on it; undefined where the way breaks off. */
function at(thing: unknown, way: string): unknown[] {
  if (way === '') return [thing]
  const [step = '', ...rest] = way.split('.')
  const name = step.replace('[]', '')
  const next = name === '' ? thing : (thing as Record<string, unknown> | null)?.[name]
  const each = step.endsWith('[]') ? (Array.isArray(next) ? next : []) : [next]
  return each.flatMap((one) => at(one, rest.join('.')))
}

const isThere = (values: readonly unknown[]) =>
  values.length > 0 && values.every((value) => value !== undefined)
const hasValue = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** What is wrong with a field in a place: nothing, or a sentence. */
function faultOf(rows: readonly unknown[], campo: string, { menos, semValor }: Lugar): string[] {
  const values = rows.flatMap((row) => at(row, campo))
  const left = words(menos?.[0]).includes(campo)
  if (left)
    return isThere(values) && values.some(hasValue) ? [`${campo} is answered: no longer left out`] : []
  if (words(semValor?.[0]).includes(campo)) {
    if (campo.includes('[]') ? false : !isThere(values)) return [`${campo} is not answered`]
    return values.some(hasValue) ? [`${campo} has a value: no longer without`] : []
  }
  if (!isThere(values)) return [`${campo} is not answered`]
  return values.some(hasValue) ? [] : [`${campo} has no value`]
}

const LUGARES = Object.entries(ENTIDADES).flatMap(([nome, { campos, fora, lugares }]) =>
  lugares.map((lugar) => ({
    nome,
    lugar,
    onde: `${lugar.chamada} ${lugar.em}`,
    campos: words(campos).filter((campo) => !words(fora?.[0]).includes(campo)),
  })),
)

describe('an entity, where it is answered', () => {
  it.each(LUGARES)('$nome: $onde', ({ lugar, campos }) => {
    const answer = respostas.get(lugar.chamada)
    expect(answer, 'the world asks it').toBeDefined()
    const rows = at(answer, lugar.em)
    expect(rows.length, 'rows').toBeGreaterThan(0)
    expect(campos.flatMap((campo) => faultOf(rows, campo, lugar))).toEqual([])
  })
})

describe('the table', () => {
  const decided = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 4)))

  it.each(Object.entries(ENTIDADES))('says of every field of %s where it is, or why not', (_, entidade) => {
    const { campos, lugares, fora } = entidade
    const out = words(fora?.[0])
    const nowhere = words(campos).filter(
      (campo) => !out.includes(campo) && lugares.every(({ menos }) => words(menos?.[0]).includes(campo)),
    )
    expect(nowhere).toEqual([])
    expect(fora === undefined || decided.has(fora[1])).toBe(true)
    const known = new Set(words(campos))
    const named = [fora, ...lugares.flatMap(({ menos, semValor }) => [menos, semValor])]
    expect(named.flatMap((one) => words(one?.[0])).filter((campo) => !known.has(campo))).toEqual([])
  })

  it('finds a field that is gone, one that is empty, and one that came', () => {
    const lugar: Lugar = { chamada: '', em: '', menos: ['c', 'x'], semValor: ['d', 'x'] }
    const faults = (row: object) => ['a', 'b', 'c', 'd'].flatMap((campo) => faultOf([row], campo, lugar))
    expect(faults({ a: 0, b: false, d: null })).toEqual([])
    expect(faults({ b: [], c: 1, d: 1 })).toEqual([
      'a is not answered',
      'b has no value',
      'c is answered: no longer left out',
      'd has a value: no longer without',
    ])
    expect(at({ x: [{ y: 1 }, {}] }, 'x[].y')).toEqual([1, undefined])
  })
})
