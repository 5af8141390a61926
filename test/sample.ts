/** Valid requests made from a contract: every required field filled, ids chosen by the caller. */
import type { Endpoint } from '../core/contract/endpoint.ts'
import type { CallInput } from '../core/contract/request.ts'

export interface Shape {
  type?: string | string[]
  enum?: readonly unknown[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  minItems?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  anyOf?: readonly Shape[]
}

/** Values for fields of these names. */
type Named = Readonly<Record<string, unknown>>

/** Ids are the integers whose range is that of `Id`. */
const isId = ({ type, minimum, maximum }: Shape): boolean =>
  type === 'integer' && minimum === 1 && maximum === Number.MAX_SAFE_INTEGER

const INSTANT = '2026-03-02T12:00:00Z'

export function sampleValue(shape: Shape, id: number): unknown {
  if (shape.enum) return shape.enum[0]
  switch ([shape.type].flat()[0]) {
    case 'integer':
    case 'number':
      return isId(shape) ? id : (shape.minimum ?? 1)
    case 'boolean':
      return true
    case 'array':
      return [sampleValue(shape.items ?? {}, id)]
    case 'object':
      return objectOf(shape, id)
    default:
      if (shape.pattern?.includes('{8}-')) return '00000000-0000-4000-8000-000000000000'
      if (shape.pattern?.endsWith('{64}$')) return '0'.repeat(64)
      if (shape.pattern?.startsWith('^\\d{4}-')) return INSTANT.slice(0, 10)
      return shape.format === 'date-time' || shape.pattern?.includes('T')
        ? INSTANT
        : 'texto'.padEnd(shape.minLength ?? 0, 'o')
  }
}

/** Required fields, and every optional one that holds an id. */
function objectOf(
  { properties = {}, required = [] }: Shape,
  id: number,
  named: Named = {},
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name, shape]) => required.includes(name) || isId(shape))
      .map(([name, shape]) => [name, named[name] ?? sampleValue(shape, id)]),
  )
}

/** A request that the contract accepts, with `id` wherever an id is asked for and no `named` value is given. */
export function sampleOf({ params, query, body }: Endpoint, id: number, named: Named = {}): CallInput {
  const part = (schema: unknown) => (schema ? objectOf(schema as Shape, id, named) : undefined)
  return {
    ...(params && { params: part(params) ?? {} }),
    ...(query && { query: part(query) ?? {} }),
    ...(body && { body: part(body) }),
  }
}

/** Whether a request of the call names anything by its id. */
export function namesIds({ params, query, body }: Endpoint): boolean {
  const holds = (shape: Shape): boolean =>
    isId(shape) ||
    Object.values(shape.properties ?? {}).some(holds) ||
    (shape.items !== undefined && holds(shape.items))
  return [params, query, body].some((schema) => schema !== undefined && holds(schema as Shape))
}
