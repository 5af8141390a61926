// @vitest-environment happy-dom
/** The outbox as an administrator of the demonstration sees it, and as everybody else does not. */
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, refuses } from '../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { correioApi, type Mensagem } from '../contract.ts'
import { Screen } from './CorreioPage.tsx'

afterEach(cleanup)

const nova: Mensagem = {
  id: 'b2',
  para: 'aluno@demo.test',
  assunto: 'Sua nota saiu',
  enviada_em: '2026-03-02T11:00:00.000Z',
}
const velha: Mensagem = {
  id: 'a1',
  para: 'aluna@demo.test',
  assunto: '',
  enviada_em: '2026-03-01T11:00:00.000Z',
}
const list = answers(correioApi.listMensagens, { mensagens: [nova, velha] })
const corpo = {
  ...nova,
  de: 'Turmalina',
  texto: 'Nota 9,5',
  html: '<p>Nota <b>9,5</b></p><script>alert(1)</script>',
}
const open = (at: string, ...calls: Parameters<typeof renderScreen>[1]['calls']) =>
  renderScreen(Screen, { path: '/correio', at, calls })

describe('the outbox', () => {
  it('lists what would have been sent and opens one, kept in the address', async () => {
    const read = answers(correioApi.findMensagem, { mensagem: corpo })
    const { findByRole, getByText, user, network, address } = open('/correio', list, read)
    await findByRole('button', { name: /Sua nota saiu/ })
    expect(getByText('2 mensagens')).toBeTruthy()
    expect(getByText('(sem assunto)')).toBeTruthy()
    await user.click(await findByRole('button', { name: /Sua nota saiu/ }))
    expect((await findByRole('heading', { level: 2, name: 'Sua nota saiu' })).textContent).toBe(
      'Sua nota saiu',
    )
    expect(address()).toBe('/correio?mensagem=b2')
    expect(network.askedOf(correioApi.findMensagem)[0]?.params).toEqual({ id: 'b2' })
    expect(network.problems).toEqual([])
  })

  it('shows HTML in a frame that can run nothing, and the plain text on request', async () => {
    const read = answers(correioApi.findMensagem, { mensagem: corpo })
    const { findByTitle, findByText, getByRole, queryByTitle, user } = open(
      '/correio?mensagem=b2',
      list,
      read,
    )
    const frame = await findByTitle('Texto da mensagem')
    const allowed = frame.getAttribute('sandbox')?.split(' ') ?? null
    expect(allowed).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox'])
    await user.click(getByRole('radio', { name: 'Só o texto' }))
    expect(await findByText('Nota 9,5')).toBeTruthy()
    expect(queryByTitle('Texto da mensagem')).toBeNull()
  })

  it('shows a message without HTML as text', async () => {
    const read = answers(correioApi.findMensagem, { mensagem: { ...corpo, html: null } })
    const { findByText, queryByRole } = open('/correio?mensagem=b2', list, read)
    expect(await findByText('Nota 9,5')).toBeTruthy()
    expect(queryByRole('radio')).toBeNull()
  })

  it('says that it is the demonstration only, where the server knows of none', async () => {
    const none = refuses(correioApi.listMensagens, { status: 404, codigo: 'nao_encontrado' })
    const { findByText } = open('/correio', none)
    expect(await findByText('O correio só existe na demonstração')).toBeTruthy()
  })

  it('says what to do while it is empty', async () => {
    const { findByText } = open('/correio', answers(correioApi.listMensagens, { mensagens: [] }))
    expect(await findByText('Nenhuma mensagem ainda')).toBeTruthy()
  })
})
