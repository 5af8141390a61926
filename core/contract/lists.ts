/** Shapes that signed-in calls share: days, writings of a thing, what a page is asked by, its rows, a file in an answer. */
import {
  Array as ArrayOf,
  Integer,
  Number as Numeric,
  Optional,
  type TArray,
  String as Text,
  type TSchema,
  type TUnsafe,
  Union,
  Unsafe,
} from 'typebox'
import { Count, Id, LINHAS, Line, OneOf, PageQuery } from './schema.ts'

/** Which writing of a thing somebody looked at: an older one is refused. */
export const Revision = Integer({ minimum: 1 })

/** A day, `2026-03-02`. */
export const Day = Text({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** The page asked of a list that is searched by words. */
export const ListQuery = { ...PageQuery, busca: Optional(Line(120)) }

/** The page asked of a list that is told whole to who names none. */
export const WholeQuery = {
  pagina: Optional(Integer({ minimum: 1, maximum: 100_000 })),
  linhas: Optional(Integer({ minimum: 1, maximum: 100 })),
}

/** Rows of a list that is told whole, unless it says otherwise. */
export const WHOLE = 500

/** The page that was asked for, or all rows, at most `most` of them. */
export const pageOrAll = ({ pagina, linhas }: { pagina?: number; linhas?: number }, most = WHOLE) =>
  pagina === undefined && linhas === undefined
    ? { pagina: 1, linhas: most }
    : { pagina: pagina ?? 1, linhas: linhas ?? LINHAS }

/** The rows of a page, and how many there are on all pages. */
export const rowsOf = <const N extends string, S extends TSchema>(name: N, row: S) =>
  ({ [name]: ArrayOf(row), total: Count }) as { [K in N]: TArray<S> } & { total: typeof Count }

/** What a table may be had as. */
export const TableFormat = OneOf(['csv', 'xlsx'])

/** A file in an answer: its name, its type and its bytes in base64. */
export const FileAnswer = { arquivo: Text(), tipo: Text(), conteudo: Text() }

/**
 * Ids as JSON text, each once; a thing stands for the id that it carries under the first of `names` (section 7 writes
 * both: lists of ids, lists of what is ordered or removed).
 */
export const Ids = (
  maxItems: number,
  {
    minItems = 1,
    uniqueItems = true,
    names = ['id'],
  }: { minItems?: number; uniqueItems?: boolean; names?: readonly string[] } = {},
): TUnsafe<number[]> =>
  Unsafe<number[]>({
    ...ArrayOf(Id, { minItems, maxItems, uniqueItems }),
    'x-json-text': true,
    'x-ids': names,
  })

/** One choice or up to 20 in an address, parted by commas: `3`, `3,5`. */
const some = (one: string) => Text({ pattern: `^(?:${one})(?:,(?:${one})){0,19}$`, maxLength: 400 })
export const SomeIds = Union([Id, some('[1-9]\\d{0,14}')])
export const SomeOf = (values: readonly string[]) => some(values.join('|'))

/** A list of 1 to 200 unique ids, as in `/fases/[1,2]/…`. */
export const IdList = ArrayOf(Id, { minItems: 1, maxItems: 200, uniqueItems: true })

/** A mark from 0 to 10. */
export const Nota = Numeric({ minimum: 0, maximum: 10 })
