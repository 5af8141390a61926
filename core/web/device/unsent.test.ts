// @vitest-environment happy-dom
/** What was never sent is kept per account and place, dropped by who kept it, and forgotten in time. */
import { beforeEach, expect, it } from 'vitest'
import { dropUnsent, forgetOldUnsent, keepUnsent, readUnsent } from './unsent.ts'

beforeEach(() => localStorage.clear())

const NOW = Date.UTC(2026, 10, 22)
const DAY = 86_400_000

it('is read back by the same account at the same place only', () => {
  expect(keepUnsent('7', 'trilha:1', { valor: { nome: 'Água' }, em: NOW })).toBe(true)
  expect(readUnsent('7', 'trilha:1')).toEqual({ valor: { nome: 'Água' }, em: NOW })
  expect([readUnsent('8', 'trilha:1'), readUnsent('7', 'trilha:2')]).toEqual([null, null])
})

it('goes once it was sent, unless another tab kept something since', () => {
  keepUnsent('7', 'trilha:1', { valor: 'a', em: NOW })
  keepUnsent('7', 'trilha:1', { valor: 'b', em: NOW + 5 })
  dropUnsent('7', 'trilha:1', NOW)
  expect(readUnsent('7', 'trilha:1')?.valor).toBe('b')
  dropUnsent('7', 'trilha:1', NOW + 5)
  expect(readUnsent('7', 'trilha:1')).toBeNull()
})

it('is forgotten after 30 days; what is corrupted reads as nothing', () => {
  keepUnsent('7', 'trilha:1', { valor: 'a', em: NOW - 31 * DAY })
  keepUnsent('7', 'trilha:2', { valor: 'b', em: NOW - 29 * DAY })
  forgetOldUnsent(NOW)
  expect([readUnsent('7', 'trilha:1'), readUnsent('7', 'trilha:2')?.valor]).toEqual([null, 'b'])
  localStorage.setItem('por-enviar:7:trilha:3', '{"em":"x"}')
  localStorage.setItem('por-enviar:7:trilha:4', 'not json')
  expect([readUnsent('7', 'trilha:3'), readUnsent('7', 'trilha:4')]).toEqual([null, null])
  expect(() =>
    forgetOldUnsent(NOW, () => {
      throw new DOMException('denied', 'SecurityError')
    }),
  ).not.toThrow()
})
