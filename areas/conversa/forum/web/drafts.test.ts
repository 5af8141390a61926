// @vitest-environment happy-dom
/** Drafts belong to a person and a place, survive a reload and leave after a month. */
import { beforeEach, describe, expect, it } from 'vitest'
import { safeStorage } from '../../../../core/web/device/storage.ts'
import { dropDraft, dropOldDrafts, hasOtherDraft, readDraft, writeDraft } from './drafts.ts'

beforeEach(() => localStorage.clear())

describe('drafts', () => {
  it('are kept per person and place', () => {
    expect(writeDraft(7, 'topico:5', { conteudo: '<p>oi</p>', em: 1 })).toBe(true)
    expect(readDraft(7, 'topico:5')?.conteudo).toBe('<p>oi</p>')
    expect(readDraft(8, 'topico:5')).toBeNull()
    expect(readDraft(7, 'topico:6')).toBeNull()
    dropDraft(7, 'topico:5', 1)
    expect(readDraft(7, 'topico:5')).toBeNull()
  })

  it('tell when the device can not keep them', () => {
    const full = safeStorage(() => undefined)
    expect(writeDraft(7, 'topico:5', { conteudo: 'x', em: 1 }, null, full)).toBe(false)
  })

  it('of two tabs in one place stand beside each other, and each goes by itself', () => {
    const write = (conteudo: string, em: number, mine: number | null) =>
      writeDraft(7, 'topico:5', { conteudo, em }, mine)
    write('A', 1, null)
    write('B', 2, null)
    expect(write('A, mais', 3, 1)).toBe(true)
    expect([hasOtherDraft(7, 'topico:5', 3), readDraft(7, 'topico:5')?.conteudo]).toEqual([true, 'A, mais'])
    dropDraft(7, 'topico:5', 3)
    expect([hasOtherDraft(7, 'topico:5', 2), readDraft(7, 'topico:5')?.conteudo]).toEqual([false, 'B'])
    // Another tab took it up and sent it: nothing of others is dropped.
    dropDraft(7, 'topico:5', 3)
    expect(readDraft(7, 'topico:5')?.conteudo).toBe('B')
  })

  it('of more tabs than there is room for are not kept, and nothing is written over', () => {
    const kept = [1, 2, 3, 4, 5, 6].map((em) => writeDraft(7, 'topico:5', { conteudo: `${em}`, em }, null))
    expect(kept).toEqual([true, true, true, true, true, false])
    expect(readDraft(7, 'topico:5')?.conteudo).toBe('5')
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
