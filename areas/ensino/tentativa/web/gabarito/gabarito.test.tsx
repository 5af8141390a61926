// @vitest-environment happy-dom
/** Mending a key: which screens and why, whose marks would follow, and that it is asked before it is done. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answers } from '../../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../../test/kit/renderScreen.tsx'
import { reparoApi as api, type Reparo, type TelaAReparar } from '../../contract-reparo.ts'
import { DeOutros, Passos } from './GabaritoPage.tsx'

afterEach(cleanup)

const reparo: Reparo = {
  ...{ id: 9, passo: 'ensaiado', motivo: 'Era a B', por: 'Rosa', trabalho: null },
  ...{ quando: '2026-11-24T12:00:00.000Z', gravado_em: null, desfazer_ate: null },
  ...{ sobem: 1, mantidas: 1, turmas: [{ turma: { id: 3, nome: '7º A' }, sobem: 1, mantidas: 1 }] },
  alunos: [{ aluno: { id: 8, nome: 'Ana' }, turma_id: 3, turma: '7º A', de: '2.50', para: '10.00' }],
}
const tela: TelaAReparar = { id: 4, ordem: 2, tipo: 'numerica', titulo: 'Soma', versoes: [1] }

const open = (given: { telas?: TelaAReparar[]; reparo?: Reparo }) => {
  const { telas = [] } = given
  const answer = { telas, reparo: given.reparo ?? null, a_quem: null }
  return renderScreen(() => <Passos id={5} telas={telas} reparo={answer.reparo} />, {
    ...{ path: '/aula', at: '/aula' },
    calls: [
      answers(api.findReparo, answer),
      answers(api.ensaiarReparo, { reparo }),
      answers(api.gravarReparo, { reparo }),
      answers(api.desfazerReparo, { reparo }),
    ],
  })
}

it('is rehearsed of the chosen screens, with a reason', async () => {
  const { user, network } = open({ telas: [tela] })
  const go = screen.getByRole('button', { name: 'Ver quem muda' })
  expect(go.hasAttribute('disabled')).toBe(true)
  await user.type(screen.getByLabelText('O que estava errado'), 'Era a B')
  await user.click(go)
  await waitFor(() => expect(network.askedOf(api.ensaiarReparo)).toHaveLength(1))
  expect(network.askedOf(api.ensaiarReparo)[0]?.body).toEqual({ telas: [4], motivo: 'Era a B' })
})

it('says who changes and what it means, and is done once it was asked', async () => {
  const { user, network } = open({ reparo })
  expect(screen.getByText('1 nota sobe · 1 cairia e fica como está')).toBeTruthy()
  expect(screen.getByText(/Ninguém perde nota/)).toBeTruthy()
  expect(screen.getByText('10,00')).toBeTruthy()
  // To what was done of it in the class, and there to the attempts of the one pupil.
  expect(screen.getByRole('link', { name: '7º A' }).getAttribute('href')).toBe(
    '/logado/turmas/turma/3/aulas/5',
  )
  expect(screen.getByRole('link', { name: 'Ana' }).getAttribute('href')).toBe(
    '/logado/turmas/turma/3/aulas/5?aluno=8',
  )
  await user.click(screen.getByRole('button', { name: 'Corrigir as notas' }))
  expect(network.askedOf(api.gravarReparo)).toEqual([])
  const asked = within(await screen.findByRole('alertdialog', { name: 'Corrigir as notas agora?' }))
  await user.click(asked.getByRole('button', { name: 'Corrigir as notas' }))
  await waitFor(() => expect(network.askedOf(api.gravarReparo)[0]?.body).toEqual({ reparo: 9 }))
})

it('tells where nothing was mended how to, and nothing is undone that was', () => {
  open({})
  expect(screen.getByRole('heading', { name: 'Nenhuma nota a corrigir' })).toBeTruthy()
  cleanup()
  open({ reparo: { ...reparo, passo: 'desfeito' } })
  expect(screen.getByText(/A correção foi desfeita/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Desfazer a correção' })).toBeNull()
})

it('tells an author of what others publish whom to ask', () => {
  const told = (nomes: string[]) =>
    renderScreen(() => <DeOutros id={5} nomes={nomes} />, { path: '/aula', at: '/aula', calls: [] })
  told(['Ana', 'Beto'])
  expect(screen.getByText(/peça a correção a Ana ou Beto\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Editar aula' }).getAttribute('href')).toBe(
    '/logado/gerenciar/aula/5',
  )
  cleanup()
  told([])
  expect(screen.getByText(/a quem administra a plataforma/)).toBeTruthy()
})
