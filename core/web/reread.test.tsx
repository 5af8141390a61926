// @vitest-environment happy-dom
/** What a change makes old is read again: all that is looked at of its area, and nothing else. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Integer } from 'typebox'
import { afterEach, describe, expect, it } from 'vitest'
import { callsOf } from '../contract/calls.ts'
import { answers, fakeTransport } from '../testing/fakeTransport.ts'
import { TransportContext } from './call.ts'
import { useCall, useReread, useSend, type When } from './data.ts'

const { get, post } = callsOf('horta')
const one = (area: string) => callsOf(area).get(`/${area}`, { summary: '', returns: { n: Integer() } })
const api = {
  list: one('horta'),
  find: get('/horta/1', { summary: '', returns: { n: Integer() } }),
  search: post('/horta/busca', { summary: '', reads: true, returns: { n: Integer() } }),
  plant: post('/horta', { summary: '', also: ['feira'], returns: { n: Integer() } }),
  fair: one('feira'),
  street: one('rua'),
}

afterEach(cleanup)

const Reading = ({ of }: { of: keyof typeof api }) => <p>{`${of} ${useCall(api[of]).data?.n ?? '…'}`}</p>

function Garden({ when, over }: { when?: When; over: boolean }) {
  const plant = useSend(api.plant, when && { reread: when })
  const search = useSend(api.search)
  const reread = useReread()
  return (
    <>
      {!over && (['list', 'find', 'fair', 'street'] as const).map((one) => <Reading key={one} of={one} />)}
      <button type="button" onClick={() => plant.mutate({})}>
        plant
      </button>
      <button type="button" onClick={() => search.mutate({})}>
        search
      </button>
      <button type="button" onClick={() => void reread.only(api.find)}>
        news
      </button>
      <output>{plant.isSuccess || search.isSuccess ? 'done' : ''}</output>
    </>
  )
}

async function garden(when?: When) {
  const asked: Record<string, number> = {}
  const network = fakeTransport(
    Object.entries(api).map(([name, endpoint]) =>
      answers(endpoint, () => {
        asked[name] = (asked[name] ?? 0) + 1
        return { n: asked[name] }
      }),
    ),
  )
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const shown = (over: boolean) => (
    <TransportContext.Provider value={network}>
      <QueryClientProvider client={client}>
        <Garden over={over} {...(when && { when })} />
      </QueryClientProvider>
    </TransportContext.Provider>
  )
  const { rerender } = render(shown(false))
  await screen.findByText('street 1')
  return {
    asked,
    press: async (name: string) => {
      fireEvent.click(screen.getByText(name))
      if (name !== 'news') await screen.findByText('done')
    },
    /** Goes away from what reads, or comes back to it. */
    look: (on: boolean) => rerender(shown(!on)),
  }
}

describe('after a change', () => {
  it('all that is looked at of its area, and of the areas it names, is read again before it counts as done', async () => {
    const { asked, press } = await garden()
    await press('plant')
    expect(asked).toEqual({ list: 2, find: 2, fair: 2, street: 1, plant: 1 })
  })

  it('what no screen shows waits until it is looked at', async () => {
    const { asked, press, look } = await garden()
    look(false)
    await press('plant')
    expect(asked).toEqual({ list: 1, find: 1, fair: 1, street: 1, plant: 1 })
    look(true)
    await screen.findByText('list 2')
    await screen.findByText('fair 2')
    expect(asked.street).toBe(1)
  })

  it('a screen that draws it by itself reads later', async () => {
    const { asked, press, look } = await garden('later')
    await press('plant')
    expect(asked).toEqual({ list: 1, find: 1, fair: 1, street: 1, plant: 1 })
    look(false)
    look(true)
    await screen.findByText('list 2')
    expect(asked).toMatchObject({ find: 2, fair: 2, street: 1 })
  })

  it('a POST that only reads makes nothing old', async () => {
    const { asked, press } = await garden()
    await press('search')
    expect(asked).toEqual({ list: 1, find: 1, fair: 1, street: 1, search: 1 })
  })

  it('news that tell what is old have that alone read', async () => {
    const { asked, press } = await garden()
    await press('news')
    await screen.findByText('find 2')
    expect(asked).toEqual({ list: 1, find: 2, fair: 1, street: 1 })
  })
})
