/** The shared schemas: what each takes and refuses, and how it looks in the API document. */
import type { TSchema } from 'typebox'
import { Array as ArrayOf, Integer, String as Text } from 'typebox'
import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import { IdList, Nota } from './lists.ts'
import { Id, Instant, JsonText, Line, Nullable, OneOf, OneOfNumbers } from './schema.ts'

const takes = (schema: TSchema, value: unknown) => Compile(schema).Check(value)

describe('each schema', () => {
  it.each<[string, TSchema, unknown[], unknown[]]>([
    [
      'Id',
      Id,
      [1, Number.MAX_SAFE_INTEGER],
      [0, -1, 1.5, 2 ** 53, '1', null, Number.NaN, Number.POSITIVE_INFINITY],
    ],
    ['Line', Line(3, 1), ['a', 'abc', 'ção'], ['', 'abcd', 'a\u0000', 1, null]],
    ['Nota', Nota, [0, 10, 7.25], [-0.01, 10.01, '7', Number.NaN]],
    ['Instant', Instant, ['2026-03-02T12:00:00.000Z'], ['ontem', '2026-03-02', '', 1]],
    ['OneOf', OneOf(['a', 'b']), ['a', 'b'], ['c', '', 'A', null]],
    ['OneOfNumbers', OneOfNumbers([-1, 0, 1]), [-1, 0, 1], [2, '1', 0.5]],
    ['Nullable', Nullable(Integer()), [1, null], ['1', undefined, 1.5]],
    ['Nullable of words', Nullable(OneOf(['a'])), ['a', null], ['b', '']],
    ['Nullable of text', Nullable(Text({ maxLength: 2 })), ['ab', '', null], ['abc', 1]],
    [
      'IdList',
      IdList,
      [[1], [3, 1, 2]],
      [[], [1, 1], [0], [1.5], ['1'], [[1]], 1, Array.from({ length: 201 }, (_, n) => n + 1)],
    ],
    ['JsonText', JsonText(ArrayOf(Integer())), [[1]], ['[1]']],
  ])('%s', (_, schema, good, bad) => {
    for (const value of good) expect([value, takes(schema, value)]).toEqual([value, true])
    for (const value of bad) expect([value, takes(schema, value)]).toEqual([value, false])
  })

  it('Nullable says so as a list of types, which every generator of clients reads', () => {
    expect(JSON.parse(JSON.stringify(Nullable(OneOf(['a']))))).toEqual({
      type: ['string', 'null'],
      enum: ['a', null],
    })
  })
})
