// @vitest-environment happy-dom
/** A lesson that is open to all is asked for by its code; one that is none says so and asks again. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { refuses } from '../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { tentativaApi } from '../contract.ts'
import { Screen } from './AtividadePage.tsx'

afterEach(cleanup)

it('asks for the code, and for another where there is no lesson of that one', async () => {
  const { user, network, address } = renderScreen(Screen, {
    ...{ path: '/atividade/:id?', at: '/atividade', eu: null },
    calls: [refuses(tentativaApi.atividade, { status: 404 })],
  })
  await user.type(await screen.findByLabelText('Código da atividade'), ' nenhuma ')
  await user.click(screen.getByRole('button', { name: 'Abrir' }))
  await screen.findByRole('heading', { level: 1, name: 'Esta atividade não está disponível' })
  expect(network.askedOf(tentativaApi.atividade)[0]?.params).toEqual({ id: 'NENHUMA' })
  await user.click(screen.getByRole('link', { name: 'Digitar outro código' }))
  await screen.findByRole('heading', { level: 1, name: 'Fazer uma atividade' })
  expect(address()).toBe('/atividade')
})
