/** What comes in is checked against the contract, field by field, in words. */
import fc from 'fast-check'
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Number as Numeric,
  Object as ObjectOf,
  Optional,
  String as Text,
  type TSchema,
} from 'typebox'
import { describe, expect, it } from 'vitest'
import { IdList, Ids, Nota } from '../contract/lists.ts'
import { Id, JsonText, Line, Nullable, OneOf, OneOfNumbers, PageQuery } from '../contract/schema.ts'
import { Failure, inWords } from './failure.ts'
import { checkerFor, closed } from './validate.ts'

/** The fields that a checker refuses, with what it says of them in Portuguese. */
function refusalOf(schema: TSchema, value: unknown, text = false): Record<string, string> {
  try {
    checkerFor(schema, { text })(value)
    return {}
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    expect([error.statusCode, error.codigo]).toEqual([400, 'dados_invalidos'])
    return Object.fromEntries(
      Object.entries(error.details.campos ?? {}).map(([name, what]) => [name, inWords(what, 'pt-br')]),
    )
  }
}

const read = (schema: TSchema, value: unknown) => checkerFor(schema, { text: true })(value)

describe('a body', () => {
  const schema = ObjectOf({
    nome: Line(5, 2),
    nota: Optional(Nota),
    dentro: Optional(ObjectOf({ a: Integer(), lista: Optional(ArrayOf(Integer(), { maxItems: 2 })) })),
  })

  it('that fits is given back as it is', () => {
    const value = { nome: 'Ana', nota: 7.5, dentro: { a: 1, lista: [1, 2] } }
    expect(checkerFor(schema, { text: false })(value)).toEqual(value)
  })

  it.each<[string, unknown, Record<string, string>]>([
    ['nothing', undefined, { nome: 'Preencha este campo.' }],
    ['null', null, { nome: 'Preencha este campo.' }],
    ['too short', { nome: 'A' }, { nome: 'Use pelo menos 2 caracteres.' }],
    ['too long', { nome: 'Mariana' }, { nome: 'Use no máximo 5 caracteres.' }],
    [
      'a letter with many marks',
      { nome: `An${'a\u0301'}${'\u0301'.repeat(9)}` },
      { nome: 'Use no máximo 5 caracteres.' },
    ],
    ['joined emoji', { nome: '👨‍👩‍👧‍👦👨‍👩‍👧‍👦' }, { nome: 'Use no máximo 5 caracteres.' }],
    ['too low', { nome: 'Ana', nota: -0.1 }, { nota: 'Use um valor a partir de 0.' }],
    ['too high', { nome: 'Ana', nota: 10.1 }, { nota: 'Use um valor até 10.' }],
    ['a number as text', { nome: 'Ana', nota: '7' }, { nota: 'O valor enviado não é válido.' }],
    ['a text as number', { nome: 7 }, { nome: 'O valor enviado não é válido.' }],
    ['a field inside', { nome: 'Ana', dentro: { a: 'x' } }, { 'dentro.a': 'O valor enviado não é válido.' }],
    [
      'a field too many inside',
      { nome: 'Ana', dentro: { a: 1, b: 1 } },
      { 'dentro.b': 'Este campo não é aceito aqui.' },
    ],
    [
      'a long list',
      { nome: 'Ana', dentro: { a: 1, lista: [1, 2, 3] } },
      { 'dentro.lista': 'Envie no máximo 2 itens.' },
    ],
    ['a field too many', { nome: 'Ana', tenant_id: 1 }, { tenant_id: 'Este campo não é aceito aqui.' }],
  ])('is refused with its field: %s', (_, value, campos) => expect(refusalOf(schema, value)).toEqual(campos))

  it('counts characters as the database does', () => {
    for (const nome of ['👍🏽😀', '😀😀😀😀😀', 'áéíóú'.normalize('NFC'), 'a\u0301b\u0301c'])
      expect([nome, refusalOf(schema, { nome })]).toEqual([nome, {}])
    const inside = ObjectOf({ lista: ArrayOf(Nullable(Line(2))) })
    expect(refusalOf(inside, { lista: [null, '😀😀', 'a\u0301\u0301'] })).toEqual({
      'lista.2': 'Use no máximo 2 caracteres.',
    })
  })

  it('is never changed: what is of another type is refused, not converted', () => {
    const one = ObjectOf({ n: Integer(), b: Flag() })
    for (const value of [
      { n: '1', b: true },
      { n: 1, b: 'true' },
      { n: 1.5, b: true },
      { n: true, b: true },
    ])
      expect(refusalOf(one, value)).not.toEqual({})
  })

  it('names at most ten fields, and never one by what it holds', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`campo${n}`, n]))
    expect(Object.keys(refusalOf(schema, many)).length).toBeLessThanOrEqual(60)
    for (const name of Object.keys(refusalOf(schema, { nome: 'Ana', ['x'.repeat(500)]: 1 })))
      expect(name.length).toBeLessThanOrEqual(80)
  })
})

