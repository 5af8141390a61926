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

const isId = ({ type, minimum, maximum }: Shape): boolean =>
  type === 'integer' && minimum === 1 && maximum === Number.MAX_SAFE_INTEGER

const MOST = 4

/** Values that try a filter; undefined: nobody here knows how. Things named by ids are those of estranhos.test.ts. */
function valuesOf(shape: Shape, words: readonly string[]): readonly unknown[] | undefined {
  if (shape.enum) return shape.enum
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
  values: readonly unknown[] | undefined
}

/** A field is one filter; an object, one for each that it holds. */
function filtersIn(field: string, shape: Shape, words: readonly string[]): Filter[] {
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
      for (const { under, name, values } of filtersIn(field, shape, words)) {
        if (values === undefined) untried.push(name)
        for (const value of values ?? []) {
          const asked = { ...(input[part] as Record<string, unknown> | undefined) }
          asked[field] =
            under === undefined ? value : { ...(asked[field] as object | undefined), [under]: value }
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
