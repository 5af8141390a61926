// @vitest-environment happy-dom
/** Filters that a person keeps: saved from what is shown, applied, and what the bank opens with. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answers, type FakedCall } from '../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { questaoApi } from '../contract.ts'
import { type Filtro, filtroApi } from '../contract-filtro.ts'
import { Screen } from './QuestoesPage.tsx'
import { aLista, aQuestao } from './testing.ts'

afterEach(cleanup)

const faceis: Filtro = { id: 1, nome: 'Fáceis', filtro: { dificuldade: '1,2' }, padrao: false }
const vapor: Filtro = { id: 2, nome: 'Vapor', filtro: { busca: 'vapor' }, padrao: false }

const open = (at: string, filtros: Filtro[], ...calls: FakedCall[]) =>
  renderScreen(Screen, {
    ...{ path: '/questoes', at },
    calls: [
      answers(questaoApi.list, aLista([aQuestao(13)])),
      answers(filtroApi.listFiltros, { filtros }),
      ...calls,
    ],
  })
const chip = (name: string) => screen.findByRole('button', { name })

it('shows what a filter finds at one press, and all at the next', async () => {
  const { user, network, address } = open('/questoes', [faceis, vapor])
  await user.click(await chip('Fáceis'))
  await waitFor(() => expect(address()).toContain('dificuldade=1%2C2'))
  expect((await chip('Fáceis')).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: 'Ações do filtro Fáceis' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Salvar filtro' })).toBeNull()
  await user.click(await chip('Fáceis'))
  await waitFor(() => expect(address()).not.toContain('dificuldade'))
  expect(network.problems).toEqual([])
})

it('opens the bank with the one that was chosen for it, and only where nothing else is asked for', async () => {
  const padrao = { ...faceis, padrao: true }
  const first = open('/questoes', [padrao])
  await screen.findByRole('button', { name: /^Fáceis ?, ao abrir o banco$/ })
  await screen.findByText('Q-13')
  expect(first.address()).toContain('dificuldade')
  expect(first.network.askedOf(questaoApi.list).map(({ query }) => query.dificuldade)).toEqual(['1,2'])
  cleanup()
  const second = open('/questoes?tipo=objetiva', [padrao])
  await screen.findByText('Q-13')
  expect(second.address()).toContain('tipo=objetiva')
  expect(second.address()).not.toContain('dificuldade')
})

it('keeps what is shown under a name, and says what the server refuses beside it', async () => {
  const { user, network } = open(
    '/questoes?tipo=objetiva&busca=vapor',
    [],
    answers(filtroApi.createFiltro, { filtro: faceis }),
  )
  await user.click(await chip('Salvar filtro'))
  const dialog = await screen.findByRole('dialog', { name: 'Salvar este filtro' })
  await user.type(within(dialog).getByLabelText('Nome do filtro'), 'Vapor')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Abrir o banco com este filtro' }))
  await user.click(within(dialog).getByRole('button', { name: 'Salvar filtro' }))
  await waitFor(() =>
    expect(network.askedOf(filtroApi.createFiltro).map(({ body }) => body)).toEqual([
      { nome: 'Vapor', padrao: true, filtro: { busca: 'vapor', tipo: 'objetiva' } },
    ]),
  )
  expect(network.problems).toEqual([])
})

it('makes the one that was shown before what is shown now, and takes that back', async () => {
  const { user, network } = open(
    '/questoes',
    [faceis, vapor],
    answers(filtroApi.editFiltro, { filtro: faceis }),
  )
  await screen.findByText('Q-13')
  expect(screen.queryByRole('button', { name: /^Atualizar/ })).toBeNull()
  await user.click(await chip('Fáceis'))
  await screen.findByRole('button', { name: 'Ações do filtro Fáceis' })
  expect(screen.queryByRole('button', { name: /^Atualizar/ })).toBeNull()
  await user.type(screen.getByRole('searchbox'), 'gelo')
  await user.click(await screen.findByRole('button', { name: 'Atualizar “Fáceis”' }))
  await screen.findByText('Filtro Fáceis atualizado.')
  await user.click(screen.getByRole('button', { name: 'Desfazer' }))
  await waitFor(() =>
    expect(network.askedOf(filtroApi.editFiltro).map(({ params, body }) => [params.id, body])).toEqual([
      ['1', { filtro: { busca: 'gelo', dificuldade: '1,2' } }],
      ['1', { filtro: { dificuldade: '1,2' } }],
    ]),
  )
  expect(network.problems).toEqual([])
})
