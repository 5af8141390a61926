// @vitest-environment happy-dom
/** Drafts belong to a person and a place, survive a reload and leave after a month. */
import { beforeEach, describe, expect, it } from 'vitest'
import { safeStorage } from '../../../core/web/device/storage.ts'
import { dropDraft, dropOldDrafts, readDraft, writeDraft } from './drafts.ts'

beforeEach(() => localStorage.clear())

describe('drafts', () => {
  it('are kept per person and place', () => {
    expect(writeDraft(7, 'topico:5', { conteudo: '<p>oi</p>', em: 1 })).toBe(true)
    expect(readDraft(7, 'topico:5')?.conteudo).toBe('<p>oi</p>')
    expect(readDraft(8, 'topico:5')).toBeNull()
    expect(readDraft(7, 'topico:6')).toBeNull()
    dropDraft(7, 'topico:5')
    expect(readDraft(7, 'topico:5')).toBeNull()
  })

  it('tell when the device can not keep them', () => {
    const full = safeStorage(() => undefined)
    expect(writeDraft(7, 'topico:5', { conteudo: 'x', em: 1 }, full)).toBe(false)
  })

  it('read corrupted text as nothing', () => {
    localStorage.setItem('rascunho:7:topico:5', '{"conteudo": 3}')
    expect(readDraft(7, 'topico:5')).toBeNull()
  })

  it('leave after thirty days, and only they', () => {
    const now = 100 * 86_400_000
    writeDraft(7, 'velho', { conteudo: 'a', em: now - 31 * 86_400_000 })
    writeDraft(7, 'novo', { conteudo: 'b', em: now - 86_400_000 })
    localStorage.setItem('outro', 'fica')
    dropOldDrafts(now)
    expect(readDraft(7, 'velho')).toBeNull()
    expect(readDraft(7, 'novo')?.conteudo).toBe('b')
    expect(localStorage.getItem('outro')).toBe('fica')
  })
})
