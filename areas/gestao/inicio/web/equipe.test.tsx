// @vitest-environment happy-dom
/** The home of who manages schools, answers for data or gives support. */
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { aovivoApi } from '../../../conversa/aovivo/contract.ts'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { inicioApi } from '../contract.ts'
import { buildEscola, buildHoje, buildRede } from '../testing.ts'
import type { Home } from './home.ts'
import { Screen } from './InicioPage.tsx'
import { buildHome } from './testing.ts'

afterEach(cleanup)

const open = (home: Partial<Home>) =>
  renderScreen(Screen, {
    path: '/logado',
    at: '/logado',
    calls: [
      answers(turmaApi.home, buildHome(home)),
      answers(inicioApi.hoje, buildHoje()),
      answers(aovivoApi.upcoming, { encontros: [], agora: '2026-11-18T12:00:00.000Z' }),
    ],
  })

describe('the queue of who manages and of who answers for data', () => {
  const escola = buildEscola({ respondem: [{ id: 9, nome: 'Célia Moura' }] })
  const visao = {
    escolas: 38,
    turmas: 300,
    alunos: 8_412,
    professores: 431,
    escolas_quietas: 1,
    atencao: { total: 0, turmas: [] },
  }
  const show = (
    hoje: Partial<Parameters<typeof buildHoje>[0]>,
    home: Partial<Home> = {},
    funcoes: string[] = [],
  ) =>
    renderScreen(Screen, {
      path: '/logado',
      at: '/logado',
      eu: anEu({ papeis: ['gestor_rede'], funcoes }),
      calls: [
        answers(turmaApi.home, buildHome({ papel: 'gestor', turmas: [], total_turmas: 0, ...home })),
        answers(inicioApi.hoje, buildHoje(hoje)),
      ],
    })

  it('is schools by exception, the rest in one line', async () => {
    show({ rede: buildRede({ escolas: [escola], total: 5 }) }, { visao, escolas: [] })
    const queue = await screen.findByRole('list', { name: 'Escolas que pedem você' })
    expect(within(queue).getByRole('heading', { name: '3 E. M. Cecília Andrade' })).toBeTruthy()
    expect(
      within(queue).getByText(
        /^3 turmas sem .* · 12 entregas esperam correção há mais de 7 dias · nenhuma conversa em 7 dias$/,
      ),
    ).toBeTruthy()
    expect(within(queue).getByRole('link', { name: 'Ver as turmas' }).getAttribute('href')).toBe(
      '/logado/turmas?escola=4',
    )
    expect(within(queue).getByText('responde: Célia Moura')).toBeTruthy()
    expect(
      screen.getByText('Mais 4 escolas pedem você · 33 escolas dentro do esperado · até 18/11/2026 às 9h'),
    ).toBeTruthy()
  })

  it('tells what runs now and what is of today, each where it is looked at', async () => {
    const linha = { turma: null, rede: null, ate: null, feito: 0, de: 0 }
    const rede = { id: 4, nome: 'E. M. Cecília Andrade' }
    show(
      {
        rede: buildRede({
          total_corre: 15,
          corre: [
            {
              ...{ ...linha, tipo: 'trabalho', id: 3, nome: '', agora: true, feito: 40, de: 120 },
              quando: '2026-11-18T11:00:00.000Z',
            },
            {
              ...{ ...linha, tipo: 'ao_vivo', id: 7, nome: 'Frações', rede, agora: true },
              ...{ turma: { id: 2, nome: '7º A' }, quando: '2026-11-18T11:30:00.000Z' },
              ate: '2026-11-18T13:00:00.000Z',
            },
            {
              ...{ ...linha, tipo: 'aviso', id: 8, nome: 'Reunião', rede, agora: false },
              quando: '2026-11-18T18:00:00.000Z',
            },
          ],
        }),
      },
      { visao, escolas: [] },
    )
    const card = (await screen.findByRole('heading', { name: 'O que corre hoje' })).closest('section')
    const within_ = within(card as HTMLElement)
    expect(within_.getByRole('link', { name: 'Frações' }).getAttribute('href')).toBe(
      '/logado/turmas/turma/2/aulas-ao-vivo/7',
    )
    expect(within_.getByText('7º A · E. M. Cecília Andrade · até 10h')).toBeTruthy()
    expect(within_.getByRole('link', { name: 'Reunião' }).getAttribute('href')).toBe(
      '/logado/redes/rede/4/gestao/avisos/8',
    )
    expect(within_.getByText('E. M. Cecília Andrade · aviso que sai às 15h')).toBeTruthy()
    expect(within_.getByRole('progressbar', { name: '40 de 120' })).toBeTruthy()
    expect(within_.getByText('e mais 12')).toBeTruthy()
  })

  it('is a small celebration where every school is as expected', async () => {
    show({ rede: buildRede() }, { visao, escolas: [] })
    expect(await screen.findByRole('heading', { name: 'Todas as escolas dentro do esperado' })).toBeTruthy()
  })

  it('is legal terms, what is late told as late, for who answers for data', async () => {
    const termo = { id: 7, nome: 'Ana Clara', decidir: true, atrasado: false }
    show(
      {
        dados: {
          termos: [
            { ...termo, tipo: 'exclusao', prazo: '2026-11-16T12:00:00.000Z', atrasado: true },
            { ...termo, tipo: 'exportacao', prazo: '2026-11-20T12:00:00.000Z', decidir: false },
          ],
          sessoes: [{ id: 1, pessoa: 'Caio', suporte: 'Helena', ate: '2026-11-18T12:30:00.000Z' }],
        },
      },
      {},
      ['encarregado'],
    )
    const queue = await screen.findByRole('list', { name: 'Prazos da lei' })
    expect(within(queue).getByText('o prazo era 16/11/2026')).toBeTruthy()
    expect(
      within(queue).getByRole('heading', { name: '2 dias até o prazo: Cópia dos dados de Ana Clara' }),
    ).toBeTruthy()
    expect(
      within(queue)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Decidir', 'Ver'])
    expect(screen.getByText('Helena vê como Caio até hoje, 9h30')).toBeTruthy()
    expect(screen.queryByText('Você ainda não está em uma turma')).toBeNull()
  })

  it('is their open sessions for support', async () => {
    show({ dados: { termos: [], sessoes: [] } }, {}, ['suporte'])
    expect(await screen.findByText('Ninguém está vendo como outra pessoa.')).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Ver como' })).toBeTruthy()
    expect(screen.queryByText('Nenhum prazo correndo')).toBeNull()
  })

  it('says what will be there to who has none of it', async () => {
    show({}, {}, ['autor'])
    expect(await screen.findByText('Você ainda não está em uma turma')).toBeTruthy()
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
      '72escolas1.840turmas ativas50.212alunos2.310professores1escola sem conversa em 7 diasaté 18/11/2026 às 9h',
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
      '1turma ativa30alunos2professoresaté 18/11/2026 às 9h',
    )
    expect(screen.queryByRole('heading', { name: 'Precisa de atenção' })).toBeNull()
  })
})
