/** A refused session is told to everyone who listens, and to nobody afterwards. */
import { describe, expect, it, vi } from 'vitest'
import { createNews, type RefusedSession } from './events.ts'

const refused = { usuario: '1', token: 'ta' }

describe('a refused session', () => {
  it('is told to who listens, and not kept for later', () => {
    const news = createNews<[RefusedSession]>()
    news.tell({ usuario: '1', token: 'velho' })
    const heard = vi.fn()
    const stop = news.on(heard)
    expect(heard).not.toHaveBeenCalled()
    news.tell(refused)
    stop()
    news.tell({ usuario: '2', token: 'tb' })
    expect(heard).toHaveBeenCalledExactlyOnceWith(refused)
  })

  it('reaches the others when one listener fails', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const news = createNews<[RefusedSession]>()
    const heard = vi.fn()
    news.on(() => {
      throw new Error('broken')
    })
    news.on(heard)
    news.tell(refused)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
  })
})
