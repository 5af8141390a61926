// @vitest-environment happy-dom
/** What was given back, on the page of its topic: why, and sending it again. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answers, type FakedCall } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { buildTurma, taughtTurma } from '../../../escola/turma/testing.ts'
import { forumApi } from '../contract.ts'
import type { Mensagem, Topico } from '../shapes.ts'
import { Screen } from './TopicoPage.tsx'
import { buildMensagem, buildPessoa, buildTopico, TEACHES } from './testing.ts'

const ana = buildPessoa({ id: 7, nome: 'Ana Clara Nogueira' })

beforeEach(() => {
  localStorage.clear()
  // The page is measured by a browser only.
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

interface Scene {
  topico?: Partial<Topico>
  mensagens?: Mensagem[]
  calls?: FakedCall[]
  teaches?: boolean
}

const open = ({ topico, mensagens = [], calls = [], teaches = false }: Scene) =>
  renderScreen(Screen, {
    path: '/logado/turmas/turma/:id/forum/:forum',
    at: '/logado/turmas/turma/3/forum/5',
    eu: teaches ? anEu({ id: 2, papeis: ['professor'], turmas: [{ id: 3, papel: 'professor' }] }) : anEu(),
    calls: [
      answers(turmaApi.find, { grupo: teaches ? taughtTurma() : buildTurma() }),
      answers(forumApi.find, { topico: buildTopico({ ...(teaches && { permissoes: TEACHES }), ...topico }) }),
      answers(forumApi.listMensagens, { respostas: mensagens, total: mensagens.length, pagina: 1 }),
      answers(forumApi.markSeen, {}),
      ...calls,
    ],
  })

describe('what was given back', () => {
  const back = { devolucao: 'Reescreva sem falar do colega.', ocultar: true } as const

  it('tells its author why, and goes again from its place', async () => {
    const mine = buildMensagem({ ...back, usuario: ana, permissaoEditar: true })
    const { user, network } = open({
      mensagens: [mine],
      calls: [answers(forumApi.editMensagem, { mensagem: { ...mine, retida: true, ocultar: false } })],
    })
    expect(await screen.findByText('Motivo: Reescreva sem falar do colega.')).toBeTruthy()
    screen.getByRole('button', { name: 'Mudar e enviar de novo' }).focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('button', { name: 'Enviar de novo' })
    // The reason stays in sight while the words are changed.
    expect(screen.getByText('Motivo: Reescreva sem falar do colega.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Enviar de novo' }))
    expect(await screen.findByText(/espera a leitura da professora/)).toBeTruthy()
    expect(network.askedOf(forumApi.editMensagem)[0]?.params).toEqual({ id: String(mine.id) })
    expect(screen.queryByRole('button', { name: 'Mudar e enviar de novo' })).toBeNull()
    expect(screen.getByText(/Só você e os professores veem esta mensagem/)).toBeTruthy()
  })

  it('says that it cannot go again where the topic takes no messages', async () => {
    open({ topico: { statusData: 3 }, mensagens: [buildMensagem({ ...back, usuario: ana })] })
    expect(await screen.findByText(/não dá para enviar de novo/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mudar e enviar de novo' })).toBeNull()
  })

  it('is marked for who leads, and says why it went back once it comes again', async () => {
    open({
      teaches: true,
      mensagens: [
        buildMensagem(back),
        buildMensagem({ id: 101, usuario: ana, devolucao: 'Sem nomes.', retida: true }),
      ],
    })
    expect(await screen.findByText(/Quem escreveu pode mudar e enviar de novo/)).toBeTruthy()
    expect(screen.getByText(/Foi devolvida e voltou alterada.*Motivo: Sem nomes\./)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Liberar' })).toHaveLength(1)
  })

  it('is a topic too: why, and the form that sends it again', async () => {
    const { user } = open({ topico: { ...back, usuario: ana, permissaoEditar: true, status: '0' } })
    await user.click(await screen.findByRole('button', { name: 'Mudar e enviar de novo' }))
    expect(await screen.findByRole('button', { name: 'Enviar de novo' })).toBeTruthy()
  })
})
