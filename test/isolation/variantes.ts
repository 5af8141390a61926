/** Ways to ask a list: each filter and each order that its contract declares, with values that try it. */
import type { Endpoint } from '../../core/contract/endpoint.ts'
import type { CallInput } from '../../core/contract/request.ts'
import type { Shape } from '../sample.ts'

type Part = 'query' | 'body'

/** Where in the list one reads, and what the answer is written as: no row is chosen by these. */
const NO_FILTER = ['pagina', 'linhas', 'antes', 'depois', 'depois_de', 'formato', 'tabela']

export interface Variant {
  /** `ordem=titulo` */
  name: string
  input: CallInput
}

/** Absent or not: null is no thing. */
const isId = ({ type, minimum, maximum }: Shape): boolean =>
  [type].flat().includes('integer') && minimum === 1 && maximum === Number.MAX_SAFE_INTEGER

const MOST = 4

/** Values that try a filter; undefined: nobody here knows how. Things named by ids are those of estranhos.test.ts. */
function valuesOf(shape: Shape, words: readonly string[]): readonly unknown[] | undefined {
  if (shape.enum) return shape.enum
  // One or several by number: what it stands for is known by other things than its number only to lists of few.
  if (shape.anyOf?.some(isId)) return [1, 2, '1,2']
  if (isId(shape) || (shape.items && isId(shape.items))) return []
  if (shape.type === 'boolean') return [true, false]
  if (shape.type === 'integer') {
    const { minimum = 0, maximum = minimum } = shape
    const many = Math.min(maximum - minimum + 1, MOST)
    return Array.from({ length: many }, (_, n) => minimum + n)
  }
  if (shape.type !== 'string') return undefined
  if (shape.format === 'date-time') return ['2012-01-01T00:00:00Z']
  if (shape.pattern?.includes('\\d{4}-')) return ['2012-01-01']
  const { minLength = 0, maxLength = 120 } = shape
  return words.filter(({ length }) => length >= minLength && length <= maxLength)
}

interface Filter {
  /** `dados.periodo` */
  name: string
  /** Its name inside of the field, where it stands in one. */
  under?: string
  /** The field holds a list of such. */
  listed?: boolean
  values: readonly unknown[] | undefined
}

/** A field is one filter; an object, one for each that it holds. */
function filtersIn(field: string, shape: Shape, words: readonly string[]): Filter[] {
  if (shape.type === 'array' && shape.items?.type === 'object')
    return filtersIn(field, shape.items, words).map((one) => ({ ...one, listed: true }))
  if (shape.type !== 'object' || !shape.properties) return [{ name: field, values: valuesOf(shape, words) }]
  return Object.entries(shape.properties)
    .filter(([under]) => !NO_FILTER.includes(under))
    .map(([under, inner]) => ({ name: `${field}.${under}`, under, values: valuesOf(inner, words) }))
}

/** Every way to ask: as it stands, and with each value of each filter and order; with the filters that nobody can try. */
export function variantsOf(
  endpoint: Endpoint,
  input: CallInput,
  words: readonly string[],
): { variants: Variant[]; untried: string[] } {
  const variants: Variant[] = [{ name: '', input }]
  const untried: string[] = []
  for (const part of ['query', 'body'] as readonly Part[])
    for (const [field, shape] of Object.entries((endpoint[part] as Shape | undefined)?.properties ?? {})) {
      if (NO_FILTER.includes(field)) continue
      for (const { under, listed, name, values } of filtersIn(field, shape, words)) {
        if (values === undefined) untried.push(name)
        for (const value of values ?? []) {
          const asked = { ...(input[part] as Record<string, unknown> | undefined) }
          const given = listed
            ? (asked[field] as readonly object[] | undefined)?.[0]
            : (asked[field] as object | undefined)
          const filled = under === undefined ? value : { ...given, [under]: value }
          asked[field] = listed ? [filled] : filled
          variants.push({ name: `${name}=${value}`, input: { ...input, [part]: asked } })
        }
      }
    }
  return { variants, untried }
}

/** Calls that list: they read, and take a filter or an order. */
export const isList = ({ method, reads, query, body, access }: Endpoint): boolean =>
  access !== 'public' &&
  (method === 'GET' || reads === true) &&
  [query, body].some((part) =>
    Object.entries((part as Shape | undefined)?.properties ?? {}).some(
      ([field, shape]) => !NO_FILTER.includes(field) && !isId(shape),
    ),
  )
