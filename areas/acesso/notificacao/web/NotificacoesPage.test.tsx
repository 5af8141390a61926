// @vitest-environment happy-dom
/** The centre of notifications, and the choices on the account page. */
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, refuses } from '../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { type EscolhaDeCategoria, type Notificacao, notificacaoApi } from '../contract.ts'
import { EscolhasCard } from './EscolhasCard.tsx'
import { Screen } from './NotificacoesPage.tsx'

afterEach(cleanup)

const nova: Notificacao = {
  id: 9,
  tipo: 'resposta_nova',
  texto: 'Bia respondeu em “Conto”',
  detalhe: '7º A',
  destino: '/logado/turmas/turma/1/forum/2',
  lida: false,
  quando: '2026-03-02T11:00:00.000Z',
}
const velha: Notificacao = { ...nova, id: 7, texto: 'Sua nota em “Carta” foi publicada', lida: true }
const list = answers(notificacaoApi.list, { notificacoes: [nova, velha], total: 2, novas: 1 })
const PATH = '/logado/notificacoes'
const open = (at: string, ...calls: Parameters<typeof renderScreen>[1]['calls']) =>
  renderScreen(Screen, { path: PATH, at, calls })

describe('the centre', () => {
  it('lists what was told, keeps the filter in the address, and marks all as read', async () => {
    const mark = answers(notificacaoApi.markAll, { novas: 0 })
    const count = answers(notificacaoApi.countNew, { novas: 0 })
    const { findByRole, getByRole, user, network, address } = open(PATH, list, mark, count)
    const link = await findByRole('link', { name: /Bia respondeu/ })
    expect(link.getAttribute('href')).toBe(nova.destino)
    await user.click(getByRole('radio', { name: '1 nova' }))
    expect(address()).toBe(`${PATH}?mostrar=novas`)
    expect(network.askedOf(notificacaoApi.list).at(-1)?.query).toMatchObject({ novas: 'true', pagina: '1' })
    await user.click(await findByRole('button', { name: 'Marcar todas como lidas' }))
    expect(network.askedOf(notificacaoApi.markAll)).toHaveLength(1)
    expect(network.problems).toEqual([])
  })

  it.each([
    ['', 'Nenhuma notificação por enquanto'],
    ['?mostrar=novas', 'Nenhuma novidade para ler'],
  ])('with nothing to show says so (%s)', async (search, words) => {
    const none = answers(notificacaoApi.list, { notificacoes: [], total: 0, novas: 0 })
    const { findByText } = open(`${PATH}${search}`, none)
    await findByText(words)
  })

  it('that could not be read can be tried again', async () => {
    const { findByRole, user, network } = open(PATH, refuses(notificacaoApi.list, { status: 503 }))
    const before = network.askedOf(notificacaoApi.list).length
    await user.click(await findByRole('button', { name: /Tentar/ }))
    expect(network.askedOf(notificacaoApi.list).length).toBeGreaterThan(before)
  })
})

describe('the choices', () => {
  const forum: EscolhaDeCategoria = {
    categoria: 'forum',
    no_app: true,
    email: null,
    push: 'nunca',
    padrao: { email: 'diaria', push: 'imediata' },
  }
  const found = (more: object = {}) =>
    answers(notificacaoApi.findEscolhas, {
      escolhas: [forum],
      tem_email: true,
      silencio: { inicio: 22, fim: 6 },
      chave_push: 'B'.repeat(87),
      aceita_push: true,
      ...more,
    })
  const card = (...calls: Parameters<typeof renderScreen>[1]['calls']) =>
    renderScreen(EscolhasCard, { path: '/logado/conta', at: '/logado/conta', calls })

  it('show the matrix where nothing was chosen, and send what is', async () => {
    const set = answers(notificacaoApi.setEscolha, {})
    const { findByLabelText, findByText, getByRole, user, network } = card(found(), set)
    await findByText(/Das 22h às 6h nada sai por e-mail/)
    await user.click(await findByText('Escolher assunto por assunto'))
    const email = (await findByLabelText('E-mail')) as HTMLSelectElement
    expect(email.selectedOptions[0]?.textContent).toBe('Como a escola definiu (uma vez por dia, às 18h)')
    await user.selectOptions(email, 'Nunca')
    await user.click(getByRole('switch', { name: 'No sino' }))
    expect(network.askedOf(notificacaoApi.setEscolha).map(({ body }) => body)).toEqual([
      { email: 'nunca' },
      { no_app: false },
    ])
    await user.selectOptions(email, email.options[0]?.textContent ?? '')
    expect(network.askedOf(notificacaoApi.setEscolha).at(-1)?.body).toEqual({ email: null })
  })

  it('say why mail and push cannot be chosen', async () => {
    const { findByLabelText, getByText } = card(found({ tem_email: false, aceita_push: false }))
    expect(((await findByLabelText('E-mail')) as HTMLSelectElement).disabled).toBe(true)
    getByText(/A sua conta não tem e-mail/)
    getByText(/num aparelho que outras pessoas usam/)
  })
})
