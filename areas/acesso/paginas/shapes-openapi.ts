/** Reads the API document for the page that shows it: operations by area, search, schema trees, examples. Pure. */

export interface Schema {
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  format?: string
  pattern?: string
  description?: string
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  anyOf?: readonly Schema[]
  $ref?: string
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Schema
}

type Content = Readonly<Record<string, { schema: Schema }>>

interface RawOperation {
  operationId: string
  tags: readonly string[]
  summary: string
  security?: readonly unknown[]
  parameters: readonly Parameter[]
  requestBody?: { content: Content }
  responses: Readonly<Record<string, { description?: string; content?: Content }>>
}

export interface OpenApiDocument {
  info: { title: string; version: string; description?: string }
  paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>
}

export interface Operation {
  id: string
  area: string
  method: string
  path: string
  summary: string
  /** Needs a signed-in person. */
  signedIn: boolean
  parameters: readonly Parameter[]
  body: { media: string; schema: Schema } | null
  answer: Schema | null
}

/** Every operation of the document, in its order. */
export function operationsOf({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => {
      const [media, body] = Object.entries(raw.requestBody?.content ?? {})[0] ?? []
      return {
        id: raw.operationId,
        area: raw.tags[0] ?? '',
        method: method.toUpperCase(),
        path,
        summary: raw.summary,
        signedIn: Boolean(raw.security?.length),
        parameters: raw.parameters,
        body: media && body ? { media, schema: body.schema } : null,
        answer: raw.responses['200']?.content?.['application/json']?.schema ?? null,
      }
    }),
  )
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those in which every word occurs: path, name, summary or method; without accents and case. */
export function searchOperations(operations: readonly Operation[], words: string): Operation[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return operations.filter((operation) => {
    const text = plain(`${operation.method} ${operation.path} ${operation.id} ${operation.summary}`)
    return wanted.every((word) => text.includes(word))
  })
}

/** Areas in the order of their first operation, each with its own. */
export function byArea(operations: readonly Operation[]): [area: string, operations: Operation[]][] {
  const areas = new Map<string, Operation[]>()
  for (const operation of operations)
    areas.set(operation.area, [...(areas.get(operation.area) ?? []), operation])
  return [...areas]
}

const typesOf = ({ type }: Schema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type

/** The kind of a value: `integer`, `string · date-time`, `array of object`, `string or null`. */
export function kindOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? schema.$ref
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' | ')
  const types = typesOf(schema).map((type) =>
    type === 'array' && schema.items ? `${kindOf(schema.items)}[]` : type,
  )
  const kind = types.join(' | ') || 'any'
  return schema.format ? `${kind} (${schema.format})` : kind
}

/** `1 to 200`, `at most 200`, `at least 1`, told with signs: `1…200`, `≤ 200`, `≥ 1`. */
const range = (min: number | undefined, max: number | undefined): string | null => {
  const top = max === Number.MAX_SAFE_INTEGER ? undefined : max
  if (min !== undefined && top !== undefined) return min === top ? `= ${min}` : `${min}…${top}`
  if (top !== undefined) return `≤ ${top}`
  return min ? `≥ ${min}` : null
}

export interface Limits {
  values: readonly string[]
  range: string | null
  length: string | null
  items: string | null
  fallback: string | null
}

/** What a value must keep to, beyond its kind. */
export function limitsOf(schema: Schema): Limits {
  return {
    values: (schema.enum ?? []).map((value) => JSON.stringify(value)),
    range: range(schema.minimum, schema.maximum),
    length: range(schema.minLength, schema.maxLength),
    items: range(schema.minItems, schema.maxItems),
    fallback: schema.default === undefined ? null : JSON.stringify(schema.default),
  }
}

export interface Field {
  name: string
  required: boolean
  schema: Schema
  /** Fields of the object, or of the objects in the list. */
  fields: readonly Field[]
}

/** The fields of an object schema, or of the objects that a list holds. */
export function fieldsOf(schema: Schema): readonly Field[] {
  if (typesOf(schema).includes('array') && schema.items) return fieldsOf(schema.items)
  const inner = schema.anyOf?.find((one) => one.properties)
  if (inner) return fieldsOf(inner)
  return Object.entries(schema.properties ?? {}).map(([name, one]) => ({
    name,
    required: schema.required?.includes(name) ?? false,
    schema: one,
    fields: fieldsOf(one),
  }))
}

/** A value that fits the schema well enough to start from. */
export function exampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum?.length) return schema.enum[0]
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0])
  switch (typesOf(schema)[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, one]) => [name, exampleOf(one)]),
      )
    case 'array':
      return schema.items ? [exampleOf(schema.items)] : []
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return schema.format === 'date-time' ? '2026-03-02T11:00:00.000Z' : '…'
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** In an address a text stands as its name in capitals: what to replace is plain, and no shell reads it otherwise. */
const inAddress = ({ name, schema }: Parameter): string => {
  const example = exampleOf(schema)
  return encodeURIComponent(example === '…' ? name.toUpperCase() : String(example))
}

/** A command that tries the operation; the token stands as $TOKEN. */
export function curlOf(operation: Operation, origin: string): string {
  const filled = operation.parameters.filter(
    (one) => one.in === 'path' || (one.in === 'query' && one.required),
  )
  const path = filled
    .filter((one) => one.in === 'path')
    .reduce((sofar, one) => sofar.replace(`{${one.name}}`, inAddress(one)), operation.path)
  const query = filled
    .filter((one) => one.in === 'query')
    .map((one) => `${one.name}=${inAddress(one)}`)
    .join('&')
  const lines = [`curl -X ${operation.method} ${quoted(`${origin}${path}${query ? `?${query}` : ''}`)}`]
  if (operation.signedIn) lines.push('-H "Authorization: Bearer $TOKEN"')
  const { body } = operation
  if (body?.media === 'multipart/form-data')
    for (const [name, value] of Object.entries(exampleOf(body.schema) ?? {}))
      lines.push(
        `-F ${quoted(`${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)}`,
      )
  if (body?.schema.properties?.arquivos?.items?.format === 'binary') lines.push("-F 'arquivos=@foto.png'")
  if (body?.media === 'application/json')
    lines.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(exampleOf(body.schema)))}`)
  return lines.join(' \\\n  ')
}
