// @vitest-environment happy-dom
/** The screen of the example: its rows, and nothing found. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answers } from '../../core/testing/fakeTransport.ts'
import { renderScreen } from '../kit/renderScreen.tsx'
import { canteiroApi } from './canteiro/contract.ts'
import { Screen } from './canteiro/web/HortaPage.tsx'

afterEach(cleanup)

const HORTELA = { id: 1, nome: 'Hortelã', plantado_em: '2026-03-02' }

it('shows the beds, searches them, and says what it did not find', async () => {
  const { user, network } = renderScreen(Screen, {
    path: '/logado/turmas/turma/:id/horta',
    at: '/logado/turmas/turma/3/horta',
    calls: [
      answers(canteiroApi.list, ({ query }) => {
        const found = (query as { busca?: string }).busca === undefined
        return { canteiros: found ? [HORTELA] : [], total: found ? 1 : 0 }
      }),
    ],
  })
  await screen.findByText('Hortelã')
  screen.getByText('02/03/2026')
  await user.type(screen.getByPlaceholderText('Buscar canteiro'), 'milho')
  await screen.findByText('Nenhum canteiro com esse nome')
  expect(network.askedOf(canteiroApi.list).at(-1)).toMatchObject({
    params: { turma: '3' },
    query: { busca: 'milho' },
  })
  await user.click(screen.getByRole('button', { name: 'Mostrar todos' }))
  await screen.findByText('Hortelã')
})
