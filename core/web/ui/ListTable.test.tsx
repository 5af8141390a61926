// @vitest-environment happy-dom
/** A usual list: what the address says goes into the call, and each of its states says what to do. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Integer, Array as ListOf, Object as ObjectOf, Optional } from 'typebox'
import { afterEach, expect, it } from 'vitest'
import { callsOf } from '../../contract/calls.ts'
import { Count, Id, Line, OneOf, PageQuery } from '../../contract/schema.ts'
import { type Asked, answers, type FakedCall, fakeTransport, refuses } from '../../testing/fakeTransport.ts'
import { TransportContext } from '../call.ts'
import { useList } from '../list.ts'
import { EmptyState } from './EmptyState.tsx'
import { ListCards } from './ListCards.tsx'
import { ListTable } from './ListTable.tsx'

const TIPOS = ['horta', 'pomar'] as const
const api = {
  list: callsOf('horta').get('/hortas', {
    summary: '',
    query: { ...PageQuery, busca: Optional(Line(50)), tipo: Optional(OneOf(TIPOS)), rede: Optional(Id) },
    returns: { total: Count, hortas: ListOf(ObjectOf({ id: Integer(), nome: Line(50) })) },
  }),
}

function Hortas() {
  const list = useList(api.list, { filters: { busca: 'words', tipo: TIPOS, rede: 'id' } })
  return (
    <ListTable
      list={list}
      label="Hortas"
      search="Buscar"
      columns={[{ id: 'nome', header: 'Nome', value: ({ nome }) => nome }]}
      rows={list.data?.hortas}
      total={(n) => `${n} hortas`}
      empty={<EmptyState title="Nenhuma horta ainda" />}
      none={{ title: 'Nada com estes filtros', clear: 'Ver todas' }}
    />
  )
}

function Cartoes() {
  const list = useList(api.list, {
    filters: { lugar: 'id' },
    asked: ({ lugar }) => (lugar === undefined ? {} : { rede: lugar }),
  })
  return (
    <ListCards
      list={list}
      className="cartoes"
      rows={list.data?.hortas}
      card={({ nome }) => <li>{nome}</li>}
      empty={<EmptyState title="Nenhuma horta ainda" />}
      none={{ title: 'Nada com estes filtros', clear: 'Ver todas' }}
    />
  )
}

function open(at: string, call: FakedCall, element = <Hortas />) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createMemoryRouter([{ path: '/hortas', element }], { initialEntries: [at] })
  render(
    <TransportContext.Provider value={fakeTransport([call])}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TransportContext.Provider>,
  )
  return router
}

type Page = { total: number; hortas: { id: number; nome: string }[] }
const shown = (at: string, answer: (asked: Asked) => Page) => open(at, answers(api.list, answer))

afterEach(cleanup)

it('asks for what the address says, and leaves out what it does not mean', async () => {
  let last: Asked['query'] = {}
  const answer = ({ query }: Asked) => {
    last = query
    return { total: 1, hortas: [{ id: 1, nome: 'Couve' }] }
  }
  shown('/hortas?busca=couve&tipo=pomar&rede=7&pagina=2&linhas=50&outra=x', answer)
  await screen.findByText('1 hortas')
  expect(last).toEqual({ busca: 'couve', tipo: 'pomar', rede: '7', pagina: '2', linhas: '50' })
  cleanup()
  shown('/hortas?tipo=jardim&rede=-1&linhas=7', answer)
  await screen.findByText('1 hortas')
  expect(last).toEqual({ pagina: '1', linhas: '30' })
})

it('tells nothing at all from nothing found, and shows all again', async () => {
  const answer = ({ query }: Asked) =>
    query.busca ? { total: 0, hortas: [] } : { total: 1, hortas: [{ id: 1, nome: 'Couve' }] }
  const router = shown('/hortas?busca=zzz&tipo=pomar', answer)
  await screen.findByText('Nada com estes filtros')
  fireEvent.click(screen.getByRole('button', { name: 'Ver todas' }))
  await screen.findByText('Couve')
  expect(router.state.location.search).toBe('')
  cleanup()
  shown('/hortas', () => ({ total: 0, hortas: [] }))
  await screen.findByText('Nenhuma horta ainda')
})

it('says that it failed, with a way to try again', async () => {
  open('/hortas', refuses(api.list, { status: 500 }))
  expect((await screen.findAllByRole('button', { name: /de novo|novamente/i })).length).toBe(1)
})

it('shows cards with the same states, page by page', async () => {
  let last: Asked['query'] = {}
  const call = answers(api.list, ({ query }) => {
    last = query
    return query.rede ? { total: 0, hortas: [] } : { total: 31, hortas: [{ id: 1, nome: 'Couve' }] }
  })
  const router = open('/hortas?lugar=7', call, <Cartoes />)
  await screen.findByText('Nada com estes filtros')
  expect(last).toEqual({ rede: '7', pagina: '1', linhas: '30' })
  fireEvent.click(screen.getByRole('button', { name: 'Ver todas' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Próxima' }))
  expect(router.state.location.search).toBe('?pagina=2')
  cleanup()
  open('/hortas', refuses(api.list, { status: 500 }), <Cartoes />)
  expect((await screen.findAllByRole('button', { name: /de novo|novamente/i })).length).toBe(1)
})
