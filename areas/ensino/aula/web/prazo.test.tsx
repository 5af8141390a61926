// @vitest-environment happy-dom
/** Moving the end of a lesson in a class: whoever moves it is told what was handed in, and says whether that changes. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answers } from '../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { turmaAulaApi } from '../contract-turma.ts'
import type { TurmaAula } from '../shapes.ts'
import { MudarDialog } from './DarDialog.tsx'

afterEach(cleanup)

const vinculo = {
  id: 4,
  turma: { id: 8, nome: '7º A' },
  aula: { id: 3, titulo: 'Água' },
  dtInicio: null,
  dtFim: '2026-03-10T12:00:00.000Z',
  obrigatoria: true,
  peso: 1,
  mostrar_gabarito: 'nunca',
} as unknown as TurmaAula & { id: number }

const ana = { id: 1, nome: 'Ana' }
const open = (mudariam: { entrega: number; aluno: typeof ana; atrasada: boolean }[]) =>
  renderScreen(() => <MudarDialog vinculo={vinculo} onClose={() => {}} />, {
    ...{ path: '/aula', at: '/aula' },
    calls: [
      answers(turmaAulaApi.olharPrazo, {
        entregaram: [{ aluno: ana, em: '2026-03-11T12:00:00.000Z', nota: 7.5 }],
        correndo: 2,
        esperam: 0,
        mudariam,
      }),
      answers(turmaAulaApi.changeVinculo, { vinculo }),
    ],
  })

it('says nothing while the end stays, then who handed in, and leaves the past as it is', async () => {
  const { user, network } = open([{ entrega: 9, aluno: ana, atrasada: false }])
  expect(network.askedOf(turmaAulaApi.olharPrazo)).toHaveLength(0)
  await user.clear(screen.getByLabelText(/Termina em/))
  await screen.findByText('1 aluno já entregou: fica como está')
  expect(screen.getByText('1 entrega marcada como atrasada ficaria no prazo: Ana.')).toBeTruthy()
  expect(screen.getByText('2 tentativas em andamento passam a ter este fim.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(network.askedOf(turmaAulaApi.changeVinculo)).toHaveLength(1))
  expect(network.askedOf(turmaAulaApi.changeVinculo)[0]?.body).not.toHaveProperty('atrasos')
})

it('marks what is late by the new end where that was chosen', async () => {
  const { user, network } = open([{ entrega: 9, aluno: ana, atrasada: false }])
  await user.clear(screen.getByLabelText(/Termina em/))
  await user.click(await screen.findByLabelText(/Marcar os atrasos pelo novo fim/))
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(network.askedOf(turmaAulaApi.changeVinculo)).toHaveLength(1))
  expect(network.askedOf(turmaAulaApi.changeVinculo)[0]?.body).toMatchObject({
    dtFim: null,
    atrasos: 'novo_fim',
  })
})
