/** Checks what comes in against the contract, in words that name the field. Unknown fields are refused. */

import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import { type Sentence, sentenceFor } from '../contract/faults.ts'
import { table } from '../contract/table.ts'
import { type Failure, invalid } from './failure.ts'
import { mended } from './json.ts'
import { onFirstUse } from './on-first-use.ts'

type Json = Record<string, unknown>

/** The schema with every object closed: a field that it does not name is an error (reliability B13). */
export function closed<S>(schema: S): S {
  if (Array.isArray(schema)) return schema.map(closed) as S
  if (typeof schema !== 'object' || schema === null) return schema
  // TypeBox keeps its own marks in properties that do not enumerate: they are copied too.
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema)) as Json
  for (const key of Object.keys(copy)) copy[key] = closed(copy[key])
  if (copy.type === 'object' && copy.properties && !('additionalProperties' in copy))
    copy.additionalProperties = false
  return copy as S
}

const MAX_FIELDS = 10

interface Problem {
  keyword: string
  instancePath: string
  params: object
}

function refusal(problems: Iterable<Problem>): Failure {
  // Without a prototype: a field may be called `toString`.
  const campos: Record<string, Sentence> = Object.create(null)
  for (const { keyword, instancePath, params } of problems) {
    const inner = params as { requiredProperties?: string[]; additionalProperties?: string[] }
    const names = inner.requiredProperties ?? inner.additionalProperties ?? ['']
    for (const name of names) {
      const field = [instancePath, name]
        .join('/')
        .replace(/^\/|\/$/g, '')
        .replaceAll('/', '.')
        .slice(0, 80)
      campos[field || 'corpo'] ??= sentenceFor(keyword, params as Json)
    }
    if (Object.keys(campos).length >= MAX_FIELDS) break
  }
  return invalid(campos)
}

const propertiesOf = (schema: TSchema): Record<string, Json> =>
  (schema as { properties?: Record<string, Json> }).properties ?? {}

/** The fields of a schema that carry JSON as text. */
const jsonTextsOf = (schema: TSchema): string[] =>
  Object.entries(propertiesOf(schema)).flatMap(([name, property]) =>
    property['x-json-text'] === true ? [name] : [],
  )

/** The fields of a schema whose ids may come as things that carry them, and under which names. */
const idsOf = (schema: TSchema): [field: string, names: readonly unknown[]][] =>
  Object.entries(propertiesOf(schema)).flatMap(([field, property]) =>
    Array.isArray(property['x-ids']) ? [[field, property['x-ids']]] : [],
  )

/** The first of the names that a thing carries; what carries none stays, for the check to refuse. */
function idIn(one: unknown, names: readonly unknown[]): unknown {
  if (typeof one !== 'object' || one === null) return one
  const carried = new Map<unknown, unknown>(Object.entries(one))
  const name = names.find((known) => carried.has(known))
  return name === undefined ? one : carried.get(name)
}

function onlyIds(fields: ReturnType<typeof idsOf>, value: Json): Json {
  if (fields.length === 0) return value
  const read = { ...value }
  for (const [field, names] of fields) {
    const list = read[field]
    if (Array.isArray(list)) read[field] = list.map((one) => idIn(one, names))
  }
  return read
}

/** Reads the JSON of the fields named; what does not parse is left for the check to refuse. */
function readJsonTexts(names: readonly string[], value: Json): Json {
  if (names.length === 0) return value
  const read = { ...value }
  for (const name of names) {
    const text = read[name]
    if (typeof text !== 'string') continue
    try {
      read[name] = mended(text, JSON.parse(text))
    } catch {}
  }
  return read
}

const WORDS: Readonly<Record<string, boolean>> = table({ true: true, false: false, 1: true, 0: false })
const WHOLE = /^-?\d{1,16}$/
const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/

/** What a text stands for under a schema; the text itself when it stands for nothing, for the check to refuse. */
function fromText(text: string, types: readonly unknown[]): unknown {
  if (types.includes('null') && (text === '' || text === 'null')) return null
  if (types.includes('integer')) return WHOLE.test(text) ? Number(text) : text
  if (types.includes('number')) return DECIMAL.test(text) ? Number(text) : text
  if (types.includes('boolean')) return WORDS[text] ?? text
  return text
}

/**
 * Fields written as text become what their schema says: `1.5` is no integer, `1e3` no number. An optional number or
 * flag that is written empty is absent.
 */
function converterFor(schema: TSchema): (value: unknown) => unknown {
  const { required = [] } = schema as { required?: string[] }
  const properties = Object.entries(propertiesOf(schema))
  const typed = new Map(
    properties.flatMap(([name, property]) => {
      const types = [property.type].flat()
      const mayBeAbsent = !required.includes(name) || 'default' in property
      return types.includes('string') ? [] : [[name, { types, mayBeAbsent }] as const]
    }),
  )
  const hasDefaults = properties.some(([, property]) => 'default' in property)
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const read: Json = {}
    for (const [name, given] of Object.entries(value)) {
      const field = typed.get(name)
      if (given === '' && field?.mayBeAbsent) continue
      read[name] = field && typeof given === 'string' ? fromText(given, field.types) : given
    }
    return hasDefaults ? Value.Default(schema, read) : read
  }
}

export type Checker = (value: unknown) => unknown

function compileChecker(schema: TSchema, text: boolean): Checker {
  const strict = closed(schema)
  const validator = Compile(strict)
  const jsonTexts = jsonTextsOf(strict)
  const ids = idsOf(strict)
  const convert = text ? converterFor(strict) : (candidate: unknown) => candidate
  return (value) => {
    const candidate = convert(onlyIds(ids, readJsonTexts(jsonTexts, (value ?? {}) as Json)))
    if (validator.Check(candidate)) return candidate
    throw refusal(validator.Errors(candidate))
  }
}

/**
 * A checker for one part of a request. `text`: the part travels as text (path, query, form fields),
 * so values are converted first. Throws a Failure 400 with the fields at fault. Compiled when it
 * is first asked.
 */
export function checkerFor(schema: TSchema, { text }: { text: boolean }): Checker {
  const check = onFirstUse(() => compileChecker(schema, text))
  return (value) => check()(value)
}
