/** Days of sharing and the addresses that may be shared. */
import { describe, expect, it } from 'vitest'
import { endOf, isDay, readLink, situacaoAt } from './rules.ts'

describe('until when', () => {
  const last = { ate: '2026-03-10', revogado_em: null }
  it('shows it through its last day in São Paulo, and no longer', () => {
    expect(situacaoAt(last, new Date('2026-03-11T02:59:59Z'))).toBe('ativo')
    expect(situacaoAt(last, new Date('2026-03-11T03:00:00Z'))).toBe('vencido')
  })

  it('ends with its last day, or when it was taken back', () => {
    expect(endOf(last)).toEqual(new Date('2026-03-11T03:00:00Z'))
    expect(endOf({ ...last, ate: '2026-12-31' })).toEqual(new Date('2027-01-01T03:00:00Z'))
    const now = new Date('2026-03-01T12:00:00Z')
    expect(endOf({ ...last, revogado_em: now })).toEqual(now)
    expect(endOf({ ate: null, revogado_em: null })).toBeNull()
  })

  it('says that it was taken back before it says that it is past', () => {
    const now = new Date('2027-01-01T12:00:00Z')
    expect(situacaoAt({ ...last, revogado_em: now }, now)).toBe('revogado')
    expect(situacaoAt({ ate: null, revogado_em: null }, now)).toBe('ativo')
  })

  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['10/03/2026', false],
    ['', false],
  ])('%s is a day: %s', (text, wanted) => expect(isDay(text)).toBe(wanted))
})

describe('an address', () => {
  it.each([
    ['https://pt.wikipedia.org/wiki/Capivara', 'https://pt.wikipedia.org/wiki/Capivara'],
    ['  pt.wikipedia.org/wiki/Capivara ', 'https://pt.wikipedia.org/wiki/Capivara'],
    ['museu.example:8080/a', 'https://museu.example:8080/a'],
    ['http://exemplo.com.br', 'http://exemplo.com.br/'],
  ])('%s is kept as %s', (typed, kept) => expect(readLink(typed)).toBe(kept))

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://exemplo.com',
    'https://maria:senha@exemplo.com',
    'https://localhost/a',
    'uma frase qualquer',
    'https://a.com\\@b.com',
    '',
  ])('%s is refused', (typed) => expect(readLink(typed)).toBeUndefined())
})
