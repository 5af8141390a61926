// @vitest-environment happy-dom
/** A phase on its screens: what keeps it from going on, the steps with their reasons, dates, who was absent. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, type FakedCall, refuses } from '../../../../core/testing/fakeTransport.ts'
import { openMenu } from '../../../../test/kit/openMenu.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { faseApi } from '../contract.ts'
import { contar, NINGUEM } from '../rules.ts'
import type { FaseInteira, Participante } from '../shapes.ts'
import { Screen as Agendamentos } from './AgendamentosPage.tsx'
import { Screen as Apuracao } from './ApuracaoPage.tsx'
import { Screen } from './FasePage.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const uma = (id: number, part: Partial<FaseInteira['avaliacoes'][number]> = {}) => ({
  avaliacao: {
    id,
    titulo: `Prova ${id}`,
    estado: 'pronta' as const,
    modalidade: 'papel' as const,
    periodo: null,
  },
  ...{ inicio: '2026-03-10T11:00:00Z', fim: '2026-03-10T14:00:00Z', totalAlunos: 10 },
  ...part,
})

const aFase = (part: Partial<FaseInteira> = {}): FaseInteira => ({
  ...{ id: 3, nome: '1ª fase 2026', status: 'producao', dataCadastro: '2026-03-01T12:00:00Z' },
  ...{ inicio: '2026-03-02', fim: '2026-03-31', periodo: null, quorum: 85, cliente_id: 1 },
  ...{ rede: { id: 8, nome: 'Rede Aroeira' }, autor: { id: 7, nome: 'Lia' }, versao: 1, revisao: 2 },
  ...{ avaliacoes: [uma(412)], totais: NINGUEM, porAvaliacao: [], avisos: [], passos: [] },
  permissoes: { editar: true, participantes: true, marcar: false, estados: ['apuracao', 'cancelado'] },
  ...part,
})

const open = (fase: FaseInteira, ...calls: FakedCall[]) =>
  renderScreen(Screen, {
    ...{ path: '/logado/gerenciar/fase/:id', at: '/logado/gerenciar/fase/3' },
    calls: [answers(faseApi.find, { fase }), ...calls],
  })

it('says in the words of section 5 what is missing, where to put it right, and does not go on', async () => {
  open(
    aFase({
      avaliacoes: [uma(412, { inicio: null, fim: null, totalAlunos: 0 })],
      avisos: [
        { codigo: 'sem_datas', n: 0, ids: [] },
        { codigo: 'sem_participantes', n: 1, ids: [412] },
      ],
    }),
  )
  await screen.findByText('Para começar a apuração faltam 2 acertos')
  expect(screen.getByText('Uma ou mais avaliações desta fase não estão com datas configuradas.')).toBeTruthy()
  expect(screen.getByText('Avaliacão com o ID #412 está sem participantes vinculados.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver as datas' }).getAttribute('href')).toBe(
    '/logado/gerenciar/fase/3/agendamentos',
  )
  const ways = screen.getAllByRole('link', { name: 'Escolher participantes' })
  expect(ways[0]?.getAttribute('href')).toBe('/logado/gerenciar/fase/3/412/participantes')
  expect(screen.getByRole('button', { name: 'Começar a apuração' })).toHaveProperty('disabled', true)
})

it('goes on once nothing is missing; a refusal is told where it was asked', async () => {
  const { user, network } = open(
    aFase(),
    refuses(faseApi.status, {
      ...{ status: 409, codigo: 'fase_abertas' },
      mensagem: 'A avaliação com o ID #412 ainda não foi fechada.',
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Começar a apuração' }))
  const dialog = screen.getByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Começar a apuração' }))
  await within(dialog).findByText('A avaliação com o ID #412 ainda não foi fechada.')
  expect(network.askedOf(faseApi.status)[0]?.body).toEqual({ status: 'apuracao' })
})

it('finishes below the quorum only with a reason, and tells the share of those who were there', async () => {
  const totais = contar({ CO: 8, NC: 2 })
  const running = aFase({
    ...{ status: 'apuracao', totais, porAvaliacao: [{ avaliacao_id: 412, totais }] },
    avisos: [{ codigo: 'quorum', n: 1, ids: [] }],
    permissoes: { editar: false, participantes: true, marcar: true, estados: ['producao', 'finalizado'] },
  })
  const { user, network } = open(running, answers(faseApi.status, { fase: running }))
  await screen.findByText('Falta um aluno para o quórum.')
  expect(screen.getAllByText('80,0%')).toHaveLength(2)
  expect(screen.getByRole('img', { name: '8 presentes, 2 ausências, 0 pendentes de 10' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Finalizar a fase' }))
  const dialog = screen.getByRole('dialog')
  const act = within(dialog).getByRole('button', { name: 'Finalizar a fase' })
  expect(act).toHaveProperty('disabled', true)
  fireEvent.change(within(dialog).getByLabelText(/Motivo/), { target: { value: 'Greve dos ônibus.' } })
  await user.click(act)
  await screen.findByText('Situação da fase alterada.')
  expect(network.askedOf(faseApi.status)[0]?.body).toEqual({
    ...{ status: 'finalizado', motivo: 'Greve dos ônibus.' },
  })
  expect(network.problems).toEqual([])
})

it('is cancelled while it runs only with its name typed and a reason', async () => {
  const { user, network } = open(
    aFase({
      status: 'apuracao',
      permissoes: { editar: false, participantes: true, marcar: true, estados: ['cancelado'] },
    }),
    answers(faseApi.status, { fase: aFase({ status: 'cancelado' }) }),
  )
  openMenu(await screen.findByRole('button', { name: 'Mais ações' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelar a fase', hidden: true }))
  const dialog = screen.getByRole('alertdialog')
  fireEvent.change(within(dialog).getByLabelText(/Motivo/), { target: { value: 'Engano.' } })
  fireEvent.change(within(dialog).getByLabelText(/digite o nome da fase: 1ª fase 2026/), {
    target: { value: '1ª fase 2026' },
  })
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar a fase' }))
  await screen.findByText('Situação da fase alterada.')
  expect(network.askedOf(faseApi.status)[0]?.body).toEqual({
    ...{ status: 'cancelado', motivo: 'Engano.', nome: '1ª fase 2026' },
  })
})

it('is read by who may not write: no act, no way to choose', async () => {
  open(aFase({ permissoes: { editar: false, participantes: false, marcar: false, estados: [] } }))
  await screen.findByText('Prova 412')
  for (const name of ['Começar a apuração', 'Adicionar avaliações', 'Cancelar a fase'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.getByRole('link', { name: '10 alunos' }).getAttribute('href')).toBe(
    '/logado/gerenciar/fase/3/412/apuracao',
  )
})

it('says when each assessment is given, and gives the same to those without a date', async () => {
  const fase = aFase({ avaliacoes: [uma(412), uma(415, { inicio: null, fim: null })] })
  const { user, network } = renderScreen(Agendamentos, {
    ...{ path: '/logado/gerenciar/fase/:id/agendamentos', at: '/logado/gerenciar/fase/3/agendamentos' },
    calls: [answers(faseApi.find, { fase }), answers(faseApi.schedule, { fase })],
  })
  await screen.findByText('Prova 412')
  const [begins] = screen.getAllByLabelText<HTMLInputElement>(/Começa/)
  expect(begins?.value).toBe('10/03/2026, 8h')
  await user.click(screen.getByRole('button', { name: 'Usar nas que estão sem data' }))
  await screen.findByText('Uma avaliação com a mesma data.')
  expect(network.askedOf(faseApi.schedule)[0]).toMatchObject({
    params: { faseID: '3', avaliacaoID: '415' },
    body: { inicio: '2026-03-10T11:00:00Z', fim: '2026-03-10T14:00:00Z' },
  })
})

const participante = (id: number, part: Partial<Participante> = {}): Participante => ({
  ...{ id, nome: `Aluno ${id}`, avaliacao: { id: 412, nome: 'Prova 412' }, turma: { id: 5, nome: '6º A' } },
  ...{ escola: 'E. M. Sol', caderno: 1, situacao: 'AD', motivo: '', decidida_em: null },
  ...part,
})

it('marks who was absent, leaves who answered alone, and takes it back', async () => {
  const fase = aFase({
    status: 'apuracao',
    permissoes: { editar: false, participantes: true, marcar: true, estados: ['finalizado'] },
  })
  const { user, network } = renderScreen(Apuracao, {
    ...{ path: '/logado/gerenciar/fase/:id/apuracao', at: '/logado/gerenciar/fase/3/apuracao' },
    calls: [
      answers(faseApi.find, { fase }),
      answers(faseApi.participantes, {
        participantes: [participante(1), participante(2, { situacao: 'CO' }), participante(3)],
        total: 3,
      }),
      answers(faseApi.marcar, { mudaram: 2 }),
    ],
  })
  await screen.findByText('Aluno 2')
  expect(screen.queryByRole('checkbox', { name: 'Escolher Aluno 2' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Escolher todos desta página' }))
  await user.click(screen.getByRole('button', { name: 'Dizer o que houve' }))
  const dialog = screen.getByRole('dialog', { name: 'O que houve com 2 alunos?' })
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }))
  await screen.findByText('2 alunos marcados.')
  await user.click(screen.getByRole('button', { name: 'Desfazer' }))
  await screen.findByText('De volta como estavam.')
  expect(network.askedOf(faseApi.marcar).map(({ body }) => body)).toEqual([
    { situacao: 'NC', motivo: 'Faltou no dia da prova.', alunos: [1, 3] },
    { situacao: 'AD', alunos: [1, 3] },
  ])
  expect(network.problems).toEqual([])
})

it('is had as a file of what the list is filtered by', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:folha')
  // The document of the tests would go where the link leads.
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user, network } = renderScreen(Apuracao, {
    ...{ path: '/logado/gerenciar/fase/:id/:avaliacao/apuracao' },
    at: '/logado/gerenciar/fase/3/412/apuracao?situacao=NC',
    calls: [
      answers(faseApi.find, { fase: aFase() }),
      answers(faseApi.participantes, { participantes: [participante(1, { situacao: 'NC' })], total: 1 }),
      answers(faseApi.exportar, {
        ...{ arquivo: 'participantes-3.csv', tipo: 'text/csv', conteudo: btoa('Aluno'), total: 1 },
      }),
    ],
  })
  openMenu(await screen.findByRole('button', { name: 'Exportar' }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV', hidden: true }))
  await vi.waitFor(() => expect(clicked).toHaveBeenCalled())
  expect((clicked.mock.contexts as HTMLAnchorElement[]).map(({ download }) => download)).toEqual([
    'participantes-3.csv',
  ])
  expect(network.askedOf(faseApi.exportar)[0]?.body).toEqual({
    situacao: 'NC',
    avaliacao: 412,
    formato: 'csv',
  })
  expect(network.problems).toEqual([])
})
