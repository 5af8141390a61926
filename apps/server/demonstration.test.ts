/** Who reaches the demonstration: this machine alone, or others, who are told of or refused. */
import { expect, it } from 'vitest'
import { isLoopback, refuseUnasked, warningOf } from './demonstration.ts'

it.each([
  'localhost',
  'LOCALHOST',
  'floripa.localhost',
  '127.0.0.1',
  '127.8.0.1',
  '::1',
  '[::1]',
  '::ffff:127.0.0.1',
])('%s is this machine', (host) => expect(isLoopback(host)).toBe(true))

it.each([
  '0.0.0.0',
  '::',
  '192.168.0.10',
  'escola.br',
  'localhost.escola.br',
  '127.0.0.1.escola.br',
  'xlocalhost',
  '128.0.0.1',
  '',
])('%s is not', (host) => expect(isLoopback(host)).toBe(false))

const here = { demo: true, publicUrl: 'http://localhost:3000' }
const away = { demo: true, publicUrl: 'https://demo.escola.br' }

it('nothing is said of a demonstration that nobody else reaches, nor where there is none', () => {
  expect(warningOf(here, ['127.0.0.1', '::1'])).toBeUndefined()
  expect(warningOf({ ...away, demo: false }, ['0.0.0.0'])).toBeUndefined()
})

it('others are told of: by the address it listens at, by the address it is known by', () => {
  expect(warningOf(here, ['0.0.0.0'])).toMatch(/ATENÇÃO.*outras máquinas \(0\.0\.0\.0\)/)
  expect(warningOf(here, ['127.0.0.1', '::'])).toContain('([::])')
  expect(warningOf(away, ['127.0.0.1'])).toContain('https://demo.escola.br')
})

it('a public one that nobody asked for does not start', () => {
  expect(() => refuseUnasked(away, undefined)).toThrow(/DEMO=off/)
  expect(() => refuseUnasked(away, '')).toThrow(/DEMO=off/)
  for (const [config, said] of [
    [away, 'on'],
    [here, undefined],
    [{ ...away, demo: false }, undefined],
  ] as const)
    expect(() => refuseUnasked(config, said)).not.toThrow()
})
