// @vitest-environment happy-dom
/** A rubric that changed: whose grade would be another is read before anything is applied. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answers, refusal } from '../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { buildTurma } from '../../../escola/turma/testing.ts'
import { entregaApi } from '../contract.ts'
import { type Mudanca, rubricaApi } from '../contract-rubrica.ts'
import { Screen } from './EntregasPage.tsx'

afterEach(cleanup)

const mudanca = (id: number, nome: string, de: number, para: number | null): Mudanca => ({
  id,
  aluno: { id, nome },
  tela: { id: 1, titulo: 'Escreva', tipo: 'dissertativa', ordem: 2 },
  de,
  para,
})
const ENSAIO = {
  versao: 3 as number | null,
  conferencia: 'a1',
  mudam: [mudanca(1, 'Ana Clara', 6, 8.33)],
  escolher: [mudanca(2, 'Bia', 7, null)],
  iguais: 4,
  esperam: 2,
}
const NADA = { versao: null, conferencia: '', mudam: [], escolher: [], iguais: 0, esperam: 0 }

function open(ensaio: () => typeof ENSAIO, aplicar: () => { mudaram: number }) {
  const permissoes = { corrigir: true }
  return renderScreen(Screen, {
    path: '/logado/turmas/turma/:id/atividades-entrega/:aula',
    at: '/logado/turmas/turma/3/atividades-entrega/6',
    calls: [
      answers(turmaApi.find, { grupo: buildTurma({ recursos: ['aulas'], papel: 'professor' }) }),
      answers(entregaApi.listAulas, { aulas: [], permissoes }),
      answers(entregaApi.list, { entregas: [], total: 0, aula: null, permissoes }),
      answers(rubricaApi.ensaiarRubrica, ensaio),
      answers(rubricaApi.aplicarRubrica, aplicar),
    ],
  })
}

it('says how many, shows who and from what to what, and sends what was read', async () => {
  let done = false
  const { user, network } = open(
    () => (done ? NADA : ENSAIO),
    () => {
      done = true
      return { mudaram: 1 }
    },
  )
  expect(await screen.findByText(/1 nota seria outra; 2 trabalhos ainda se corrigem/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ver quem muda' }))
  const window = await screen.findByRole('dialog', { name: 'Aplicar a rubrica nova' })
  expect(within(window).getByText('6,0 → 8,33')).toBeTruthy()
  expect(within(window).getByText('Bia')).toBeTruthy()
  expect(network.askedOf(rubricaApi.aplicarRubrica)).toEqual([])
  await user.click(within(window).getByRole('button', { name: 'Mudar 1 nota' }))
  await waitFor(() =>
    expect(network.askedOf(rubricaApi.aplicarRubrica)[0]?.body).toEqual({
      aula: 6,
      versao: 3,
      conferencia: 'a1',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ver quem muda' })).toBeNull())
  expect(network.problems).toEqual([])
})

it('reads again where something changed since, and sends nothing by itself', async () => {
  let read = 0
  const { user, network } = open(
    () => ({ ...ENSAIO, conferencia: `a${++read}` }),
    () => {
      throw refusal({
        status: 409,
        codigo: 'ensaio_mudou',
        mensagem: 'Alguma nota mudou desde que você viu.',
      })
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Ver quem muda' }))
  await user.click(screen.getByRole('button', { name: 'Mudar 1 nota' }))
  expect(await screen.findByText('Alguma nota mudou desde que você viu.')).toBeTruthy()
  await waitFor(() => expect(read).toBe(2))
  expect(network.askedOf(rubricaApi.aplicarRubrica)).toHaveLength(1)
})
