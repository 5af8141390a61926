/** Page views 250 ms after navigation, only with a tag manager, never where people are signed in. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRouteAnalytics } from './analytics.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(globalThis, 'dataLayer')
})

const start = (gtm: string | null | undefined) => {
  const push = vi.fn()
  return { push, navigate: createRouteAnalytics(gtm, push) }
}

describe('createRouteAnalytics', () => {
  it('tells the route 250 ms after the navigation', () => {
    const { push, navigate } = start('GTM-AB12CD')
    navigate('/certificado/:certificado')
    vi.advanceTimersByTime(249)
    expect(push).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(push).toHaveBeenCalledExactlyOnceWith({ event: 'pageview', page: '/certificado/:certificado' })
  })

  it('tells only the page where one stays', () => {
    const { push, navigate } = start('GTM-AB12CD')
    navigate('/')
    vi.advanceTimersByTime(100)
    navigate('/login')
    vi.advanceTimersByTime(1_000)
    expect(push.mock.calls).toEqual([[{ event: 'pageview', page: '/login' }]])
  })

  it.each(['/logado', '/logado/turmas/turma/:id'])('tells nothing of %s, nor of the page before', (route) => {
    const { push, navigate } = start('GTM-AB12CD')
    navigate('/login')
    navigate(route)
    vi.advanceTimersByTime(1_000)
    expect(push).not.toHaveBeenCalled()
  })

  it.each([undefined, null, '', 'UA-1', "GTM-A');alert(1)//"])('does nothing for the id %j', (gtm) => {
    const { push, navigate } = start(gtm)
    navigate('/')
    vi.advanceTimersByTime(1_000)
    expect(push).not.toHaveBeenCalled()
  })

  it('writes to the data layer of the page', () => {
    createRouteAnalytics('GTM-AB12CD')('/')
    vi.advanceTimersByTime(250)
    expect((globalThis as { dataLayer?: unknown }).dataLayer).toEqual([{ event: 'pageview', page: '/' }])
  })
})
