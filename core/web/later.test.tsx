// @vitest-environment happy-dom
/** What is told as done is sent once it can't be taken back, and outlives the page that told it. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Integer } from 'typebox'
import { afterEach, expect, it, vi } from 'vitest'
import { callsOf } from '../contract/calls.ts'
import { TransportContext } from './call.ts'
import type { SendRequest } from './client/request.ts'
import { useLater } from './later.ts'
import { dismiss, toastStore } from './ui/notify.ts'

const plant = callsOf('horta').post('/horta', { summary: '', returns: { n: Integer() } })

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.read()) dismiss(id)
})

function Garden({ before, told }: { before?: () => Promise<unknown>; told: (what: string) => void }) {
  const later = useLater()
  const act = () =>
    later(
      'Plantado',
      plant,
      {},
      {
        shown: (done) => told(done ? 'shown' : 'known'),
        ...(before && { before }),
        answered: ({ n }) => told(`answered ${n}`),
        after: async () => told('after'),
      },
    )
  return (
    <button type="button" onClick={act}>
      plant
    </button>
  )
}

function garden(before?: () => Promise<unknown>) {
  const sent: SendRequest[] = []
  const said: string[] = []
  const send = async (request: SendRequest) => {
    sent.push(request)
    return { status: 'sucesso', n: 7 }
  }
  render(
    <TransportContext.Provider value={{ send, headers: () => ({}) }}>
      <QueryClientProvider client={new QueryClient()}>
        <Garden told={(what) => said.push(what)} {...(before && { before })} />
      </QueryClientProvider>
    </TransportContext.Provider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'plant' }))
  const [toast] = toastStore.read()
  return { sent, said, toast }
}

it('is shown at once, sent when its alert goes, and outlives the page', async () => {
  const { sent, said, toast } = garden()
  expect([said, sent]).toEqual([['shown'], []])
  act(() => dismiss(toast?.id ?? 0))
  await waitFor(() => expect(said).toEqual(['shown', 'answered 7', 'after', 'known']))
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true])
})

it('taken back sends nothing', () => {
  const { sent, said, toast } = garden()
  act(() => toast?.action?.run())
  act(() => dismiss(toast?.id ?? 0))
  expect([said, sent]).toEqual([['shown', 'known'], []])
})

it('waits for what comes before it, but not when the page is left meanwhile', async () => {
  const { sent, toast } = garden(() => new Promise(() => {}))
  act(() => dismiss(toast?.id ?? 0))
  await Promise.resolve()
  expect(sent).toEqual([])
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('listens once for all that wait, and not any more once nothing does', async () => {
  const heard = new Set<unknown>()
  const [add, remove] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')]
  add.mockImplementation((type, listener) => void (String(type) === 'pagehide' && heard.add(listener)))
  remove.mockImplementation((type, listener) => void (String(type) === 'pagehide' && heard.delete(listener)))
  const ends: (() => void)[] = []
  const acts = [1, 2, 3].map(() => {
    cleanup()
    return garden(() => new Promise<void>((done) => ends.push(done)))
  })
  act(() => {
    for (const { id } of toastStore.read()) dismiss(id)
  })
  await waitFor(() => expect(ends).toHaveLength(3))
  expect(heard.size).toBe(1)
  for (const end of ends) end()
  for (const { sent } of acts) await waitFor(() => expect(sent).toHaveLength(1))
  expect(heard.size).toBe(0)
  vi.restoreAllMocks()
})
