/** A refused session is told to everyone who listens, and to nobody afterwards. */
import { describe, expect, it, vi } from 'vitest'
import { createEvents } from './events.ts'

const refused = { usuario: '1', token: 'ta' }

describe('a refused session', () => {
  it('is told to who listens, and not kept for later', () => {
    const events = createEvents()
    events.sessionRefused({ usuario: '1', token: 'velho' })
    const heard = vi.fn()
    const stop = events.onSessionRefused(heard)
    expect(heard).not.toHaveBeenCalled()
    events.sessionRefused(refused)
    stop()
    events.sessionRefused({ usuario: '2', token: 'tb' })
    expect(heard).toHaveBeenCalledExactlyOnceWith(refused)
  })

  it('reaches the others when one listener fails', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const events = createEvents()
    const heard = vi.fn()
    events.onSessionRefused(() => {
      throw new Error('broken')
    })
    events.onSessionRefused(heard)
    events.sessionRefused(refused)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
  })
})
