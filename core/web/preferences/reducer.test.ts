/** Which copy of the choices counts: the newest, and never another person's. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  initialPreferences,
  type KeptPreferences,
  mergePreferences,
  parsePreferences,
  parseRemote,
  reducePreferences,
} from './reducer.ts'

const chosen = (atualizado: number, usuario: string | null, change = {}): KeptPreferences => ({
  ...initialPreferences,
  ...change,
  atualizado,
  usuario,
})

describe('reducePreferences', () => {
  it('changes what is given, dates it and names who chose', () => {
    const before = chosen(5, null, { tamanho: 'grandes' })
    expect(
      reducePreferences(before, { type: 'change', change: { contraste: 'alto' }, usuario: '1', now: 9 }),
    ).toEqual(chosen(9, '1', { tamanho: 'grandes', contraste: 'alto' }))
  })

  it('dates a choice after the one it replaces, whatever the clock says', () => {
    const after = reducePreferences(chosen(100, null), { type: 'change', change: {}, usuario: null, now: 7 })
    expect(after.atualizado).toBe(101)
  })

  it('adopts a copy as it is', () => {
    const kept = chosen(3, '2', { idioma: 'en-us' })
    expect(reducePreferences(chosen(100, null), { type: 'adopt', kept })).toEqual(kept)
  })
})

describe('parsePreferences', () => {
  it.each([
    undefined,
    null,
    'x',
    3,
    {},
    { contraste: 'ALTO', esquema: 'noite', tamanho: 7, idioma: 'fr', fonte: ['dislexia'] },
  ])('%j gives the defaults', (value) =>
    expect(parsePreferences(value)).toEqual({
      contraste: 'padrao',
      esquema: 'aparelho',
      tamanho: 'padrao',
      fonte: 'padrao',
      idioma: 'pt-br',
    }),
  )

  it('keeps what it knows', () => {
    const all = {
      contraste: 'cinza',
      esquema: 'escuro',
      tamanho: 'gigantes',
      fonte: 'dislexia',
      idioma: 'en-us',
    }
    expect(parsePreferences({ ...all, more: 1 })).toEqual(all)
  })
})

describe('parseRemote', () => {
  it.each([null, undefined, {}, { contraste: 'alto' }, { atualizado: 'ontem' }, { atualizado: null }])(
    '%j is no copy',
    (value) => expect(parseRemote(value, '1')).toBeNull(),
  )

  it('belongs to the person', () => {
    expect(parseRemote({ contraste: 'alto', atualizado: 4 }, '1')).toEqual(
      chosen(4, '1', { contraste: 'alto' }),
    )
  })
})

describe('mergePreferences', () => {
  const alto = { contraste: 'alto' }
  it.each<[string, KeptPreferences, KeptPreferences | null, KeptPreferences, boolean]>([
    ['the server newer', chosen(5, '1'), chosen(6, '1', alto), chosen(6, '1', alto), false],
    ['the device newer', chosen(6, '1', alto), chosen(5, '1'), chosen(6, '1', alto), true],
    ['the same choice', chosen(6, '1', alto), chosen(6, '1', alto), chosen(6, '1', alto), false],
    ['chosen before signing in', chosen(6, null, alto), chosen(5, '1'), chosen(6, '1', alto), true],
    ['nothing on the server', chosen(6, null, alto), null, chosen(6, '1', alto), true],
    ['nothing anywhere', chosen(0, null), null, chosen(0, '1'), false],
    ['nothing chosen here', chosen(0, null), chosen(1, '1', alto), chosen(1, '1', alto), false],
    ["another person's newer choice here", chosen(9, '2', alto), chosen(5, '1'), chosen(5, '1'), false],
    ["another person's, nothing on the server", chosen(9, '2', alto), null, chosen(9, '2', alto), false],
  ])('%s', (_, local, remote, kept, save) => {
    expect(mergePreferences(local, remote, '1')).toEqual({ kept, save })
  })

  it('two devices end with the same choice, whichever signs in last', () => {
    const kept = fc.record({
      contraste: fc.constantFrom('padrao', 'alto', 'cinza'),
      esquema: fc.constantFrom('aparelho', 'claro', 'escuro'),
      tamanho: fc.constantFrom('padrao', 'grandes', 'gigantes'),
      fonte: fc.constantFrom('padrao', 'dislexia'),
      idioma: fc.constantFrom('pt-br', 'en-us'),
      atualizado: fc.nat(),
      usuario: fc.constantFrom('1', null),
    }) as fc.Arbitrary<KeptPreferences>
    fc.assert(
      fc.property(kept, kept, (one, two) => {
        fc.pre(one.atualizado !== two.atualizado)
        const meet = (devices: KeptPreferences[]) => {
          let server: KeptPreferences | null = null
          for (const device of devices) {
            const merge = mergePreferences(device, server, '1')
            if (merge.save) server = merge.kept
          }
          return server
        }
        const newest = one.atualizado > two.atualizado ? one : two
        expect(meet([one, two])).toEqual({ ...newest, usuario: '1' })
        expect(meet([two, one])).toEqual({ ...newest, usuario: '1' })
      }),
    )
  })
})
