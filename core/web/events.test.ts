/** Alerts carry a message and the defaults of section 9; late listeners miss nothing. */
import { describe, expect, it, vi } from 'vitest'
import { type Alert, createEvents } from './events.ts'

describe('alerts', () => {
  it('carry a message, dismissible, 10 s, top right', () => {
    const events = createEvents()
    const heard: Alert[] = []
    events.onAlert((alert) => heard.push(alert))
    events.success('Salvo.')
    events.error('Não deu certo.')
    expect(heard).toEqual([
      {
        id: 1,
        kind: 'success',
        message: 'Salvo.',
        dismissible: true,
        duration: 10_000,
        position: 'top right',
      },
      {
        id: 2,
        kind: 'error',
        message: 'Não deu certo.',
        dismissible: true,
        duration: 10_000,
        position: 'top right',
      },
    ])
  })

  it('may differ from the defaults', () => {
    const events = createEvents()
    const heard = vi.fn()
    events.onAlert(heard)
    const action = { label: 'Desfazer', run: () => {} }
    events.success('Removido.', { duration: 5000, action })
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ duration: 5000, action, dismissible: true }))
  })

  it('wait for the first listener, the last 20 of them, and come once', () => {
    const events = createEvents()
    for (let n = 1; n <= 25; n++) events.success(String(n))
    const heard: string[] = []
    events.onAlert((alert) => heard.push(alert.message))
    events.onAlert(() => heard.push('outro'))
    expect(heard).toEqual(Array.from({ length: 20 }, (_, n) => String(n + 6)))
  })

  it('stop at the end of listening', () => {
    const events = createEvents()
    const heard = vi.fn()
    const stop = events.onAlert(heard)
    events.error('um')
    stop()
    events.error('dois')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('reach the others when one listener fails', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const events = createEvents()
    const heard = vi.fn()
    events.onAlert(() => {
      throw new Error('broken')
    })
    events.onAlert(heard)
    events.success('Salvo.')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
  })
})

describe('a refused session', () => {
  it('is told to who listens, and not kept for later', () => {
    const events = createEvents()
    events.sessionRefused({ usuario: '1', token: 'velho' })
    const heard = vi.fn()
    events.onSessionRefused(heard)
    expect(heard).not.toHaveBeenCalled()
    events.sessionRefused({ usuario: '1', token: 'ta' })
    expect(heard).toHaveBeenCalledExactlyOnceWith({ usuario: '1', token: 'ta' })
  })
})
