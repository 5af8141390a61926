// @vitest-environment happy-dom
/** The index leads to what one may open; the report of the forum draws, sorts and asks; portfolios of all or of one. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refuses } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { buildTurma, taughtTurma } from '../../../escola/turma/testing.ts'
import { relatorioApi } from '../contract.ts'
import { Screen as Forum } from './ForumPage.tsx'
import { Screen as Indice } from './IndicePage.tsx'
import { Screen as Portfolio } from './PortfolioPage.tsx'

afterEach(cleanup)

const open = (Page: () => React.ReactNode, at: string, calls: readonly FakedCall[], grupo = taughtTurma()) =>
  renderScreen(Page as never, {
    path: '/logado/turmas/turma/:id/relatorios/:nome?',
    at: `/logado/turmas/turma/3/relatorios${at}`,
    eu: anEu({ id: 2, turmas: [{ id: 3, papel: 'professor' }] }),
    calls: [answers(turmaApi.find, { grupo }), ...calls],
  })

const pupil = (id: number, nome: string, counts: { topicos?: number; respostas?: number } = {}) => ({
  aluno: { id, nome },
  topicos: 0,
  respostas: 0,
  curtidas: 0,
  nota: null,
  ultima: null,
  ...counts,
})

it('the index tells a figure of each report that may be opened, and nothing of the others', async () => {
  open(Indice, '', [
    answers(relatorioApi.index, {
      forum: 1234,
      portfolio: 28,
      enquetes: 1,
      meet: null,
      transferencias: 0,
      campanha: null,
    }),
  ])
  const forum = await screen.findByRole('link', { name: /Participação no fórum.*1\.234 mensagens de alunos/ })
  expect(forum.getAttribute('href')).toBe('/logado/turmas/turma/3/relatorios/forum')
  expect(screen.getByRole('link', { name: /Enquetes.*1 enquete/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /ao vivo/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /Convites/ })).toBeNull()
})

describe('the report of the forum', () => {
  const alunos = [
    pupil(1, 'Ágatha', { topicos: 1, respostas: 4 }),
    pupil(2, 'Breno', { respostas: 9 }),
    pupil(3, 'Caio'),
  ]

  it('draws who wrote most first, and lists everyone in the table', async () => {
    open(Forum, '/forum', [answers(relatorioApi.forum, { alunos })])
    const chart = await screen.findByRole('region', { name: 'Quem mais escreveu' })
    const bars = within(chart).getAllByRole('listitem')
    expect(bars.map((bar) => bar.textContent)).toEqual(['Breno9 mensagens', 'Ágatha5 mensagens'])
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent?.slice(0, 4))).toEqual(['Ágat', 'Bren', 'Caio'])
    expect(rows[2]?.textContent).toContain('nunca')
  })

  it('asks for the period and the name in its address', async () => {
    const { network } = open(Forum, '/forum?de=2026-03-01&ate=2026-03-31&busca=agat', [
      answers(relatorioApi.forum, { alunos: alunos.slice(0, 1) }),
    ])
    await screen.findByRole('table')
    expect(network.askedOf(relatorioApi.forum)[0]?.query).toEqual({
      de: '2026-03-01',
      ate: '2026-03-31',
      busca: 'agat',
    })
  })

  it('tells beside the day what is wrong with it', async () => {
    open(Forum, '/forum?de=2026-03-02&ate=2026-03-01', [
      refuses(relatorioApi.forum, {
        status: 422,
        mensagem: 'x',
        codigo: 'dados_invalidos',
        campos: { ate: 'O último dia não pode vir antes do primeiro.' },
      }),
    ])
    await waitFor(() => expect(screen.getByLabelText('Até').getAttribute('aria-invalid')).toBe('true'))
  })

  it('of a class with the forum off says so, and leads whoever may to the settings', async () => {
    open(Forum, '/forum', [], taughtTurma({ recursos: ['avisos'] }))
    await screen.findByText('O fórum está desligado nesta turma.')
    expect(screen.getAllByRole('link', { name: 'Configurações da turma' }).length).toBeGreaterThan(0)
  })
})

describe('portfolios', () => {
  const line = (id: number, nome: string) => ({
    aluno: { id, nome },
    entregas: 3,
    forum: 2,
    arquivos: 1,
    nota: 8.5,
    enquetes: null,
    presencas: 3,
  })
  const sheet = answers(relatorioApi.portfolio, {
    portfolio: {
      aluno: { id: 7, nome: 'Ágatha' },
      entregas: [
        {
          id: 12,
          aula: 40,
          tela: 'A carta',
          estado: 'corrigida',
          titulo: 'Carta ao museu',
          arquivos: [],
          nota: 9,
          devolutiva: 'Que boa ideia',
          quando: '2026-03-02T12:00:00.000Z',
        },
      ],
      forum: [
        {
          topico: 4,
          titulo: 'Crônica',
          mensagens: 2,
          arquivos: [{ id: 1, nome: 'cronica.pdf', bytes: 10, url: '/arquivos/1/cronica.pdf' }],
          nota: 8.5,
          devolutiva: 'Bom começo',
          quando: '2026-03-01T12:00:00.000Z',
        },
      ],
      enquetes: null,
      presencas: [],
    },
  })

  it('lists every pupil to the teacher, with what the class uses', async () => {
    open(Portfolio, '/portfolio', [
      answers(relatorioApi.listPortfolios, { alunos: [line(7, 'Ágatha'), line(8, 'Breno')] }),
    ])
    const link = await screen.findByRole('link', { name: 'Ágatha' })
    expect(link.getAttribute('href')).toBe('/logado/turmas/turma/3/relatorios/portfolio?aluno=7')
    expect(screen.getByRole('columnheader', { name: /Entregas/ })).toBeTruthy()
    expect(screen.queryByRole('columnheader', { name: /Enquetes/ })).toBeNull()
  })

  it('opens the only one that a pupil has', async () => {
    open(
      Portfolio,
      '/portfolio',
      [answers(relatorioApi.listPortfolios, { alunos: [line(7, 'Ágatha')] }), sheet],
      buildTurma(),
    )
    await screen.findByRole('heading', { name: 'Portfólio de Ágatha' })
    expect(screen.getByText('Bom começo')).toBeTruthy()
    expect(screen.getByText('Nota 8,5')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Carta ao museu' })
    expect(link.getAttribute('href')).toBe('/logado/turmas/turma/3/atividades-entrega/40/12')
    expect(screen.getByText('A carta · corrigida · 02/03/2026')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'cronica.pdf' })).toBeTruthy()
    expect(screen.queryByLabelText('Aluno')).toBeNull()
  })
})
