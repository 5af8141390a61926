// @vitest-environment happy-dom
/** A pupil's deliveries: cards by deadline, late first, and never the teacher's table. */
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answers } from '../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { buildTurma } from '../../../escola/turma/testing.ts'
import { type AulaComEntregas, type Entrega, entregaApi } from '../contract.ts'
import { Screen as Aulas } from './AulasPage.tsx'
import { Screen as Entregas } from './EntregasPage.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const NOW = new Date('2026-11-18T12:00:00.000Z')
const one = (id: number, titulo: string, part: Partial<AulaComEntregas> = {}): AulaComEntregas => ({
  aula: { id, titulo },
  alunos: 1,
  pendentes: 0,
  enviadas: 0,
  atrasadas: 0,
  devolvidas: 0,
  corrigidas: 0,
  fim: null,
  ...part,
})

const turma = buildTurma({ recursos: ['aulas'] })
const open = (aulas: AulaComEntregas[], at = '/logado/turmas/turma/3/atividades-entrega') => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  return renderScreen(Aulas, {
    path: '/logado/turmas/turma/:id/atividades-entrega',
    at,
    calls: [
      answers(turmaApi.find, { grupo: turma }),
      answers(entregaApi.listAulas, { aulas, permissoes: { corrigir: false } }),
    ],
  })
}

describe("a pupil's deliveries", () => {
  it('are cards by deadline: what came back late first, with the one filled button, then the rest', async () => {
    open([
      one(1, 'Depois', { pendentes: 1, fim: '2026-11-25T12:00:00.000Z' }),
      one(2, 'Já enviada', { enviadas: 1, fim: '2026-11-19T12:00:00.000Z' }),
      one(3, 'Voltou', { devolvidas: 1, fim: '2026-11-17T12:00:00.000Z' }),
      one(4, 'Hoje', { pendentes: 2, fim: '2026-11-18T21:00:00.000Z' }),
      one(5, 'Fechada', { pendentes: 1, fim: '2026-11-10T21:00:00.000Z' }),
      one(6, 'Pronta', { corrigidas: 1 }),
    ])
    const hero = await screen.findByRole('region', { name: 'Voltou' })
    expect(within(hero).getByText('O prazo era ontem, 9h. Ainda vale.')).toBeTruthy()
    expect(within(hero).getByRole('link', { name: 'Fazer agora' }).getAttribute('href')).toBe(
      '/logado/turmas/turma/3/atividades-entrega/3',
    )
    const todo = screen.getByRole('list', { name: 'Para fazer, por prazo' })
    expect(
      within(todo)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hoje', 'Depois'])
    expect(within(todo).getByRole('link', { name: 'Hoje' }).getAttribute('href')).toBe(
      '/logado/turmas/turma/3/aula/4',
    )
    const behind = screen.getByRole('list', { name: 'O que já passou' })
    expect(within(behind).getByText('fechou 10/11/2026')).toBeTruthy()
    expect(within(behind).getByText('Espera correção')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('are a small celebration where nothing is left, and say what comes where there was none', async () => {
    open([one(6, 'Pronta', { corrigidas: 1 })])
    expect(await screen.findByRole('heading', { name: 'Tudo entregue' })).toBeTruthy()
    cleanup()
    open([])
    expect(await screen.findByRole('heading', { name: 'Nenhuma aula pede entrega' })).toBeTruthy()
  })

  it('of one lesson are cards too, each with its grade', async () => {
    const entrega: Entrega = {
      id: 40,
      aluno: { id: 7, nome: 'Ana Clara' },
      aula: { id: 6, titulo: 'Carta' },
      tela: { id: 1, titulo: 'Escreva', tipo: 'dissertativa', ordem: 2 },
      estado: 'corrigida',
      vez: 1,
      enviada_em: '2026-11-17T12:00:00.000Z',
      atrasada: false,
      nota: 9.5,
    }
    renderScreen(Entregas, {
      path: '/logado/turmas/turma/:id/atividades-entrega/:aula',
      at: '/logado/turmas/turma/3/atividades-entrega/6',
      calls: [
        answers(turmaApi.find, { grupo: turma }),
        answers(entregaApi.listAulas, { aulas: [], permissoes: { corrigir: false } }),
        answers(entregaApi.list, {
          entregas: [entrega],
          total: 1,
          aula: entrega.aula,
          permissoes: { corrigir: false },
        }),
      ],
    })
    const card = await screen.findByRole('link', { name: 'Escreva' })
    expect(card.getAttribute('href')).toBe('/logado/turmas/turma/3/atividades-entrega/6/40')
    expect(screen.getByText(/^tela 2 .* Nota 9,5$/)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
