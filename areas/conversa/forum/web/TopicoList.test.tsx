// @vitest-environment happy-dom
/** The list of topics, its filters, its empty and failed states; the form that opens a new one. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refusal } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { buildTurma, taughtTurma } from '../../../escola/turma/testing.ts'
import { forumApi } from '../contract.ts'
import type { Topico } from '../shapes.ts'
import { writeDraft } from './drafts.ts'
import { Screen } from './TopicoList.tsx'
import { buildTopico } from './testing.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const PUPIL = { criarTopico: true, criarAviso: false, configurar: false, moderar: false }
const TEACHER = { criarTopico: true, criarAviso: true, configurar: true, moderar: true }

interface Scene {
  topicos?: Topico[]
  permissoes?: typeof PUPIL
  calls?: FakedCall[]
  at?: string
}

function open({ topicos = [], permissoes = PUPIL, calls = [], at = '' }: Scene = {}) {
  const teaches = permissoes.moderar
  return renderScreen(Screen, {
    path: '/logado/turmas/turma/:id/forum',
    at: `/logado/turmas/turma/3/forum${at}`,
    eu: teaches ? anEu({ id: 2, turmas: [{ id: 3, papel: 'professor' }] }) : anEu(),
    calls: [
      answers(turmaApi.find, { grupo: teaches ? taughtTurma() : buildTurma() }),
      answers(forumApi.temas, { temas: [{ nome: 'leitura', total: 2 }] }),
      answers(forumApi.listRetidas, { retidas: [], total: 0 }),
      answers(forumApi.listTopicos, { topicos, total: topicos.length, permissoes }),
      ...calls,
    ],
  })
}

describe('the list of topics', () => {
  it('says what each is and what is new in it', async () => {
    open({
      topicos: [buildTopico({ novas: 2, avaliativo: true, fim: '2026-11-03T12:00:00.000Z', statusData: 3 })],
    })
    const row = (await screen.findByRole('link', { name: 'Quem conta a história?' })).closest('li')
    expect(row?.textContent).toContain('14 respostas de 11 pessoas')
    expect(within(row as HTMLElement).getByText('2 novas')).toBeTruthy()
    expect(within(row as HTMLElement).getByText(/^Encerrado em/)).toBeTruthy()
  })

  it('asks for what the address says, and keeps filters there', async () => {
    const { network, user, address } = open({ at: '?situacao=3&tema=leitura&favoritas=sim&pagina=2' })
    await screen.findByText('Nada por aqui com estes filtros')
    expect(network.askedOf(forumApi.listTopicos)[0]?.query).toEqual({
      gru_id: '3',
      pagina: '2',
      linhas: '30',
      statusData: '3',
      tema: 'leitura',
      favoritas: 'true',
    })
    await user.click(await screen.findByRole('button', { name: 'Com novidade' }))
    await waitFor(() => expect(address()).toContain('novas=sim'))
    expect(address()).not.toContain('pagina')
    await user.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0] as HTMLElement)
    await waitFor(() =>
      expect(network.askedOf(forumApi.listTopicos).at(-1)?.query).not.toHaveProperty('tema'),
    )
    expect(network.problems).toEqual([])
  })

  it('invites to open the first topic', async () => {
    open()
    expect(await screen.findByText('Nenhuma conversa por aqui ainda')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Novo tópico' })).toBeTruthy()
  })

  it('offers nothing to who may only read', async () => {
    open({ permissoes: { ...PUPIL, criarTopico: false } })
    expect(await screen.findByText(/Quando alguém abrir um tópico/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Novo tópico' })).toBeNull()
  })

  it('can be loaded again after an error', async () => {
    let times = 0
    const { user } = open({
      calls: [
        answers(forumApi.listTopicos, () => {
          if (times++ === 0) throw refusal({ status: 500 })
          return { topicos: [buildTopico()], total: 1, permissoes: PUPIL }
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('link', { name: 'Quem conta a história?' })).toBeTruthy()
  })

  it('tells a teacher of held messages, and not a pupil', async () => {
    const held = answers(forumApi.listRetidas, { retidas: [], total: 2 })
    open({ permissoes: TEACHER, calls: [held] })
    expect(await screen.findByText('2 mensagens esperam a sua leitura')).toBeTruthy()
    cleanup()
    const { network } = open({ calls: [held] })
    await screen.findByText('Nenhuma conversa por aqui ainda')
    expect(network.askedOf(forumApi.listRetidas)).toEqual([])
  })
})

describe('opening a topic', () => {
  const form = async (scene: Scene = {}) => {
    const shown = open({ ...scene, at: '?abrir=topico' })
    await screen.findByRole('heading', { name: 'Novo tópico' })
    return shown
  }
  const publish = () => screen.getByRole('button', { name: 'Publicar tópico' })

  it('says beside each field and in a summary what is missing, and sends nothing', async () => {
    const { user, network } = await form({ permissoes: TEACHER })
    await user.click(screen.getByRole('checkbox', { name: /Agendar a abertura/ }))
    await user.click(publish())
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByText('Corrija 3 campos antes de continuar')).toBeTruthy()
    expect(screen.getAllByText('Escreva um título.')).toHaveLength(2)
    expect(screen.getAllByText('Escreva o texto.')).toHaveLength(2)
    expect(screen.getAllByText('Escolha quando abre.')).toHaveLength(2)
    expect(network.askedOf(forumApi.create)).toEqual([])
  })

  it('sends what a teacher set, and goes to the new topic', async () => {
    writeDraft(2, 'novo-forum:3', {
      titulo: 'Debate',
      conteudo: '<p>Celular no recreio?</p>',
      em: Date.now(),
    })
    const { user, network, address } = await form({
      permissoes: TEACHER,
      calls: [answers(forumApi.create, { topico: buildTopico({ id: 99 }) })],
    })
    await user.click(screen.getByRole('checkbox', { name: /Vale nota/ }))
    await user.type(screen.getByRole('textbox', { name: /Temas/ }), 'debate, escola')
    await user.click(publish())
    await waitFor(() => expect(address()).toBe('/logado/turmas/turma/3/forum/99'))
    expect(network.askedOf(forumApi.create)[0]?.body).toMatchObject({
      gru_id: 3,
      tipo: 'forum',
      titulo: 'Debate',
      conteudo: '<p>Celular no recreio?</p>',
      temas: ['debate', 'escola'],
      avaliativo: true,
      agendar: false,
      inicio: '',
      fim: '',
    })
    expect(localStorage.getItem('rascunho:2:novo-forum:3')).toBeNull()
    expect(network.problems).toEqual([])
  })

  it('gives a pupil words, files and themes only', async () => {
    await form()
    expect(screen.getByRole('textbox', { name: 'Título' })).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByText('Datas')).toBeNull()
  })

  it('keeps everything when the server refuses, with its words at the field', async () => {
    writeDraft(7, 'novo-forum:3', { titulo: 'Oi', conteudo: '<p>Olá</p>', em: Date.now() })
    const { user } = await form({
      calls: [
        answers(forumApi.create, () => {
          throw refusal({
            status: 422,
            mensagem: 'Confira os campos.',
            campos: { titulo: 'Este título já existe.' },
          })
        }),
      ],
    })
    await user.click(publish())
    expect((await screen.findAllByText('Este título já existe.')).length).toBe(2)
    expect(screen.getByRole('alert').textContent).toMatch(/Corrija.*Este título já existe/s)
    expect(await screen.findByRole('textbox', { name: 'Título' })).toHaveProperty('value', 'Oi')
  })
})
