// @vitest-environment happy-dom
/** An assessment on its screens: written, closed or told what it lacks, and its key booklet by booklet. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answers, type FakedCall, refuses } from '../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { questaoApi } from '../../questao/contract.ts'
import { avaliacaoApi } from '../contract.ts'
import { PADROES } from '../rules.ts'
import type { AvaliacaoInteira } from '../shapes.ts'
import { Screen } from './AvaliacaoPage.tsx'
import { Screen as Gabarito } from './GabaritoPage.tsx'

afterEach(cleanup)

const posta = (id: number, peso = 1) => ({
  ...{ id, letra: null, peso, tipo: 'objetiva' as const, nome: `Pergunta ${id}`, habilidades: [] },
  ...{ versao: null, mudou: false },
})

const anAvaliacao = (part: Partial<AvaliacaoInteira> = {}): AvaliacaoInteira => ({
  ...{ id: 5, titulo: 'Prova bimestral', disciplina: null, periodo: null, modelo: 'padrao' },
  ...{ modalidade: 'papel', cadernos: 1, total_questoes: 2, autor: { id: 7, nome: 'Cecília' }, rede: null },
  ...{ estado: 'rascunho', avaliacao_id: null, revisao: 3, turma: null, matriz: [] },
  ...{ dataCadastro: '2026-03-02T12:00:00Z', alterada_em: '2026-03-02T12:00:00Z' },
  ...{ embaralha_questoes: false, embaralha_alternativas: false, embaralha_blocos: false },
  ...{ valor: 10, duracao: 50, senha: '', instrucoes: '', midias: [], mostrar_resultado: 'nunca' },
  padroes: [...PADROES],
  questoes: [posta(11, 3), posta(12)],
  fora: 0,
  permissoes: { editar: true, copiar: true, estados: ['pronta', 'arquivada'] },
  ...part,
})

const PATH = '/logado/gerenciar/avaliacao/:avaliacao'
const open = (avaliacao: AvaliacaoInteira, ...calls: FakedCall[]) =>
  renderScreen(Screen, {
    ...{ path: PATH, at: '/logado/gerenciar/avaliacao/5' },
    calls: [
      answers(avaliacaoApi.find, { avaliacao }),
      answers(questaoApi.destinos, { redes: [{ id: 8, nome: 'Escola Sol', aprova: false }] }),
      ...calls,
    ],
  })

it('is saved with commas and weights; what is no number is told beside its field, and nothing goes', async () => {
  const { user, network } = open(
    anAvaliacao(),
    answers(avaliacaoApi.edit, { avaliacao: anAvaliacao({ valor: 7.5, revisao: 4 }) }),
  )
  // Three parts of four.
  await screen.findByText('Q-0011 · vale 7,5')
  const valor = screen.getByLabelText<HTMLInputElement>('Valor total')
  fireEvent.change(valor, { target: { value: 'dez' } })
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  expect((await screen.findAllByText('Escreva um número acima de zero.')).length).toBeGreaterThan(0)
  expect(network.askedOf(avaliacaoApi.edit)).toEqual([])
  fireEvent.change(valor, { target: { value: '7,5' } })
  fireEvent.change(screen.getByLabelText('Peso da questão 2'), { target: { value: '1,5' } })
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await screen.findByText('Avaliação salva.')
  expect(network.askedOf(avaliacaoApi.edit)[0]?.body).toMatchObject({
    ...{ revisao: 3, valor: 7.5, duracao: 50, cadernos: 1 },
    questoes: [
      { id: 11, letra: null, peso: 3 },
      { id: 12, letra: null, peso: 1.5 },
    ],
  })
  expect(network.problems).toEqual([])
})

it('says nothing of the questions where no weight was changed: some may not be theirs to see', async () => {
  const { user, network } = open(
    anAvaliacao({ fora: 1 }),
    answers(avaliacaoApi.edit, { avaliacao: anAvaliacao({ valor: 8, fora: 1, revisao: 4 }) }),
  )
  fireEvent.change(await screen.findByLabelText('Valor total'), { target: { value: '8' } })
  expect(screen.queryByLabelText('Peso da questão 1')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await screen.findByText('Avaliação salva.')
  expect(network.askedOf(avaliacaoApi.edit)[0]?.body).toMatchObject({ valor: 8, revisao: 3 })
  expect(network.askedOf(avaliacaoApi.edit)[0]?.body).not.toHaveProperty('questoes')
})

it('says what it lacks to be closed', async () => {
  const { user } = open(
    anAvaliacao(),
    refuses(avaliacaoApi.edit, {
      ...{ status: 422, codigo: 'avaliacao_incompleta', mensagem: 'A avaliação ainda não pode ser fechada.' },
      campos: { cadernos: 'Os cadernos sairiam iguais.' },
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Fechar avaliação' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Fechar avaliação' }))
  await screen.findByText('Os cadernos sairiam iguais.')
})

it('closed, is read: no field, no way to its questions but the bank, and its key', async () => {
  open(
    anAvaliacao({
      estado: 'pronta',
      questoes: [{ ...posta(11), versao: 2, mudou: true }],
      permissoes: { editar: false, copiar: true, estados: ['rascunho', 'arquivada'] },
    }),
  )
  await screen.findByText('o banco já mudou')
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Editar as questões' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Gabarito' }).getAttribute('href')).toBe(
    '/logado/gerenciar/avaliacao/5/gabarito',
  )
  expect(screen.getByRole('button', { name: 'Reabrir' })).toBeTruthy()
})

it('brought back from the archive is what it was, at once or later', async () => {
  const pronta: Partial<AvaliacaoInteira> = {
    estado: 'pronta',
    permissoes: { editar: false, copiar: true, estados: ['rascunho', 'arquivada'] },
  }
  const { user, network } = open(
    anAvaliacao(pronta),
    answers(avaliacaoApi.edit, { avaliacao: anAvaliacao({ ...pronta, revisao: 4 }) }),
  )
  const button = await screen.findByRole('button', { name: 'Mais ações' })
  // As the browser opens a popover, which the test's document does not.
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (!panel) throw new Error('The menu has no panel.')
  panel.hidePopover = () => {}
  fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Arquivar', hidden: true }))
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await screen.findByText('Avaliação de volta, fechada como estava.')
  expect(network.askedOf(avaliacaoApi.edit).map(({ body }) => body)).toEqual([
    { revisao: 3, estado: 'arquivada' },
    { revisao: 4, estado: 'pronta' },
  ])
  cleanup()
  for (const estado of ['pronta', 'rascunho'] as const) {
    const later = open(
      anAvaliacao({
        estado: 'arquivada',
        permissoes: { editar: false, copiar: true, estados: [estado] },
      }),
      answers(avaliacaoApi.edit, { avaliacao: anAvaliacao({ revisao: 4 }) }),
    )
    await later.user.click(await screen.findByRole('button', { name: 'Trazer de volta' }))
    await screen.findByText(/^Avaliação de volta/)
    expect(later.network.askedOf(avaliacaoApi.edit)[0]?.body).toEqual({ revisao: 3, estado })
    cleanup()
  }
})

it('a draft reads its questions before the form; many of them are folded where they would push it away', async () => {
  const { user } = open(
    anAvaliacao({ questoes: Array.from({ length: 9 }, (_, at) => posta(11 + at)), total_questoes: 9 }),
  )
  const last = await screen.findByRole('link', { name: 'Pergunta 19' })
  const follows = last.compareDocumentPosition(screen.getByLabelText('Nome da avaliação'))
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(last.closest('li')?.className).toContain('media-sai')
  expect(screen.getByRole('link', { name: 'Pergunta 11' }).closest('li')?.className).not.toContain(
    'media-sai',
  )
  await user.click(screen.getByRole('button', { name: 'Mostrar as 9 questões' }))
  expect(last.closest('li')?.className).not.toContain('media-sai')
  expect(screen.getByRole('button', { name: 'Mostrar só as primeiras' })).toBeTruthy()
})

it('tells its key at each place of each booklet, and says why there is none yet', async () => {
  const chave = (numero: number, resposta: string) => ({
    numero,
    resposta,
    tipo: 'objetiva' as const,
    peso: 1,
  })
  const show = (...calls: FakedCall[]) =>
    renderScreen(Gabarito, {
      ...{ path: `${PATH}/gabarito`, at: '/logado/gerenciar/avaliacao/5/gabarito', calls },
    })
  show(
    answers(avaliacaoApi.gabarito, {
      titulo: 'Prova bimestral',
      cadernos: [
        { caderno: 1, chaves: [chave(1, 'C'), chave(2, '')] },
        { caderno: 2, chaves: [chave(2, ''), chave(1, 'A')] },
      ],
    }),
  )
  await screen.findByRole('columnheader', { name: /Caderno 2/ })
  const cells = screen.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  )
  expect(cells.flat()).toEqual(
    expect.arrayContaining(['C questão 1', 'aberta questão 2', 'A questão 1', 'aberta questão 2']),
  )
  cleanup()
  show(refuses(avaliacaoApi.gabarito, { status: 409, codigo: 'avaliacao_aberta', mensagem: 'Feche.' }))
  await screen.findByText('Esta avaliação ainda não foi fechada')
})
