/** The host name of a request, whatever way it is written. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeHost, originOf } from './brand.ts'

describe('normalizeHost', () => {
  it.each([
    ['localhost', 'localhost'],
    ['localhost:3000', 'localhost'],
    ['Floripa.Localhost:80', 'floripa.localhost'],
    ['escola.br.', 'escola.br'],
    ['ESCOLA.BR.:443', 'escola.br'],
    ['127.0.0.1:3000', '127.0.0.1'],
    ['xn--so-joo-hxa.br', 'xn--so-joo-hxa.br'],
    ['a', 'a'],
  ])('%s is %s', (host, wanted) => expect(normalizeHost(host)).toBe(wanted))

  it.each([
    undefined,
    '',
    '.',
    ':80',
    'a b',
    'a/b',
    'a\\b',
    'a@b',
    'a,b',
    "a'b",
    'a\u0000b',
    'a\nb',
    '-a',
    'a-',
    '[::1]',
    'são.br',
    'a:123456',
    'a:b',
    '%61',
    'x'.repeat(254),
  ])('%j is none', (host) => expect(normalizeHost(host)).toBeUndefined())

  it('comes out clean whatever goes in, and stays as it is the second time', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.domain(), fc.webAuthority()), (host) => {
        const name = normalizeHost(host)
        if (name === undefined) return
        expect(name).toMatch(/^[a-z0-9.-]+$/)
        expect(normalizeHost(name)?.replace(/\.$/, '')).toBe(name.replace(/\.$/, ''))
      }),
    )
  })
})

describe('the address of a tenant', () => {
  const dominio = 'floripa.localhost'
  it.each([
    [true, 'https://escola.test', 'https://escola.test'],
    [false, 'https://escola.test', 'https://floripa.localhost'],
    [false, 'http://localhost:5200', 'http://floripa.localhost:5200'],
  ])('main: %s, at %s, is %s', (principal, publicUrl, expected) => {
    expect(originOf({ principal, dominio }, publicUrl)).toBe(expected)
  })
})