describe('closed', () => {
  it('closes every object, at any depth, and leaves the open ones open', () => {
    const schema = ObjectOf({
      a: ObjectOf({ b: ArrayOf(ObjectOf({ c: Integer() })) }),
      aberto: ObjectOf({}, { additionalProperties: true }),
    })
    const text = JSON.stringify(closed(schema))
    expect(text.match(/"additionalProperties":false/g)).toHaveLength(3)
    expect(text.match(/"additionalProperties":true/g)).toHaveLength(1)
    expect(JSON.stringify(schema)).not.toContain('"additionalProperties":false')
  })
})

describe('fields that travel as text', () => {
  it.each<[TSchema, string, unknown]>([
    [Id, '7', 7],
    [Id, '9007199254740991', 9_007_199_254_740_991],
    [Integer(), '-3', -3],
    [Numeric(), '7.25', 7.25],
    [Numeric(), '-0.5', -0.5],
    [Flag(), 'true', true],
    [Flag(), '0', false],
    [Text(), '7', '7'],
    [Text(), '', ''],
    [Nullable(Integer()), '', null],
    [Nullable(Integer()), 'null', null],
    [Nullable(Integer()), '5', 5],
    [OneOf(['1', '2']), '1', '1'],
    [OneOfNumbers([-1, 0, 1]), '-1', -1],
    [JsonText(ArrayOf(Integer())), '[1,2]', [1, 2]],
    [JsonText(ObjectOf({ a: Integer() })), '{"a":1}', { a: 1 }],
    [JsonText(IdList), '[3]', [3]],
    // Half a character that the text escapes, mended as in any body of JSON.
    [JsonText(ObjectOf({ a: Text() })), '{"a":"\\ud800"}', { a: '\ufffd' }],
  ])('%j reads %j', (schema, text, value) =>
    expect(read(ObjectOf({ x: schema }), { x: text })).toEqual({ x: value }),
  )

  it.each<[TSchema, string]>([
    [Id, '0'],
    [Id, '-1'],
    [Id, '1.5'],
    [Id, '1e3'],
    [Id, '0x10'],
    [Id, ' 7'],
    [Id, '7 '],
    [Id, '+7'],
    [Id, ''],
    [Id, 'true'],
    [Id, '[7]'],
    [Id, '１'],
    [Id, '9007199254740992'],
    [Id, '99999999999999999999'],
    [Numeric(), '1e999'],
    [Numeric(), 'NaN'],
    [Numeric(), 'Infinity'],
    [Numeric(), '1,5'],
    [Flag(), 'sim'],
    [Flag(), 'TRUE'],
    [Flag(), '2'],
    [JsonText(IdList), '[]'],
    [JsonText(IdList), '[1,1]'],
    [JsonText(IdList), '[1.5]'],
    [JsonText(IdList), '["1"]'],
    [JsonText(IdList), '[[1]]'],
    [JsonText(IdList), '[1'],
    [JsonText(IdList), '1'],
    [JsonText(IdList), '{"$gt":0}'],
    [JsonText(IdList), JSON.stringify(Array.from({ length: 201 }, (_, n) => n + 1))],
    [JsonText(ObjectOf({ a: Integer() })), '{"a":1,"b":2}'],
    [Line(10), 'a\u0000b'],
  ])('%j refuses %j', (schema, text) =>
    expect(refusalOf(ObjectOf({ x: schema }), { x: text }, true)).not.toEqual({}),
  )

  it('an optional number or flag written empty is absent; a text written empty is empty', () => {
    const schema = ObjectOf({
      n: Optional(Integer()),
      b: Optional(Flag()),
      t: Optional(Text()),
      j: Optional(JsonText(IdList)),
    })
    expect(read(schema, { n: '', b: '', t: '', j: '' })).toEqual({ t: '' })
  })

  it('absent ones take their default', () => {
    expect(read(ObjectOf(PageQuery), {})).toEqual({ pagina: 1, linhas: 30 })
    expect(read(ObjectOf(PageQuery), { pagina: '', linhas: '100' })).toEqual({ pagina: 1, linhas: 100 })
    expect(refusalOf(ObjectOf(PageQuery), { linhas: '101' }, true)).toEqual({
      linhas: 'Use um valor até 100.',
    })
  })

  it('a name given twice is refused where one value is asked for', () =>
    expect(refusalOf(ObjectOf({ x: Id }), { x: ['1', '2'] }, true)).toHaveProperty('x'))

  it('every safe integer is read as itself, and no other text as an integer', () => {
    const check = checkerFor(ObjectOf({ x: Integer() }), { text: true })
    fc.assert(
      fc.property(fc.maxSafeInteger(), (n) => {
        expect(check({ x: String(n) })).toEqual({ x: Object.is(n, -0) ? 0 : n })
      }),
    )
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^-?\d+$/.test(text)),
        (text) => {
          expect(() => check({ x: text })).toThrow(Failure)
        },
      ),
    )
  })
})

