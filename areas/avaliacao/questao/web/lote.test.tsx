// @vitest-environment happy-dom
/** Many questions of the list at once: chosen by boxes, changed, told with the way back. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answers, type FakedCall, refusal, refuses } from '../../../../core/testing/fakeTransport.ts'
import { openMenu } from '../../../../test/kit/openMenu.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { catalogoApi } from '../../../ensino/catalogo/contract.ts'
import { questaoApi } from '../contract.ts'
import { filtroApi } from '../contract-filtro.ts'
import type { Questao } from '../shapes.ts'
import { Screen } from './QuestoesPage.tsx'
import { aLista, aQuestao } from './testing.ts'

afterEach(cleanup)

const questoes = [aQuestao(13), aQuestao(12), aQuestao(11)]
const open = (...calls: FakedCall[]) => openAt('/questoes', calls)
const openAt = (at: string, calls: FakedCall[]) =>
  renderScreen(Screen, {
    ...{ path: '/questoes', at },
    calls: [
      answers(questaoApi.list, aLista(questoes, { arquivadas: 4 })),
      answers(filtroApi.listFiltros, { filtros: [] }),
      answers(questaoApi.changeMany, { lote: 5, mudadas: 2 }),
      answers(questaoApi.undoMany, { desfeitas: 1, mantidas: 1 }),
      answers(questaoApi.destinos, { redes: [{ id: 8, nome: 'Escola Sol', aprova: false }] }),
      answers(catalogoApi.disciplinas, {
        disciplinas: [{ id: 2, nome: 'Ciências', sigla: 'CI', area: 'ciencias_natureza' }],
      }),
      answers(catalogoApi.periodos, { ensinos: [] }),
      answers(catalogoApi.dificuldades, { dificuldades: [] }),
      ...calls,
    ],
  })
const box = (id: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Selecionar Q-${id}` })

it('chooses by keyboard, puts away at once, and takes it back', async () => {
  const { user, network } = open()
  await screen.findByText('Q-13')
  expect(screen.getByText('Arquivadas 4')).toBeTruthy()
  box(13).focus()
  await user.keyboard(' ')
  const page = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Selecionar as 3 desta página' })
  expect([page.checked, page.indeterminate]).toEqual([false, true])
  box(12).focus()
  await user.keyboard(' ')
  const acts = screen.getByRole('group', { name: 'Ações com as selecionadas' })
  expect(within(acts).getByRole('status').textContent).toBe('2 selecionadas')
  await user.click(within(acts).getByRole('button', { name: 'Arquivar' }))
  expect(network.askedOf(questaoApi.changeMany).map(({ body }) => body)).toEqual([
    { questoes: [13, 12], mudar: { arquivada: true } },
  ])
  await screen.findByText('2 questões arquivadas.')
  expect(box(13).checked).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Desfazer' }))
  await screen.findByText('Uma questão voltou a ser como era. Uma ficou: outra pessoa a mudou depois.')
  expect(network.askedOf(questaoApi.undoMany).map(({ params }) => params)).toEqual([{ id: '5' }])
  expect(network.problems).toEqual([])
})

it('changes only what is filled in, and a refusal leaves all chosen', async () => {
  const { user, network } = open(
    refuses(questaoApi.changeMany, {
      status: 403,
      mensagem: 'Nada mudou. 2 das questões não podem ser alteradas por você.',
    }),
  )
  await screen.findByText('Q-13')
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar as 3 desta página' }))
  await user.click(screen.getByRole('button', { name: 'Mudar dados' }))
  const dialog = await screen.findByRole('dialog', { name: 'Mudar dados de 3 questões' })
  const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Salvar mudanças' })
  expect(save.disabled).toBe(true)
  await within(dialog).findByRole('option', { name: 'Ciências' })
  await user.selectOptions(within(dialog).getByLabelText('Disciplina'), 'Ciências')
  await user.selectOptions(within(dialog).getByLabelText('Dificuldade'), 'Não informada')
  await user.click(save)
  await within(dialog).findByText('Nada mudou. 2 das questões não podem ser alteradas por você.')
  expect(network.askedOf(questaoApi.changeMany)[0]?.body).toEqual({
    questoes: [13, 12, 11],
    mudar: { disciplina: 2, dificuldade: null },
  })
  expect([13, 12, 11].map((id) => box(id).checked)).toEqual([true, true, true])
})

it('sends into the bank of a network, saying whether they are reviewed there', async () => {
  const { user, network } = open()
  await screen.findByText('Q-13')
  await user.click(box(11))
  openMenu(screen.getByRole('button', { name: 'Mais ações' }))
  fireEvent.click(
    await screen.findByRole('menuitem', { name: 'Enviar para o banco de uma rede', hidden: true }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Enviar a questão' })
  await user.selectOptions(await within(dialog).findByLabelText('Rede ou escola'), 'Escola Sol')
  expect(within(dialog).getByText('As questões passam por revisão ali.')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Enviar' }))
  expect(network.askedOf(questaoApi.changeMany)[0]?.body).toEqual({ questoes: [11], mudar: { rede_id: 8 } })
  await screen.findByText('2 questões mudaram.')
})

const acts = () => screen.getByRole('group', { name: 'Ações com as selecionadas' })
const pageBox = () => screen.findByRole('checkbox', { name: 'Selecionar as 3 desta página' })
/** A list of which the page shows three: `all` of it, or the first hundred, where that is asked for. */
const finds = (total: number, all: () => Questao[]) =>
  answers(questaoApi.list, ({ query }) =>
    query.linhas === '100' ? aLista(all(), { total }) : aLista(questoes, { total }),
  )
