/** Schemas that many contracts share. Strings refuse NUL, which PostgreSQL can't store. */
import {
  Array as ArrayOf,
  Integer,
  Number as Numeric,
  Object as ObjectOf,
  Optional,
  type Static,
  type TArray,
  String as Text,
  type TSchema,
  type TUnsafe,
  Unsafe,
} from 'typebox'

/** Ids are safe integers from 1. */
export const Id = Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/** How many of something there are. */
export const Count = Integer({ minimum: 0 })

/** Which writing of a thing somebody looked at: an older one is refused. */
export const Revision = Integer({ minimum: 1 })

/** One line or many of text without NUL, `min` to `max` characters. */
export const Line = (max: number, min = 0) =>
  Text({ minLength: min, maxLength: max, pattern: '^[^\\u0000]*$' })

/** A thing by its number, with what it is called. */
export const Ref = ObjectOf({ id: Id, nome: Text() })
export type Ref = Static<typeof Ref>

/** An instant, ISO 8601 in UTC. */
export const Instant = Text({ format: 'date-time', maxLength: 40 })

/** A day, `2026-03-02`. */
export const Day = Text({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

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

/** A list of 1 to 200 unique ids, as in `/fases/[1,2]/…`. */
export const IdList = ArrayOf(Id, { minItems: 1, maxItems: 200, uniqueItems: true })

/** The page asked of a list, from 1, and its rows: 30 unless told. */
export const PageQuery = {
  pagina: Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  linhas: Integer({ minimum: 1, maximum: 100, default: 30 }),
}

/** The page asked of a list that is searched by words. */
export const ListQuery = { ...PageQuery, busca: Optional(Line(120)) }

/** The rows of a page, and how many there are on all pages. */
export const rowsOf = <const N extends string, S extends TSchema>(name: N, row: S) =>
  ({ [name]: ArrayOf(row), total: Count }) as { [K in N]: TArray<S> } & { total: typeof Count }

/** What a table may be had as. */
export const TableFormat = OneOf(['csv', 'xlsx'])

/** A file in an answer: its name, its type and its bytes in base64. */
export const FileAnswer = { arquivo: Text(), tipo: Text(), conteudo: Text() }

/** A mark from 0 to 10. */
export const Nota = Numeric({ minimum: 0, maximum: 10 })
