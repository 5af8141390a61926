// @vitest-environment happy-dom
/** A notice to a network: asked about before it leaves, whatever the pace of its reach; edited without a word of it. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refuses } from '../../../../core/testing/fakeTransport.ts'
import { sessionStore } from '../../../../core/web/session/store.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { type AvisoRedeInteiro, avisoRedeApi as api } from '../contract-aviso-rede.ts'
import { AvisoRedeForm } from './AvisoRedeForm.tsx'

afterEach(cleanup)

const AVISO: AvisoRedeInteiro = {
  aviso: {
    id: 5,
    titulo: 'Feriado',
    rede: { id: 1, nome: 'Rede' },
    autor: 'Regina',
    papeis: ['aluno', 'responsavel'],
    fixado: true,
    urgente: false,
    pedeCiente: false,
    estado: 'publicado',
    inicio: null,
    fim: null,
    quando: '2026-03-10T12:00:00.000Z',
    turmas: 2,
    permissoes: { configurar: true, reescrever: true },
  },
  conteudo: '<p>Não há aula.</p>',
  anexos: [{ id: 8, nome: 'mapa.pdf', extensao: '.pdf', bytes: 10, url: '/x', miniatura: null }],
  versao: 3,
  trabalho: null,
  lembradoEm: null,
  papeis: [],
  escolas: [],
}

const REDE = { id: 1, nome: 'Rede' }
let done: (number | undefined)[] = []
const onDone = (id?: number) => void done.push(id)
const Novo = () => <AvisoRedeForm rede={REDE} onDone={onDone} />
const Edicao = () => <AvisoRedeForm rede={REDE} aviso={AVISO} onDone={onDone} />

function open(Page: typeof Novo, calls: FakedCall[]) {
  done = []
  return renderScreen(Page, { path: '/avisos', at: '/avisos', calls })
}
const never = refuses(api.reachAvisoRede, { status: 503 })
const reach = answers(api.reachAvisoRede, { turmas: 2, aluno: 50, responsavel: 40, professor: 4 })

describe('a new notice', () => {
  it('is there again, half written, after the page was lost, and goes when it was given up', async () => {
    sessionStore.create({ usuario: '7', token: 'a' })
    const first = open(Novo, [reach])
    await first.user.type(await screen.findByLabelText('Título'), 'Vacina na escola')
    cleanup()
    const second = open(Novo, [reach])
    expect((await screen.findByLabelText<HTMLInputElement>('Título')).value).toBe('Vacina na escola')
    await second.user.click(screen.getByRole('button', { name: 'Cancelar' }))
    cleanup()
    open(Novo, [reach])
    expect((await screen.findByLabelText<HTMLInputElement>('Título')).value).toBe('')
    sessionStore.remove('7')
  })

  it('keeps the place of its reach while that is counted, and is asked about all the same', async () => {
    const { user, network } = open(Novo, [never, answers(api.publishAvisoRede, { id: 9, trabalho: null })])
    expect(await screen.findByText('Contando a quantas turmas e pessoas chega…')).toBeTruthy()
    expect(screen.getAllByText('contando as pessoas…')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Publicar aviso' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/Escreva um título.*Escreva o texto/s)
    expect(network.askedOf(api.publishAvisoRede)).toEqual([])
  })

  it('tells its reach by role', async () => {
    const { user } = open(Novo, [reach])
    expect(await screen.findByText('Vai aparecer em 2 turmas e chegar a 94 pessoas.')).toBeTruthy()
    await user.click(screen.getByLabelText(/Responsáveis/))
    expect(await screen.findByText('Vai aparecer em 2 turmas e chegar a 54 pessoas.')).toBeTruthy()
  })
})

describe('one that is out', () => {
  it('is changed at once, without whom it is for, and sends what was taken away', async () => {
    const { user, network } = open(Edicao, [reach, answers(api.editAvisoRede, { trabalho: null })])
    const title = await screen.findByLabelText('Título')
    expect(screen.queryByText('Para quem')).toBeNull()
    expect(screen.queryByLabelText(/Publicar em/)).toBeNull()
    await user.clear(title)
    await user.type(title, 'Feriado na sexta')
    await user.click(screen.getByRole('button', { name: 'Remover mapa.pdf' }))
    await user.click(screen.getByRole('button', { name: 'Salvar mudanças' }))
    await waitFor(() => expect(done).toEqual([5]))
    expect(network.askedOf(api.editAvisoRede)[0]?.body).toMatchObject({
      titulo: 'Feriado na sexta',
      papeis: ['aluno', 'responsavel'],
      fixado: true,
      versao: 3,
      removerAnexos: [8],
    })
  })

  it('shows both texts when somebody else saved first', async () => {
    const { user } = open(Edicao, [
      reach,
      refuses(api.editAvisoRede, {
        status: 409,
        codigo: 'editado_por_outra_pessoa',
        campos: { conteudo: '<p>Há aula.</p>', versao: '4' },
      }),
    ])
    await user.type(await screen.findByLabelText('Título'), '!')
    await user.click(screen.getByRole('button', { name: 'Salvar mudanças' }))
    expect(await screen.findByText('Há aula.')).toBeTruthy()
    expect(screen.getByText('Não há aula.')).toBeTruthy()
  })
})
