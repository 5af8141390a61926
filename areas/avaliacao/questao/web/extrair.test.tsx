// @vitest-environment happy-dom
/** Questions of a lesson before they are taken: which screens are ticked, which cannot go, and a lesson that has none for me. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answers, type FakedCall, refuses } from '../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { buildTela } from '../../../ensino/aula/factory.ts'
import { catalogoApi } from '../../../ensino/catalogo/contract.ts'
import { questaoApi } from '../contract.ts'
import type { Extracao } from '../shapes.ts'
import { Screen } from './ExtrairPage.tsx'

afterEach(cleanup)

const question = (id: number, ordem: number): Extracao['telas'][number] => ({
  ...{ id, ordem, tipo: 'multipla_escolha', titulo: `Pergunta ${ordem}`, motivo: null, ja_esta: null },
  questao: {
    ...{ tipo: 'objetiva', explicacao: '', habilidade: null },
    conteudo: buildTela('multipla_escolha').conteudo,
  },
})
const ordenar = { ...question(14, 4), tipo: 'ordenar' as const, questao: null, motivo: 'tipo' as const }
const extracao: Extracao = {
  ...{ aula: { id: 5, titulo: 'Vapor', versao: 2 }, redes: [], midias: [] },
  telas: [question(12, 2), question(13, 3), ordenar],
  proposta: { disciplina: null, periodo: null, habilidades: [] },
}

const open = (at: string, call: FakedCall) =>
  renderScreen(Screen, {
    ...{ path: '/extrair-questoes/:id/:questoes?', at },
    calls: [
      call,
      answers(catalogoApi.disciplinas, { disciplinas: [] }),
      answers(catalogoApi.periodos, { ensinos: [] }),
      answers(catalogoApi.dificuldades, { dificuldades: [] }),
    ],
  })
const box = (tela: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Tela ${tela}\\b`) })
const ticked = (tela: number) => box(tela).checked

it('begins with all that can go, and says why the others cannot', async () => {
  const { user, network } = open('/extrair-questoes/5', answers(questaoApi.preview, extracao))
  await screen.findByRole('heading', { level: 1, name: 'Extrair questões' })
  expect([ticked(2), ticked(3)]).toEqual([true, true])
  expect(screen.queryByRole('checkbox', { name: /^Tela 4/ })).toBeNull()
  expect(screen.getByText(/O banco guarda questões objetivas/)).toBeTruthy()
  await user.click(box(3))
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Selecionar as 2 que podem ir' })
  expect([all.checked, all.indeterminate]).toEqual([false, true])
  expect(screen.getByRole('button', { name: 'Extrair uma questão' })).toBeTruthy()
  expect(network.problems).toEqual([])
})

it('begins with the screens that the address names', async () => {
  open('/extrair-questoes/5/13', answers(questaoApi.preview, extracao))
  await screen.findByRole('button', { name: 'Extrair uma questão' })
  expect([ticked(2), ticked(3)]).toEqual([false, true])
})

it('tells who may not read the keys that there is nothing for them', async () => {
  open('/extrair-questoes/5', refuses(questaoApi.preview, { status: 404 }))
  await screen.findByRole('heading', { level: 1, name: 'Esta aula não tem questões para você extrair' })
})
