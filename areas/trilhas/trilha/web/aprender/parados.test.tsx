// @vitest-environment happy-dom
/** The list of who is stuck: why, and one more turn in one click. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answers } from '../../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../../test/kit/renderScreen.tsx'
import { trilhaParadosApi as api } from '../../contract-parados.ts'
import { Parados } from './Parados.tsx'

afterEach(cleanup)

const parado = {
  aluno: { id: 8, nome: 'Ana' },
  eixo: 'Vale',
  habilidade: { id: 11, nome: 'Achar o tema' },
  vezes: 3,
  aulas: ['Contos', 'Crônica'],
}
const vez = { aluno: parado.aluno, eixo: parado.eixo, habilidade: parado.habilidade }
const open = (
  answer: { parados?: (typeof parado)[]; dadas?: (typeof vez)[]; dar?: boolean },
  desfeita = true,
) =>
  renderScreen(() => <Parados trilha={5} turma={3} />, {
    ...{ path: '/trilhas', at: '/trilhas' },
    calls: [
      answers(api.listParados, {
        parados: answer.parados ?? [],
        dadas: answer.dadas ?? [],
        permissoes: { dar: answer.dar ?? true },
      }),
      answers(api.darVez, { dada: true }),
      answers(api.desfazerVez, { desfeita }),
    ],
  })

it('says who is stuck and why, and gives one more turn', async () => {
  const { user, network } = open({ parados: [parado] })
  expect(await screen.findByRole('heading', { name: '1 aluno não consegue ir adiante' })).toBeTruthy()
  expect(screen.getByText(/Usou as 3 tentativas e não passou em: Contos, Crônica\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Dar mais uma tentativa a Ana em Achar o tema' }))
  await waitFor(() => expect(network.askedOf(api.darVez)).toHaveLength(1))
  expect(network.askedOf(api.darVez)[0]?.body).toEqual({ turma: 3, aluno: 8, habilidade: 11 })
  expect(await screen.findByText('Ana tem mais uma tentativa em Achar o tema.')).toBeTruthy()
})

it('takes back a turn that is not used, and says where it is begun already', async () => {
  const { user, network } = open({ dadas: [vez] }, false)
  expect(
    await screen.findByRole('heading', { name: 'Tentativas a mais que ainda não foram usadas' }),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Desfazer a tentativa dada a Ana em Achar o tema' }))
  await waitFor(() => expect(network.askedOf(api.desfazerVez)).toHaveLength(1))
  expect(await screen.findByText('Ana já começou essa tentativa. Nada mudou.')).toBeTruthy()
})

it('is not there where nobody is stuck, and only shown to who may not give', async () => {
  const { network } = open({})
  await waitFor(() => expect(network.askedOf(api.listParados)).toHaveLength(1))
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
  cleanup()
  open({ parados: [parado], dadas: [vez], dar: false })
  expect(await screen.findAllByText('Ana')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /Dar mais|Desfazer a/ })).toBeNull()
})
