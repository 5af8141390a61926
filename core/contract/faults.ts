/** What is wrong with a value under its shape, said per field: the server refuses with it, a form tells it at once. */
import { inLanguage, type Language } from '../texts/texts.ts'

export interface Sentence {
  pt: string
  en: string
}

type Json = Readonly<Record<string, unknown>>

/** The sentence for a keyword of JSON Schema that was not met. */
export function sentenceFor(keyword: string, params: Json): Sentence {
  const limit = String(params.limit ?? '')
  switch (keyword) {
    case 'required':
      return { pt: 'Preencha este campo.', en: 'Fill in this field.' }
    case 'additionalProperties':
    case 'boolean':
      return { pt: 'Este campo não é aceito aqui.', en: 'This field is not accepted here.' }
    case 'maxLength':
      return { pt: `Use no máximo ${limit} caracteres.`, en: `Use at most ${limit} characters.` }
    case 'minLength':
      return limit === '1'
        ? { pt: 'Preencha este campo.', en: 'Fill in this field.' }
        : { pt: `Use pelo menos ${limit} caracteres.`, en: `Use at least ${limit} characters.` }
    case 'minimum':
      return { pt: `Use um valor a partir de ${limit}.`, en: `Use a value from ${limit} up.` }
    case 'maximum':
      return { pt: `Use um valor até ${limit}.`, en: `Use a value up to ${limit}.` }
    case 'maxItems':
      return { pt: `Envie no máximo ${limit} itens.`, en: `Send at most ${limit} items.` }
    case 'minItems':
      return { pt: `Envie pelo menos ${limit} item.`, en: `Send at least ${limit} item.` }
    default:
      return { pt: 'O valor enviado não é válido.', en: 'The value sent is not valid.' }
  }
}

/** Of these each is one character; what a person sees as one may be many of the others, which the server counts. */
const SIMPLE = /^[\n -\u02ff]*$/

/** The bounds of a value, by what it is. */
const BOUNDS: readonly [keyword: string, out: (value: unknown, limit: number) => boolean][] = [
  ['minLength', (value, limit) => typeof value === 'string' && value.length < limit],
  ['maxLength', (value, limit) => typeof value === 'string' && value.length > limit && SIMPLE.test(value)],
  ['minimum', (value, limit) => typeof value === 'number' && value < limit],
  ['maximum', (value, limit) => typeof value === 'number' && value > limit],
  ['minItems', (value, limit) => Array.isArray(value) && value.length < limit],
  ['maxItems', (value, limit) => Array.isArray(value) && value.length > limit],
]

const at = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`)

function* faultsIn(schema: Json, value: unknown, path: string): Iterable<[field: string, said: Sentence]> {
  for (const [keyword, out] of BOUNDS) {
    const limit = schema[keyword]
    if (typeof limit === 'number' && out(value, limit)) yield [path, sentenceFor(keyword, { limit })]
  }
  if (Array.isArray(value) && schema.items)
    for (const [i, one] of value.entries()) yield* faultsIn(schema.items as Json, one, at(path, i))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const given = value as Json
  const properties = (schema.properties ?? {}) as Readonly<Record<string, Json>>
  const required = (schema.required ?? []) as readonly string[]
  for (const [name, property] of Object.entries(properties))
    if (given[name] !== undefined) yield* faultsIn(property, given[name], at(path, name))
    else if (required.includes(name) && !('default' in property))
      yield [at(path, name), sentenceFor('required', {})]
}

/**
 * What a person can mend, field by field (`itens.2.nome`): what is missing, too short, too long, too small, too big,
 * too few, too many. The rest of the shape is no matter of forms, and the server has the last word: this is light
 * enough for a phone, which the whole of the validator is not.
 */
export function faultsOf(schema: object | undefined, value: unknown, language: Language) {
  const faults: Record<string, string> = {}
  for (const [field, said] of faultsIn((schema ?? {}) as Json, value, ''))
    faults[field] ??= inLanguage(said, language)
  return faults
}