describe('hostile objects', () => {
  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'no field is called %s',
    (name) => {
      const value = JSON.parse(`{"x": 1, "${name}": {"admin": true}}`)
      expect(Object.keys(refusalOf(ObjectOf({ x: Integer() }), value))).toEqual([name])
      expect(({} as Record<string, unknown>).admin).toBeUndefined()
    },
  )

  it('any JSON is read or refused, never worse', () => {
    const schema = ObjectOf({
      id: Id,
      nome: Optional(Line(20)),
      nota: Optional(Nullable(Nota)),
      lista: Optional(JsonText(IdList)),
    })
    for (const text of [true, false]) {
      const check = checkerFor(schema, { text })
      fc.assert(
        fc.property(
          fc.oneof(
            fc.jsonValue(),
            fc.record(
              { id: fc.jsonValue(), nome: fc.jsonValue(), nota: fc.jsonValue(), lista: fc.jsonValue() },
              { requiredKeys: [] },
            ),
          ),
          (value) => {
            try {
              check(value)
            } catch (error) {
              expect(error).toBeInstanceOf(Failure)
            }
          },
        ),
      )
    }
  })
})

describe('ids, or things that carry them', () => {
  const schema = ObjectOf({ aulas: Ids(3, { names: ['aula_id', 'id'] }), ordem: Optional(Ids(3)) })

  it.each([
    [[2, 1]],
    [[{ id: 2, ordem: 9 }, 1]],
    ['[{"aula_id": 2, "id": 7, "aula_titulo": "x"}, {"id": 1}]'],
    ['[2, 1]'],
  ])('reads %j as the ids, in their order', (aulas) => {
    expect(checkerFor(schema, { text: false })({ aulas })).toEqual({ aulas: [2, 1] })
    if (typeof aulas === 'string') expect(read(schema, { aulas })).toEqual({ aulas: [2, 1] })
  })

  it.each([
    [[{ titulo: 'x' }]],
    [[{ id: '2' }]],
    [[{ id: 1 }, 1]],
    [[{ id: null }]],
    [[[1]]],
    ['[{"id": 1'],
    [{ id: 1 }],
  ])('refuses %j by the name of the field', (aulas) => {
    expect(Object.keys(refusalOf(schema, { aulas })).some((name) => name.startsWith('aulas'))).toBe(true)
  })
})
