/** Where the links of a tenant's mail lead. */
import { describe, expect, it } from 'vitest'
import { originOf } from './send.ts'

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
