// @vitest-environment happy-dom
/** The home by role: the next step first, only what there is. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, refusal } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { aovivoApi } from '../../../conversa/aovivo/contract.ts'
import { forumApi } from '../../../conversa/forum/contract.ts'
import { turmaAulaApi } from '../../../ensino/aula/contract-turma.ts'
import type { TurmaAula } from '../../../ensino/aula/shapes.ts'
import { type MuralTopico, turmaApi } from '../../../escola/turma/contract.ts'
import { buildTurma } from '../../../escola/turma/testing.ts'
import { inicioApi } from '../contract.ts'
import type { Home } from './home.ts'
import { calledName, Screen } from './InicioPage.tsx'

afterEach(cleanup)

const turma = { id: 3, nome: '7º A' }
const topico: MuralTopico = {
  id: 5,
  turma,
  titulo: 'Quem conta a história?',
  avaliativo: true,
  encerrado: false,
  respostas: 6,
  respostas_no_dia: 2,
  ultimo_autor: { id: 22, nome: 'Kauã Ribeiro' },
  quando: '2026-11-18T12:00:00.000Z',
  novo: true,
}
const { recursos: _r, permissoes: _p, ...grupo } = buildTurma()

const aula: TurmaAula = {
  id: 5,
  playlist: null,
  turma: { id: 3, nome: '7º A' },
  aula: {
    id: 8,
    codigo: 'ABCDEFGH',
    titulo: 'O ciclo da água',
    descricao: '',
    capa_id: null,
    disciplina: null,
    versao: 1,
    total_telas: 11,
    jogo: false,
    offline: true,
    tentativas: 3,
    nota_minima: 6,
    tempo_limite: null,
  },
  dtInicio: null,
  dtFim: null,
  obrigatoria: true,
  peso: 1,
  mostrar_gabarito: 'apos_tentativa',
  situacao: 'aberta',
  minha: { tentativas: 1, nota: null, status: null, em_andamento: true, aguardando: false },
  permissoes: { fazer: true, gerenciar: false },
}

const buildHome = (part: Partial<Home> = {}): Home => ({
  agora: '2026-11-18T12:00:00.000Z',
  papel: 'aluno',
  turmas: [grupo],
  total_turmas: 1,
  avisos: [],
  topicos: [],
  proximos: [],
  escolas: null,
  visao: null,
  dependentes: [],
  notificacoes_novas: 0,
  ...part,
})

const open = (home: Partial<Home> = {}, aulas: TurmaAula[] = []) =>
  renderScreen(Screen, {
    path: '/logado',
    at: '/logado',
    eu: anEu({ nome: 'Ana Clara Nogueira' }),
    calls: [
      answers(turmaApi.home, buildHome(home)),
      answers(turmaAulaApi.listTurma, { aulas, total: aulas.length, permissoes: { dar: false } }),
      answers(inicioApi.hoje, { agora: '2026-11-18T12:00:00.000Z', decisoes: [], adiadas: 0 }),
      answers(aovivoApi.upcoming, { encontros: [], agora: '2026-11-18T12:00:00.000Z' }),
      answers(forumApi.acknowledge, { cienteEm: '2026-11-18T12:00:00.000Z' }),
    ],
  })

describe('the home of a pupil', () => {
  it('greets by the hour of São Paulo and leads to the news', async () => {
    open({ topicos: [topico] })
    expect(await screen.findByRole('heading', { name: 'Bom dia, Ana Clara' })).toBeTruthy()
    expect(screen.getByText(/quarta-feira, 18 de novembro/)).toBeTruthy()
    expect((await screen.findByRole('link', { name: 'Abrir a conversa' })).getAttribute('href')).toBe(
      '/logado/turmas/turma/3/forum/5',
    )
  })

  it('puts the lesson to go on with before the news', async () => {
    open({ topicos: [topico] }, [aula])
    const go = await screen.findByRole('link', { name: 'Continuar' })
    expect(go.getAttribute('href')).toBe('/logado/turmas/turma/3/aula/8')
    expect(screen.getByRole('heading', { name: 'O ciclo da água' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Abrir a conversa' })).toBeNull()
  })

  it('invents no next step where there is none', async () => {
    open({ topicos: [{ ...topico, novo: false }] })
    await screen.findByRole('heading', { name: 'Suas turmas' })
    expect(screen.queryByRole('link', { name: 'Abrir a conversa' })).toBeNull()
    expect(screen.queryByText('Esta semana')).toBeNull()
    expect(screen.queryByText('Avisos')).toBeNull()
  })

  it('acknowledges a notice in its place', async () => {
    const aviso = {
      id: 8,
      turma,
      titulo: 'Feira do livro',
      resumo: 'Tragam um livro.',
      autor: { id: 2, nome: 'Rosângela Teixeira' },
      fixado: false,
      urgente: false,
      pede_ciente: true,
      ciente: false,
      visto: true,
      recibo: null,
      quando: '2026-11-17T12:00:00.000Z',
      editado: false,
    }
    const { user, network } = open({ avisos: [aviso] })
    await user.click(await screen.findByRole('button', { name: 'Dar ciente' }))
    expect(await screen.findByText('Ciente')).toBeTruthy()
    expect(network.askedOf(forumApi.acknowledge)[0]?.params.id).toBe('8')
  })

  it('says what to expect without a class', async () => {
    open({ turmas: [], total_turmas: 0 })
    expect(await screen.findByText('Você ainda não está em uma turma')).toBeTruthy()
  })
})

describe('the home of a teacher', () => {
  it('begins with what they decide', async () => {
    open({ papel: 'professor', topicos: [topico] })
    expect(await screen.findByRole('heading', { name: 'Para decidir' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Tudo em dia' })).toBeTruthy()
  })
})

describe('the home of a manager', () => {
  it('leads to the classes of each school', async () => {
    const escola = {
      id: 4,
      nome: 'E. M. Rio das Garças',
      turmas: 12,
      alunos: 360,
      professores: 1,
      topicos_na_semana: 2,
    }
    open({ papel: 'gestor', escolas: [escola] })
    const link = await screen.findByRole('link', { name: /E. M. Rio das Garças/ })
    expect(link.textContent).toContain('12\u00a0turmas · 360\u00a0alunos · 1\u00a0professor')
    expect(link.getAttribute('href')).toBe('/logado/turmas?escola=4')
  })

  it('tells how much there is and leads to where somebody waits', async () => {
    const atencao = {
      total: 9,
      turmas: [
        { id: 7, nome: '6º B', escola: 'E. M. Praia Mansa', sem_professor: true, pedidos: 0 },
        { id: 8, nome: '9º C', escola: 'E. M. Praia Mansa', sem_professor: false, pedidos: 3 },
      ],
    }
    const visao = {
      escolas: 72,
      turmas: 1840,
      alunos: 50_212,
      professores: 2310,
      escolas_quietas: 1,
      atencao,
    }
    open({ papel: 'gestor', escolas: [], visao })
    const figures = await screen.findByRole('region', { name: 'A rede em números' })
    expect(figures.textContent).toBe(
      '72escolas1.840turmas ativas50.212alunos2.310professores1escola sem conversa em 7 dias',
    )
    expect(screen.getByText('2 de 9 turmas')).toBeTruthy()
    expect(screen.getByText('Sem professor')).toBeTruthy()
    expect(screen.getByRole('link', { name: '6º B' }).getAttribute('href')).toBe('/logado/turmas/turma/7')
    expect(screen.getByText('3 pedidos para entrar')).toBeTruthy()
    expect(screen.getByRole('link', { name: '9º C' }).getAttribute('href')).toBe(
      '/logado/turmas/turma/8/integrantes',
    )
  })

  it('says nothing of attention where nobody waits, nor compares a single school', async () => {
    const atencao = { total: 0, turmas: [] }
    const visao = { escolas: 1, turmas: 1, alunos: 30, professores: 2, escolas_quietas: 0, atencao }
    open({ papel: 'gestor', escolas: [], visao })
    expect((await screen.findByRole('region', { name: 'A rede em números' })).textContent).toBe(
      '1turma ativa30alunos2professores',
    )
    expect(screen.queryByRole('heading', { name: 'Precisa de atenção' })).toBeNull()
  })
})

it('lets the person try again when it did not load', async () => {
  let times = 0
  const { user } = renderScreen(Screen, {
    path: '/logado',
    at: '/logado',
    calls: [
      answers(turmaApi.home, () => {
        if (times++ === 0) throw refusal({ status: 500 })
        return buildHome()
      }),
      answers(aovivoApi.upcoming, { encontros: [], agora: '2026-11-18T12:00:00.000Z' }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByRole('heading', { name: 'Suas turmas' })).toBeTruthy()
})

it.each([
  ['Ana Clara Nogueira', 'Ana Clara'],
  ['Tiago Nascimento', 'Tiago'],
  ['Maria da Silva', 'Maria'],
  ['Cecília Barreto', 'Cecília'],
])('%s is called %s', (nome, called) => expect(calledName(nome)).toBe(called))
