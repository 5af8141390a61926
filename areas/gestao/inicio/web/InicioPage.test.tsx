// @vitest-environment happy-dom
/** The home by role: the next step first, only what there is. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, refusal } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { preferenciaApi } from '../../../acesso/preferencia/contract.ts'
import { aovivoApi } from '../../../conversa/aovivo/contract.ts'
import { forumApi } from '../../../conversa/forum/contract.ts'
import { type MuralTopico, turmaApi } from '../../../escola/turma/contract.ts'
import { trilhaAprenderApi } from '../../../trilhas/trilha/contract-aprender.ts'
import { privacidadeApi } from '../../privacidade/contract.ts'
import { inicioApi } from '../contract.ts'
import type { Aluno, Assinatura, Tarefa } from '../shapes.ts'
import { buildHoje } from '../testing.ts'
import type { Home } from './home.ts'
import { calledName } from './home.ts'
import { Screen } from './InicioPage.tsx'
import { buildHome } from './testing.ts'

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
const tarefa = (part: Partial<Tarefa> = {}): Tarefa => ({
  tipo: 'aula',
  id: 8,
  aula: 8,
  turma,
  titulo: 'O ciclo da água',
  disciplina: 'Ciências',
  telas: 11,
  tela: null,
  minutos: null,
  comecada: false,
  ate: null,
  atrasada: false,
  ...part,
})
const aluno = (part: Partial<Aluno> = {}): Aluno => ({
  tarefas: [],
  retornos: [],
  semana: { feitos: [true, false, false, false, false, false, false], hoje: 2, semanas: 1, meta: null },
  pontos: null,
  ...part,
})

const open = (home: Partial<Home> = {}, own: Partial<Aluno> = {}) =>
  renderScreen(Screen, {
    path: '/logado',
    at: '/logado',
    eu: anEu({ nome: 'Ana Clara Nogueira' }),
    calls: [
      answers(turmaApi.home, buildHome(home)),
      answers(inicioApi.hoje, buildHoje({ aluno: home.papel === undefined ? aluno(own) : null })),
      answers(trilhaAprenderApi.listMinhas, { trilhas: [], total: 0 }),
      answers(aovivoApi.upcoming, { encontros: [], agora: '2026-11-18T12:00:00.000Z' }),
      answers(preferenciaApi.save, {}),
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

  it('begins with what is late, until when it was and that it counts, and has one filled button', async () => {
    open(
      { topicos: [topico] },
      {
        tarefas: [
          tarefa({
            tipo: 'devolvida',
            id: 40,
            titulo: 'Carta',
            ate: '2026-11-18T01:00:00.000Z',
            atrasada: true,
          }),
          tarefa({ comecada: true, tela: 3, ate: '2026-11-18T21:00:00.000Z' }),
          tarefa({ id: 9, aula: 9, titulo: 'Ímpar', ate: '2026-11-21T01:00:00.000Z', disciplina: null }),
          tarefa({ id: 10, aula: 10, titulo: 'Longe', ate: '2026-12-21T01:00:00.000Z' }),
        ],
      },
    )
    const hero = await screen.findByRole('region', { name: 'Carta' })
    expect(within(hero).getByText('O prazo era ontem, 22h. Ainda vale.')).toBeTruthy()
    expect(within(hero).getByRole('link', { name: 'Fazer agora' }).getAttribute('href')).toBe(
      '/logado/turmas/turma/3/atividades-entrega/8/40',
    )
    const today = screen.getByRole('region', { name: 'Hoje' })
    expect(within(today).getByRole('link', { name: 'O ciclo da água' }).getAttribute('href')).toBe(
      '/logado/turmas/turma/3/aula/8',
    )
    expect(within(today).getByText('Ciências · tela 3 de 11')).toBeTruthy()
    expect(within(today).getByText('hoje, 18h')).toBeTruthy()
    const week = screen.getByRole('region', { name: 'Nos próximos 7 dias' })
    expect(within(week).getByText('7º A · 11 telas')).toBeTruthy()
    expect(within(screen.getByRole('region', { name: 'Mais para a frente' })).getByText('Longe')).toBeTruthy()
    expect(document.querySelectorAll('.bt.primario')).toHaveLength(1)
    expect(screen.queryByText('Tudo feito')).toBeNull()
  })

  it('goes on with what was begun, and begins work on the clock on the list', async () => {
    open({}, { tarefas: [tarefa({ comecada: true, tela: 3, minutos: 20 })] })
    const go = await screen.findByRole('link', { name: 'Terminar agora' })
    expect(go.getAttribute('href')).toBe('/logado/turmas/turma/3/aula/8')
    cleanup()
    open({}, { tarefas: [tarefa({ minutos: 20 })] })
    expect((await screen.findByRole('link', { name: 'Fazer agora' })).getAttribute('href')).toBe(
      '/logado/turmas/turma/3/aulas',
    )
    expect(screen.getByText('Ciências · 11 telas · no máximo 20 minutos')).toBeTruthy()
  })

  it('celebrates where nothing is left, and says what came of work', async () => {
    const retorno = { id: 40, aula: 8, turma, titulo: 'Carta', quando: '2026-11-17T12:00:00.000Z' }
    open(
      {},
      {
        pontos: 1640,
        retornos: [
          { ...retorno, tipo: 'corrigida', nota: 9.5 },
          { ...retorno, id: 41, tipo: 'enviada', nota: null },
          { ...retorno, tipo: 'perdida', nota: null },
        ],
      },
    )
    expect(await screen.findByRole('heading', { name: 'Tudo feito' })).toBeTruthy()
    const came = screen.getByRole('region', { name: 'Do que você já fez' })
    expect(within(came).getByText('Corrigida, nota 9,5')).toBeTruthy()
    expect(within(came).getByText(/^Entregue, .* ainda vai ler$/)).toBeTruthy()
    expect(within(came).getByText(/^Fechou sem você/)).toBeTruthy()
    expect(
      within(came)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/logado/turmas/turma/3/atividades-entrega/8/40',
      '/logado/turmas/turma/3/atividades-entrega/8/41',
      '/logado/turmas/turma/3/aulas',
    ])
    expect(await screen.findByText('1.640 pontos')).toBeTruthy()
  })

  it('tells the week without a word of what was missed', async () => {
    open(
      {},
      {
        semana: { feitos: [true, false, false, false, false, false, false], hoje: 2, semanas: 3, meta: null },
      },
    )
    expect(await screen.findByRole('img', { name: 'Sua semana: seg feito' })).toBeTruthy()
    expect(
      screen.getByText('Uma tarefa hoje fecha o 2º dia. Faltar um dia não apaga nada. 3 semanas com estudo.'),
    ).toBeTruthy()
    cleanup()
    open(
      {},
      {
        semana: { feitos: [false, false, true, false, false, false, false], hoje: 2, semanas: 1, meta: null },
      },
    )
    expect(await screen.findByText('O dia de hoje já conta. Faltar um dia não apaga nada.')).toBeTruthy()
  })

  it('has the goal that its pupil sets, without a word where it is out of reach', async () => {
    const feitos = [true, false, false, false, false, false, false]
    const { user, network } = open({}, { semana: { feitos, hoje: 2, semanas: 1, meta: 3 } })
    const sentence =
      'Uma tarefa hoje fecha o 2º dia. Mais 2 dias fecham a sua meta. Faltar um dia não apaga nada.'
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByText('de 3 dias')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Mudar a meta' }))
    await user.click(screen.getByRole('radio', { name: 'Sem meta' }))
    await waitFor(() => expect(network.askedOf(preferenciaApi.save)).toHaveLength(1))
    expect(network.askedOf(preferenciaApi.save)[0]?.body).toEqual({ chave: 'meta', preferencias: {} })
    cleanup()
    open({}, { semana: { feitos, hoje: 6, semanas: 1, meta: 3 } })
    expect(
      await screen.findByText('Uma tarefa hoje fecha o 2º dia. Faltar um dia não apaga nada.'),
    ).toBeTruthy()
  })

  it('has no week where the network does without it', async () => {
    open({}, { semana: null })
    await screen.findByRole('heading', { name: 'Tudo feito' })
    expect(screen.queryByText('Sua semana')).toBeNull()
  })

  it('invents no next step where there is none', async () => {
    open({ topicos: [{ ...topico, novo: false }] })
    await screen.findByRole('heading', { name: 'Suas turmas' })
    expect(screen.queryByRole('link', { name: 'Abrir a conversa' })).toBeNull()
    expect(screen.queryByText('Próximos dias')).toBeNull()
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

describe('the home of a guardian', () => {
  const crianca = {
    id: 9,
    nome: 'Ana Clara Nogueira',
    dias: 3,
    aulas: 5,
    por_fazer: 2,
    atrasadas: 1,
    perdidas: 0,
    corrigidas: 2,
    proxima: { titulo: 'Carta', ate: '2026-11-18T21:00:00.000Z' },
  }
  const nada = {
    id: null,
    turma: null,
    crianca: null,
    titulo: null,
    finalidade: null,
    versao: null,
    quando: null,
  }
  const ciente = { ...nada, tipo: 'ciente' as const, id: 8, turma, titulo: 'Passeio' }
  const consentir = {
    ...nada,
    tipo: 'consentimento' as const,
    crianca: { id: 9, nome: 'Ana Clara Nogueira' },
    finalidade: 'uso_de_imagem' as const,
    versao: '1',
  }
  const show = (assinaturas: Assinatura[] = [ciente, consentir]) =>
    renderScreen(Screen, {
      path: '/logado',
      at: '/logado',
      eu: anEu({ papeis: ['responsavel'] }),
      calls: [
        answers(turmaApi.home, buildHome({ papel: 'responsavel' })),
        answers(inicioApi.hoje, buildHoje({ familia: { criancas: [crianca], assinaturas } })),
        answers(aovivoApi.upcoming, { encontros: [], agora: '2026-11-18T12:00:00.000Z' }),
        answers(forumApi.acknowledge, { cienteEm: '2026-11-18T12:00:00.000Z' }),
        answers(privacidadeApi.consent, { consentimentos: [] }),
      ],
    })

  it("tells each child's week in sentences, against itself", async () => {
    show([])
    expect(
      await screen.findByText('Ana estudou em 3 dias e terminou 5 aulas nos últimos 7 dias.'),
    ).toBeTruthy()
    expect(screen.getByText('Tem 2 tarefas para fazer. A próxima é Carta, até hoje, 18h.')).toBeTruthy()
    expect(screen.getByText('1 passou do prazo e ainda vale.')).toBeTruthy()
    expect(screen.getByText('2 entregas voltaram corrigidas.')).toBeTruthy()
    expect(screen.queryByText(/sem ser/)).toBeNull()
    expect(screen.getByRole('heading', { name: 'Nada para assinar' })).toBeTruthy()
  })

  it('acknowledges in place, once it can not be taken back any more', async () => {
    const { user, network } = show()
    await user.click(await screen.findByRole('button', { name: 'Dar ciente' }))
    expect(screen.queryByRole('heading', { name: 'Passeio' })).toBeNull()
    expect(network.askedOf(forumApi.acknowledge)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    await user.click(await screen.findByRole('button', { name: 'Dar ciente' }))
    await user.click(screen.getByRole('button', { name: 'Dispensar este aviso' }))
    await waitFor(() => expect(network.askedOf(forumApi.acknowledge)).toHaveLength(1))
    expect(network.askedOf(forumApi.acknowledge)[0]?.params.id).toBe('8')
  })

  it.each([
    ['Autorizar', true],
    ['Não autorizar', false],
  ] as const)('takes %s as an answer, and neither is the louder one', async (name, vigente) => {
    const { user, network } = show([consentir])
    const buttons = await screen.findAllByRole('button', { name: /utorizar$/ })
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1)
    await user.click(screen.getByRole('button', { name }))
    await user.click(screen.getByRole('button', { name: 'Dispensar este aviso' }))
    await waitFor(() => expect(network.askedOf(privacidadeApi.consent)).toHaveLength(1))
    expect(network.askedOf(privacidadeApi.consent)[0]?.body).toEqual({
      usuario: 9,
      finalidade: 'uso_de_imagem',
      versao_texto: '1',
      vigente,
    })
  })
})

describe('the home of a teacher', () => {
  it('begins with what they decide', async () => {
    open({ papel: 'professor', topicos: [topico] })
    expect(await screen.findByRole('heading', { name: 'Para decidir' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Tudo em dia' })).toBeTruthy()
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