const many = (n: number) => Array.from({ length: n }, (_, at) => aQuestao(n - at))

it('chooses all that a search finds, beyond the page, and takes them out by their numbers', async () => {
  const { user, network } = openAt('/questoes?busca=vapor', [finds(5, () => many(5))])
  const page = await pageBox()
  expect(screen.queryByRole('button', { name: /^Selecionar todas/ })).toBeNull()
  await user.click(page)
  await user.click(screen.getByRole('button', { name: 'Selecionar todas as 5 que a busca encontra' }))
  await within(acts()).findByText('5 selecionadas')
  expect(network.askedOf(questaoApi.list).at(-1)?.query).toEqual({
    ...{ busca: 'vapor', pagina: '1', linhas: '100' },
  })
  expect(screen.queryByRole('button', { name: /^Selecionar todas/ })).toBeNull()
  const out = within(acts()).getByRole('link', { name: 'Exportar' })
  expect(out.getAttribute('href')).toBe('/logado/gerenciar/questoes/exportar?questoes=5,4,3,2,1')
  expect(network.problems).toEqual([])
})

it('says how many may be chosen where more are found, and chooses the first of them', async () => {
  const { user } = open(finds(230, () => many(100)))
  await user.click(await pageBox())
  screen.getByText('São 230 questões, e dá para selecionar até 100 por vez.')
  await user.click(screen.getByRole('button', { name: 'Selecionar as 100 primeiras' }))
  await within(acts()).findByText('100 selecionadas')
  within(acts()).getByText('Selecione até 100 por vez.')
  expect(screen.queryByRole('button', { name: 'Selecionar as 100 primeiras' })).toBeNull()
})

it('leaves the choice as it was where the others do not come', async () => {
  const away = () => {
    throw refusal({ mensagem: 'O banco não respondeu.' })
  }
  const { user } = open(finds(5, away))
  await user.click(await pageBox())
  await user.click(screen.getByRole('button', { name: 'Selecionar todas as 5 da lista' }))
  await screen.findByText('O banco não respondeu.')
  expect(within(acts()).getByRole('status').textContent).toBe('3 selecionadas')
})
