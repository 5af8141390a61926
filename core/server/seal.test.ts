/** What is sealed opens only whole, with its own key, purpose and context. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const KEY = 'k'.repeat(43)

describe('a sealed secret', () => {
  it('opens again, whatever it is', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), (plain, context) => {
        expect(unseal(KEY, 'provedor', seal(KEY, 'provedor', plain, context), context)).toEqual(
          Buffer.from(plain),
        )
      }),
    )
    expect(unseal(KEY, 'x', seal(KEY, 'x', 'ção'))?.toString()).toBe('ção')
  })

  it('never looks the same twice, and does not show what it holds', () => {
    const [one, two] = [seal(KEY, 'x', 'segredo'), seal(KEY, 'x', 'segredo')]
    expect(one.equals(two)).toBe(false)
    expect(one.includes('segredo')).toBe(false)
  })

  it('stays shut for another key, purpose or context', () => {
    const sealed = seal(KEY, 'provedor', 'segredo', 'tenant 1')
    expect(unseal(`${KEY}2`, 'provedor', sealed, 'tenant 1')).toBeUndefined()
    expect(unseal(KEY, 'fator', sealed, 'tenant 1')).toBeUndefined()
    expect(unseal(KEY, 'provedor', sealed, 'tenant 2')).toBeUndefined()
    expect(unseal(KEY, 'provedor', sealed)).toBeUndefined()
    expect(unseal(KEY, 'provedor', sealed, 'tenant 1')?.toString()).toBe('segredo')
  })

  it('stays shut when a single byte was changed or is missing', () => {
    const sealed = seal(KEY, 'provedor', 'segredo')
    for (let i = 0; i < sealed.length; i++) {
      const changed = Buffer.from(sealed)
      changed[i] = (changed[i] ?? 0) ^ 1
      expect(unseal(KEY, 'provedor', changed)).toBeUndefined()
      expect(unseal(KEY, 'provedor', sealed.subarray(0, i))).toBeUndefined()
    }
  })
})
