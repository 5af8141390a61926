/** Where a request names things: ids by their schema, in lists and in JSON too, and the codes and addresses that stand for one. */
import type { Endpoint } from '../../core/contract/endpoint.ts'
import type { CallInput } from '../../core/contract/request.ts'

interface Shape {
  type?: string | string[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  minimum?: number
  maximum?: number
}

export type Place = readonly (string | number)[]

const isId = ({ type, minimum, maximum }: Shape): boolean =>
  [type].flat().includes('integer') && minimum === 1 && maximum === Number.MAX_SAFE_INTEGER

/** Texts that name one thing. */
const NAMES = /^(id|code|codigo|turma_codigo|token|certificado|slug|ticket|uuid)$/

const PARTS = ['params', 'query', 'body'] as const

function placesIn(shape: Shape, value: unknown, at: Place): Place[] {
  if (value === undefined || value === null) return []
  if (isId(shape) && typeof value === 'number') return [at]
  if (Array.isArray(value)) return value.flatMap((one, n) => placesIn(shape.items ?? {}, one, [...at, n]))
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, one]) =>
      placesIn(shape.properties?.[name] ?? {}, one, [...at, name]),
    )
  return typeof value === 'string' && NAMES.test(String(at.at(-1))) ? [at] : []
}

/** Every place at which the request names a thing. */
export const placesOf = (endpoint: Endpoint, input: CallInput): Place[] =>
  PARTS.flatMap((part) => placesIn((endpoint[part] ?? {}) as Shape, input[part], [part]))

/** What a request holds at a place. */
export const valueAt = (input: unknown, place: Place): unknown =>
  place.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], input)

/** The request with another value at a place. */
export function withAt(input: CallInput, place: Place, value: unknown): CallInput {
  const copy = structuredClone(input)
  const holder = valueAt(copy, place.slice(0, -1)) as Record<string | number, unknown>
  holder[place.at(-1) as string | number] = value
  return copy
}

/** A field that a request leaves out, and what it would hold of a thing with this id. */
export interface Optional {
  part: (typeof PARTS)[number]
  name: string
  holding: (id: number) => unknown
}

function holdingOf(shape: Shape): Optional['holding'] | undefined {
  if (isId(shape)) return (id) => id
  const item = shape.items && holdingOf(shape.items)
  if (item) return (id) => [item(id)]
  const { properties = {}, required = [] } = shape
  const [named, ...more] = required.filter((name) => isId(properties[name] ?? {}))
  return named && more.length === 0 && required.length === 1 ? (id) => ({ [named]: id }) : undefined
}

/** Every field of the contract that could name a thing and that the request leaves out. */
export const optionalsOf = (endpoint: Endpoint, input: CallInput): Optional[] =>
  PARTS.flatMap((part) =>
    Object.entries((endpoint[part] as Shape | undefined)?.properties ?? {}).flatMap(([name, shape]) => {
      const holding = holdingOf(shape)
      return holding && (input[part] as Record<string, unknown> | undefined)?.[name] == null
        ? [{ part, name, holding }]
        : []
    }),
  )
