/** Schemas that many contracts share. Strings refuse NUL, which PostgreSQL can't store. */
import {
  Integer,
  Object as ObjectOf,
  type Static,
  String as Text,
  type TSchema,
  type TUnsafe,
  Unsafe,
} from 'typebox'

/** Ids are safe integers from 1. */
export const Id = Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/** How many of something there are. */
export const Count = Integer({ minimum: 0 })

/** One line or many of text without NUL, `min` to `max` characters. */
export const Line = (max: number, min = 0) =>
  Text({ minLength: min, maxLength: max, pattern: '^[^\\u0000]*$' })

/** A thing by its number, with what it is called. */
export const Ref = ObjectOf({ id: Id, nome: Text() })
export type Ref = Static<typeof Ref>

/** An instant, ISO 8601 in UTC. Any text may be given for one; `Told` knows by the name which texts are instants. */
export const Instant = Unsafe<string & { readonly instante?: never }>({
  type: 'string',
  format: 'date-time',
  maxLength: 40,
})

/** One of some words; as `{type: string, enum}`, which serialises faster than a union of literals. */
export const OneOf = <const V extends readonly string[]>(values: V): TUnsafe<V[number]> =>
  Unsafe<V[number]>({ type: 'string', enum: [...values] })

/** One of some whole numbers. */
export const OneOfNumbers = <const V extends readonly number[]>(values: V): TUnsafe<V[number]> =>
  Unsafe<V[number]>({ type: 'integer', enum: [...values] })

/** The schema's value or null, as `type: [t, 'null']`: serialised without a search among alternatives. */
export const Nullable = <S extends TSchema>(schema: S): TUnsafe<Static<S> | null> => {
  const { type, enum: values, ...rest } = schema as { type?: string; enum?: readonly unknown[] }
  return Unsafe<Static<S> | null>({
    ...rest,
    type: [type, 'null'],
    ...(values && { enum: [...values, null] }),
  })
}

/** A value for each of any names. TypeBox's own weighs 11 kB in the browser. */
export const ByName = <S extends TSchema>(value: S): TUnsafe<Record<string, Static<S>>> =>
  Unsafe<Record<string, Static<S>>>({ type: 'object', additionalProperties: value })

/** JSON that travels as text inside a form field (section 7: `aulas JSON`, `eixos JSON text`). */
export const JsonText = <S extends TSchema>(schema: S): TUnsafe<Static<S>> =>
  Unsafe<Static<S>>({ ...schema, 'x-json-text': true })

/** Rows of a page, unless told. */
export const LINHAS = 30

/** The page asked of a list, from 1, and its rows. */
export const PageQuery = {
  pagina: Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  linhas: Integer({ minimum: 1, maximum: 100, default: LINHAS }),
}
