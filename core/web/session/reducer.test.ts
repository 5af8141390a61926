/** Each sentence of section 4 on sessions once, then random sequences against a plain model. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptySessao,
  parseRecords,
  recoverCurrent,
  reduceSessao,
  type SessaoAction,
  type SessaoState,
} from './reducer.ts'

const ana = {
  usuario: '1',
  token: 'ta',
  login: 'ana@demo.test',
  nome: 'Ana',
  foto: '/f.webp',
  papel: 'Aluna',
}
const bia = { usuario: '2', token: 'tb', nome: 'Bia' }
const both: SessaoState = { records: [ana, bia], current: '2' }

describe('reduceSessao', () => {
  it('creating stores the record and makes it current', () => {
    expect(reduceSessao({ records: [ana], current: '1' }, { type: 'create', record: bia })).toEqual(both)
  })

  it('creating replaces the record of that user, in its place', () => {
    const again = { usuario: '1', token: 'novo' }
    expect(reduceSessao(both, { type: 'create', record: again })).toEqual({
      records: [again, bia],
      current: '1',
    })
  })

  it('creating leaves one record where there were two of that user', () => {
    const doubled = { records: [ana, bia, ana], current: null }
    expect(reduceSessao(doubled, { type: 'create', record: ana }).records).toEqual([ana, bia])
  })

  it('ending clears that token and the current marker, and keeps the account', () => {
    expect(reduceSessao(both, { type: 'end', usuario: '2' })).toEqual({
      records: [ana, { ...bia, token: null }],
      current: null,
    })
  })

  it('removing an account deletes its record and the current marker', () => {
    expect(reduceSessao(both, { type: 'remove', usuario: '2' })).toEqual({ records: [ana], current: null })
  })

  it.each(['1', '2'])('deleting record %s leaves the current marker', (usuario) => {
    const after = reduceSessao(both, { type: 'delete', usuario })
    expect(after.records).toEqual(both.records.filter((record) => record.usuario !== usuario))
    expect(after.current).toBe('2')
  })

  it('describing changes what is shown, never the token, and brings nobody back', () => {
    const details = { foto: '/nova.webp' }
    expect(reduceSessao(both, { type: 'describe', usuario: '1', details }).records[0]).toEqual({
      ...ana,
      ...details,
    })
    expect(reduceSessao(both, { type: 'describe', usuario: '9', details })).toEqual(both)
  })
})

describe('an account that is looked at', () => {
  const eyes = { usuario: '3', token: 'te', nome: 'Caio', volta: '1' }
  const looking: SessaoState = { records: [ana, bia, eyes], current: '3' }
  const back: SessaoState = { records: [ana, bia], current: '1' }

  it.each(['end', 'remove', 'delete'] as const)('%s: it is gone, and whoever looked is back', (type) => {
    expect(reduceSessao(looking, { type, usuario: '3' })).toEqual(back)
  })

  it('is gone when its half hour is over, and not for a late refusal of another token', () => {
    expect(reduceSessao(looking, { type: 'expire', usuario: '3', token: 'te' })).toEqual(back)
    expect(reduceSessao(looking, { type: 'expire', usuario: '3', token: 'velho' })).toEqual(looking)
  })

  it('leaves nobody signed in where the one who looked has signed out, and another account where it was left', () => {
    const gone = { records: [{ ...ana, token: null }, eyes], current: '3' }
    expect(reduceSessao(gone, { type: 'end', usuario: '3' })).toEqual({
      records: [{ ...ana, token: null }],
      current: null,
    })
    expect(reduceSessao({ ...looking, current: '2' }, { type: 'end', usuario: '3' }).current).toBe('2')
  })

  it('is read back as such', () => {
    expect(parseRecords(JSON.parse(JSON.stringify(looking.records)))).toEqual(looking.records)
  })
})

describe('a refused token', () => {
  it('ends the session that it belongs to', () => {
    expect(reduceSessao(both, { type: 'expire', usuario: '2', token: 'tb' })).toEqual(
      reduceSessao(both, { type: 'end', usuario: '2' }),
    )
  })

  it('leaves a newer session of the same user alone', () => {
    expect(reduceSessao(both, { type: 'expire', usuario: '2', token: 'velho' })).toEqual(both)
  })

  it('signs another account out without touching the current one', () => {
    const after = reduceSessao(both, { type: 'expire', usuario: '1', token: 'ta' })
    expect(after).toEqual({ records: [{ ...ana, token: null }, bia], current: '2' })
  })
})

describe('recoverCurrent', () => {
  it('gives the one record of the current user', () => expect(recoverCurrent(both)).toEqual(bia))

  it.each<[string, SessaoState]>([
    ['there is no current user', { ...both, current: null }],
    ['no record matches', { ...both, current: '9' }],
    ['two records match', { records: [ana, ana], current: '1' }],
  ])('fails when %s', (_, state) => expect(recoverCurrent(state)).toBeNull())
})

describe('parseRecords', () => {
  it('turns the legacy single object into a list', () => expect(parseRecords(ana)).toEqual([ana]))

  it('keeps a list, drops what is no record, and reads numbers as identifiers', () => {
    expect(
      parseRecords([ana, null, 'x', {}, { usuario: '' }, [], { usuario: 7, token: 5, extra: 1 }]),
    ).toEqual([ana, { usuario: '7', token: null }])
  })

  it.each([undefined, null, 'x', 3])('reads %j as nothing', (stored) =>
    expect(parseRecords(stored)).toEqual([]),
  )
})

describe('random sequences', () => {
  const usuario = fc.constantFrom('1', '2', '3')
  const action: fc.Arbitrary<SessaoAction> = fc.oneof(
    fc
      .record({ usuario, token: fc.string({ minLength: 1 }) })
      .map((record) => ({ type: 'create' as const, record })),
    fc.record({ type: fc.constantFrom('end', 'remove', 'delete'), usuario }),
  )

  it('agree with a map of tokens and a marker', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const tokens = new Map<string, string | null>()
        let current: string | null = null
        const start = structuredClone(emptySessao)
        let state: SessaoState = start
        for (const one of actions) {
          state = reduceSessao(state, one)
          if (one.type === 'create') {
            tokens.set(one.record.usuario, one.record.token)
            current = one.record.usuario
          } else {
            if (one.type !== 'delete') current = null
            if (one.type !== 'end') tokens.delete(one.usuario)
            else if (tokens.has(one.usuario)) tokens.set(one.usuario, null)
          }
          expect(new Map(state.records.map((record) => [record.usuario, record.token]))).toEqual(tokens)
          expect(state.records).toHaveLength(tokens.size)
          expect(state.current).toBe(current)
          expect(recoverCurrent(state)?.usuario ?? null).toBe(
            current !== null && tokens.has(current) ? current : null,
          )
        }
        expect(start).toEqual(emptySessao)
      }),
    )
  })

  it('survive a round through JSON', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        const { records } = actions.reduce(reduceSessao, emptySessao)
        expect(parseRecords(JSON.parse(JSON.stringify(records)))).toEqual(records)
      }),
    )
  })
})
