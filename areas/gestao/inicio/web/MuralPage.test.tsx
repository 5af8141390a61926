// @vitest-environment happy-dom
/** The board of a class: notices, what happened, what waits; writing only for who may. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, refuses } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { type Compartilhamento, compartilhamentoApi } from '../../../ensino/compartilhamento/contract.ts'
import { buildArquivo, buildMaterial } from '../../../ensino/compartilhamento/testing.ts'
import { type Mural, type TurmaHeader, turmaApi } from '../../../escola/turma/contract.ts'
import { buildTurma, taughtTurma } from '../../../escola/turma/testing.ts'
import { Screen } from './MuralPage.tsx'

afterEach(cleanup)

const emptyMural: Mural = {
  avisos: [],
  topicos: [],
  entradas: [],
  proximos: [],
  pendencias: null,
  ritmo: { dias: [], total: 0, total_anterior: 0 },
}

const open = (turma: TurmaHeader, mural: Partial<Mural> = {}, compartilhamentos: Compartilhamento[] = []) =>
  renderScreen(Screen, {
    path: '/logado/turmas/turma/:id',
    at: '/logado/turmas/turma/3',
    eu: anEu(),
    calls: [
      answers(turmaApi.find, { grupo: turma }),
      answers(turmaApi.mural, { mural: { ...emptyMural, ...mural } }),
      answers(compartilhamentoApi.list, {
        compartilhamentos,
        total: compartilhamentos.length,
        permissoes: { compartilhar: false, verTodos: false },
      }),
    ],
  })

const aviso: Mural['avisos'][number] = {
  id: 8,
  turma: { id: 3, nome: '7º A' },
  titulo: 'Feira do livro na sexta',
  resumo: 'Cada um traz um livro para trocar.',
  autor: { id: 2, nome: 'Rosângela Teixeira' },
  fixado: true,
  urgente: false,
  pede_ciente: true,
  ciente: false,
  visto: true,
  recibo: { cientes: 21, total: 28, responsaveis: { cientes: 4, total: 19 } },
  quando: '2026-11-17T20:20:00.000Z',
  editado: true,
}

describe('the board of a class', () => {
  it('names the class, and its code only to who teaches it', async () => {
    open(taughtTurma())
    expect(await screen.findByRole('heading', { level: 1, name: '7º A' })).toBeTruthy()
    expect(screen.getByText('K7M4XPQ')).toBeTruthy()
    cleanup()
    open(buildTurma())
    await screen.findByRole('heading', { level: 1, name: '7º A' })
    expect(screen.queryByText('K7M4XPQ')).toBeNull()
  })

  it('tells a teacher who acknowledged, in a sentence', async () => {
    open(taughtTurma(), { avisos: [aviso] })
    expect(
      (await screen.findAllByText('21 de 28 alunos deram ciente · 4 de 19 responsáveis')).length,
    ).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Dar ciente' })).toBeNull()
  })

  it('asks a pupil to acknowledge', async () => {
    open(buildTurma(), { avisos: [{ ...aviso, recibo: null }] })
    expect(await screen.findByRole('button', { name: 'Dar ciente' })).toBeTruthy()
  })

  it('lets only who manages write a notice', async () => {
    open(taughtTurma())
    expect(await screen.findByRole('button', { name: /Escreva um aviso/ })).toBeTruthy()
    cleanup()
    open(buildTurma())
    expect(await screen.findByText('A turma ainda está quieta')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Escreva um aviso/ })).toBeNull()
  })

  it('has no tab for what is off, nor for what the person may not see', async () => {
    open(buildTurma({ recursos: ['avisos'] }))
    await screen.findByRole('link', { name: 'Integrantes' })
    expect(screen.queryByRole('link', { name: 'Fórum' })).toBeNull()
    cleanup()
    open(
      buildTurma({ permissoes: { manage: false, viewMembers: true, viewContacts: false, viewForum: false } }),
    )
    await screen.findByRole('link', { name: 'Integrantes' })
    expect(screen.queryByRole('link', { name: 'Fórum' })).toBeNull()
  })

  it('draws the conclusion under the bars', async () => {
    const dias = [3, 0, 4].map((mensagens, i) => ({ dia: `2026-11-1${i + 6}`, mensagens }))
    open(buildTurma(), { ritmo: { dias, total: 7, total_anterior: 5 } })
    expect(await screen.findByText('7 mensagens em 7 dias, 40% a mais que na semana anterior.')).toBeTruthy()
    expect(await screen.findByRole('img', { name: /seg 3, ter 0, qua 4/ })).toBeTruthy()
  })

  it('leads to what was shared last, once, and says nothing while nothing is', async () => {
    const { network } = open(buildTurma(), {}, [buildMaterial(), buildArquivo()])
    expect((await screen.findByRole('link', { name: /Museu da Língua/ })).getAttribute('href')).toBe(
      'https://www.museu.example/acervo',
    )
    expect(screen.getByRole('link', { name: /Lista 3/ }).getAttribute('download')).toBe('Lista 3.pdf')
    expect(screen.getByRole('link', { name: 'Ver todos' }).getAttribute('href')).toBe(
      '/logado/turmas/turma/3/compartilhamentos',
    )
    expect(network.askedOf(compartilhamentoApi.list)[0]?.query).toMatchObject({ linhas: '3' })
    cleanup()
    open(buildTurma())
    await screen.findByText('A turma ainda está quieta')
    expect(screen.queryByText('Materiais da turma')).toBeNull()
  })

  it('says that a class is not there for this person', async () => {
    renderScreen(Screen, {
      path: '/logado/turmas/turma/:id',
      at: '/logado/turmas/turma/3',
      calls: [refuses(turmaApi.find, { status: 404 })],
    })
    expect(await screen.findByText('Esta turma não está aqui')).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Ver minhas turmas' })).toBeTruthy()
  })
})
