// @vitest-environment happy-dom
/** Answering once with a draft, building with the keyboard, results as bars and as a table, the dates of the report. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refuses } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { buildTurma, taughtTurma } from '../../../escola/turma/testing.ts'
import { enqueteApi } from '../contract.ts'
import { readAnswers } from './draft.ts'
import { Screen as Editar } from './EditarPage.tsx'
import { Screen as Uma } from './EnquetePage.tsx'
import { Screen as Nova } from './NovaPage.tsx'
import { Screen as Relatorio } from './RelatorioPage.tsx'
import { Screen as Resultados } from './ResultadosPage.tsx'
import { asStaff, buildInteira, buildResultado } from './testing.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const BASE = '/logado/turmas/turma/:id'
const open = (
  Page: () => React.ReactNode,
  path: string,
  at: string,
  calls: readonly FakedCall[],
  staff = true,
) =>
  renderScreen(Page as never, {
    path: `${BASE}${path}`,
    at: `/logado/turmas/turma/3${at}`,
    eu: staff ? anEu({ id: 2, turmas: [{ id: 3, papel: 'professor' }] }) : anEu(),
    calls: [
      answers(turmaApi.find, {
        grupo: { ...(staff ? taughtTurma() : buildTurma()), recursos: ['enquetes'] },
      }),
      answers(turmaApi.listAtivas, { grupos: [], total: 1, pagina: 1, linhas: 100 }),
      ...calls,
    ],
  })

describe('a class that has them switched off', () => {
  it('says so, has no tab of them, and leads whoever may to the settings', async () => {
    const off = { ...taughtTurma(), recursos: ['avisos' as const] }
    open(Nova, '/enquetes/nova', '/enquetes/nova', [answers(turmaApi.find, { grupo: off })])
    await screen.findByText('As enquetes estão desligadas nesta turma.')
    expect(screen.queryByRole('link', { name: 'Enquetes' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Configurações da turma' })).toBeTruthy()
  })
})

describe('answering', () => {
  const enquete = buildInteira({ anonima: true })
  const show = (calls: readonly FakedCall[] = []) =>
    open(
      Uma,
      '/enquetes/:enquete',
      '/enquetes/5',
      [answers(enqueteApi.find, { enquete }), answers(enqueteApi.answer, {}), ...calls],
      false,
    )

  it('sends what was chosen after a confirmation, and forgets the draft', async () => {
    const { user, network } = show()
    await screen.findByText(/guardadas sem o seu nome/)
    await user.click(screen.getByRole('radio', { name: 'Verde' }))
    await user.click(screen.getByRole('radio', { name: '10' }))
    await user.click(screen.getByRole('button', { name: 'Ordenar' }))
    await user.click(screen.getByRole('button', { name: 'Subir “Três”' }))
    expect(readAnswers(7, 5)).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Enviar respostas' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('3 perguntas ficaram em branco.')
    await user.click(within(dialog).getByRole('button', { name: 'Enviar respostas' }))
    await waitFor(() => expect(network.askedOf(enqueteApi.answer)).toHaveLength(1))
    expect(network.askedOf(enqueteApi.answer)[0]?.body).toEqual({
      turma: 3,
      valores: [
        { pergunta: 1, opcoes: [1] },
        { pergunta: 4, numero: 10 },
        { pergunta: 6, opcoes: [0, 2, 1] },
      ],
    })
    await waitFor(() => expect(readAnswers(7, 5)).toEqual([]))
  })

  it('asks for what is required before it asks to confirm', async () => {
    const { user, network } = show()
    await user.click(await screen.findByRole('button', { name: 'Enviar respostas' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Qual cor?')
    expect(network.askedOf(enqueteApi.answer)).toEqual([])
  })

  it('says so when it was answered elsewhere, and keeps the draft', async () => {
    const { user } = show([
      refuses(enqueteApi.answer, { status: 409, codigo: 'ja_respondida', mensagem: 'Você já respondeu.' }),
    ])
    await user.click(await screen.findByRole('radio', { name: 'Azul' }))
    await user.click(screen.getByRole('button', { name: 'Enviar respostas' }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Enviar respostas' }),
    )
    expect(await screen.findByText('Você já respondeu.')).toBeTruthy()
    expect(readAnswers(7, 5)).toHaveLength(1)
  })

  it('is over once answered', async () => {
    const done = buildInteira({
      respondida: true,
      permissoes: { responder: false, gerenciar: false, reescrever: false, verResultados: false },
    })
    open(Uma, '/enquetes/:enquete', '/enquetes/5', [answers(enqueteApi.find, { enquete: done })], false)
    expect(await screen.findByText('Você já respondeu')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Enviar respostas' })).toBeNull()
  })
})

describe('building', () => {
  it('asks questions in the order that the arrows give them', async () => {
    const { user, network } = open(Nova, '/enquetes/nova', '/enquetes/nova', [
      answers(enqueteApi.create, { enquete: asStaff() }),
    ])
    await user.type(await screen.findByLabelText('Título'), 'Passeio')
    const [first] = screen.getAllByLabelText('O que você quer perguntar?')
    await user.type(first as HTMLElement, 'Vai?')
    await user.type(screen.getByLabelText('Opção 1'), 'Sim')
    await user.type(screen.getByLabelText('Opção 2'), 'Não')
    await user.click(screen.getByRole('button', { name: 'Adicionar pergunta' }))
    const second = within(screen.getByRole('region', { name: 'Pergunta 2' }))
    await user.type(second.getByLabelText('O que você quer perguntar?'), 'Por quê?')
    await user.selectOptions(second.getByLabelText('Tipo de resposta'), 'texto')
    await user.click(second.getByRole('button', { name: 'Subir a pergunta 2' }))
    await user.click(screen.getByRole('button', { name: 'Abrir para a turma' }))
    await waitFor(() => expect(network.askedOf(enqueteApi.create)).toHaveLength(1))
    expect(network.askedOf(enqueteApi.create)[0]?.body).toMatchObject({
      titulo: 'Passeio',
      anonima: true,
      resultados: 'fim',
      turmas: [3],
      perguntas: [
        { id: 2, tipo: 'texto', enunciado: 'Por quê?', opcoes: [] },
        { id: 1, tipo: 'unica', enunciado: 'Vai?', opcoes: ['Sim', 'Não'] },
      ],
    })
  })

  it('after the first answer offers title and end only, and sends the start as it was', async () => {
    const enquete = asStaff({ fixada: true })
    const { user, network } = open(Editar, '/enquetes/:enquete/editar', '/enquetes/5/editar', [
      answers(enqueteApi.find, { enquete }),
      answers(enqueteApi.edit, { enquete }),
    ])
    const titulo = await screen.findByLabelText('Título')
    expect(screen.queryByLabelText('O que você quer perguntar?')).toBeNull()
    await user.type(titulo, '!')
    await user.click(screen.getByRole('button', { name: 'Salvar mudanças' }))
    await waitFor(() => expect(network.askedOf(enqueteApi.edit)).toHaveLength(1))
    expect(network.askedOf(enqueteApi.edit)[0]?.body).toMatchObject({
      titulo: 'Semana da leitura!',
      inicio: enquete.agendamento.inicio,
      versao: 1,
    })
  })
})

describe('results', () => {
  const show = (resultado = buildResultado(), enquete = asStaff({ anonima: true, estado: 'encerrada' })) =>
    open(Resultados, '/relatorios/enquetes/relatorio', '/relatorios/enquetes/relatorio?enquete=5', [
      answers(enqueteApi.find, { enquete }),
      answers(enqueteApi.results, { resultado }),
    ])

  it('tell each chart in a sentence and as a table, and hide what few answered', async () => {
    show()
    const cor = within(await screen.findByRole('region', { name: /Qual cor/ }))
    expect(cor.getByText('A mais escolhida foi “Azul”, com 67%.')).toBeTruthy()
    expect(cor.getByText('4 · 67%')).toBeTruthy()
    expect(cor.getByRole('table', { name: 'Qual cor?', hidden: true }).textContent).toContain('Azul467%')
    expect(within(screen.getByRole('region', { name: /Recomendaria/ })).getByText(/fica oculto/)).toBeTruthy()
    expect(screen.getByText('Porque sim')).toBeTruthy()
    expect(screen.queryByText('Pessoa por pessoa')).toBeNull()
  })

  it('say why there is nothing to see', async () => {
    show(buildResultado({ espera: 'minimo' }))
    expect(await screen.findByText('Ainda são poucas respostas para mostrar')).toBeTruthy()
  })
})

it('the report keeps what began between two dates', async () => {
  const survey = (id: number, day: string) =>
    asStaff({ id, titulo: `Enquete ${id}`, agendamento: { inicio: `${day}T08:00:00.000-03:00`, fim: null } })
  open(Relatorio, '/relatorios/enquetes', '/relatorios/enquetes?dataInicio=2026-03-10&dataFim=2026-03-12', [
    answers(enqueteApi.report, {
      enquetes: [
        survey(1, '2026-03-09'),
        survey(2, '2026-03-12'),
        survey(2, '2026-03-12'),
        survey(3, '2026-03-13'),
      ],
    }),
  ])
  expect(await screen.findByText('1 enquete')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Enquete 2' })).toBeTruthy()
})
