// @vitest-environment happy-dom
/** Ways in through a provider as they are used: there and back, a token in the address, linking, and setting one up. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refuses } from '../../../../core/testing/fakeTransport.ts'
import { sessionStore } from '../../../../core/web/session/store.ts'
import { dismiss, toastStore } from '../../../../core/web/ui/notify.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { provedorApi as api, type Identidade, type ProvedorConfigurado } from '../contract.ts'
import { Entradas } from './Entradas.tsx'
import { ProvedoresDaConta } from './ProvedoresDaConta.tsx'
import { Screen as Provedores } from './ProvedoresPage.tsx'
import { Screen as Token } from './TokenPage.tsx'
import { keepClaim, keepTrip, navegador, takeClaim } from './trip.ts'

const signedIn = () => sessionStore.get().sessao?.token

beforeEach(() => globalThis.history.replaceState(null, '', '/login/token/5?state=s&code=c'))
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.read()) dismiss(id)
  for (const { usuario } of sessionStore.get().records) sessionStore.remove(usuario)
})

const open = (Screen: ComponentType, [path, at]: readonly [string, string], calls: readonly FakedCall[]) =>
  renderScreen(Screen, { path, at, calls, eu: null })

describe('the answer of a provider', () => {
  /** Each address is acted on once. */
  const back = (state: string, calls: readonly FakedCall[]) =>
    open(Token, ['/login/token/:id', `/login/token/5?state=${state}&code=c`], calls)

  it('goes back with the secret of this browser alone, leads on, and leaves no code in the address', async () => {
    const { network, address } = back('entrou', [
      answers(api.finish, {
        ...{ resultado: 'entrou' as const, usuario: anEu(), token: 'novo' },
        continuar: '/logado/conta',
      }),
    ])
    await screen.findByText('outra página')
    expect([address(), signedIn()]).toEqual(['/logado/conta', 'novo'])
    expect(globalThis.location.href).not.toMatch(/code=|state=/)
    expect(network.askedOf(api.finish).map(({ body }) => body)).toEqual([
      { navegador: navegador(), resposta: '?state=entrou&code=c' },
    ])
  })

  it('of nobody whom we know begins a sign-up, on the way to where the person was going', async () => {
    const { address } = back('cadastrar', [
      answers(api.finish, { resultado: 'cadastrar', ficha: 'f1', continuar: '/logado/conta' }),
    ])
    await screen.findByText('outra página')
    expect(address()).toBe(`/cadastro/continue/f1?voltar=${encodeURIComponent('/logado/conta')}`)
    expect(signedIn()).toBeUndefined()
  })

  it('to who links it is kept for the page of their account', async () => {
    keepTrip({ compartilhada: false, vincula: '8' })
    const { address } = back('vincular', [
      answers(api.finish, { resultado: 'vincular', ficha: 'f2', continuar: null }),
    ])
    await screen.findByText('outra página')
    expect(address()).toBe('/logado/conta')
    expect([takeClaim(), signedIn()]).toEqual([{ ficha: 'f2', vincula: '8' }, undefined])
  })

  it('that is refused says why, opens nothing, and leads back to the password', async () => {
    const { network } = back('recusada', [
      refuses(api.finish, { status: 422, mensagem: 'A entrada com Rede foi cancelada.' }),
    ])
    expect((await screen.findByRole('alert')).textContent).toBe('A entrada com Rede foi cancelada.')
    expect(screen.getByRole('link', { name: 'Voltar para entrar' }).getAttribute('href')).toBe('/login')
    expect(signedIn()).toBeUndefined()
    expect(globalThis.location.href).not.toMatch(/code=|state=/)
    expect(network.askedOf(api.finish)).toHaveLength(1)
  })
})

describe('a token in the address', () => {
  const enter = answers(api.enter, { usuario: anEu(), token: 'da-ficha' })
  const at = (token: string, going: string) =>
    ['/login/token/:t?/continue/:c?', `/login/token/${token}/continue/${encodeURIComponent(going)}`] as const

  it('signs in, and goes on to a place inside', async () => {
    const { address, network } = open(Token, at('um', '/logado/conta'), [enter])
    await screen.findByText('outra página')
    expect([address(), signedIn()]).toEqual(['/logado/conta', 'da-ficha'])
    expect(network.askedOf(api.enter)[0]?.body).toEqual({ ficha: 'um' })
    expect(globalThis.location.pathname).toBe('/login/token')
  })

  it.each(
    Object.entries(['//evil.test', '/\\evil.test', 'https://evil.test', '/\t/evil.test', '%2f%2fevil.test']),
  )('goes on to no other site (%i: %j)', async (i, evil) => {
    const { address } = open(Token, at(`longe-${i}`, evil), [enter])
    await screen.findByText('outra página')
    expect(address()).toBe('/logado')
  })

  it('that was used says so; without one, what to do', async () => {
    open(
      Token,
      ['/login/token/:id?', '/login/token/usado'],
      [refuses(api.enter, { status: 410, mensagem: 'Este link já foi usado.' })],
    )
    expect((await screen.findByRole('alert')).textContent).toBe('Este link já foi usado.')
    expect(signedIn()).toBeUndefined()
    cleanup()
    open(Token, ['/login/token/:id?', '/login/token'], [])
    expect((await screen.findByRole('alert')).textContent).toContain('Este endereço está incompleto.')
  })
})

const Buttons = () => <Entradas continuar={null} compartilhada={false} />

describe('the buttons of the sign-in page', () => {
  const offered = answers(api.list, { provedores: [{ id: 5, tipo: 'govbr', nome: 'gov.br' }] })
  const at = ['/login', '/login'] as const

  it('say of a provider that is down what to do instead, and may be tried again', async () => {
    const mensagem = 'gov.br não está respondendo agora. Entre com usuário e senha.'
    const { user } = open(Buttons, at, [offered, refuses(api.start, { status: 503, mensagem })])
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Entrar com gov.br' })
    await user.click(button)
    expect((await screen.findByRole('alert')).textContent).toBe(mensagem)
    expect(button.getAttribute('aria-busy')).not.toBe('true')
  })

  it('are none where the tenant has none', async () => {
    const { network, container } = open(Buttons, at, [answers(api.list, { provedores: [] })])
    await waitFor(() => expect(network.askedOf(api.list)).toHaveLength(1))
    expect(container.querySelector('button')).toBeNull()
  })
})

describe('the accounts of one’s own', () => {
  const identidade: Identidade = {
    ...{ id: 9, nome: 'Rede', provedor: 5, tipo: 'oidc', rotulo: 'otavio@rede.test' },
    ...{ criada_em: '2026-03-02T12:00:00.000Z', usada_em: null },
  }
  const offered = answers(api.list, { provedores: [{ id: 5, tipo: 'oidc', nome: 'Rede' }] })
  const at = ['/logado/conta', '/logado/conta'] as const
  const come = (usuario: string) => sessionStore.create({ usuario, token: 't', nome: 'Otávio' })

  it('are linked when the browser comes back to who began, and removed after a question', async () => {
    come('8')
    keepTrip({ compartilhada: false, vincula: '8' })
    keepClaim({ ficha: 'f', vincula: '8' })
    const linked: Identidade[] = []
    const { user, network } = open(ProvedoresDaConta, at, [
      offered,
      answers(api.listIdentidades, () => ({ identidades: [...linked] })),
      answers(api.linkSigningIn, () => {
        linked.push(identidade)
        return { provedor: 'Rede' }
      }),
      answers(api.unlink, () => {
        linked.length = 0
        return {}
      }),
    ])
    await screen.findByText('otavio@rede.test')
    expect(network.askedOf(api.linkSigningIn).map(({ body }) => body)).toEqual([
      { ficha: `f.${navegador()}` },
    ])
    await user.click(screen.getByRole('button', { name: 'Remover a conta Rede' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remover a conta Rede?' }))
    await user.click(asked.getByRole('button', { name: 'Remover' }))
    await screen.findByText('Nenhuma conta ligada ainda.')
    expect(network.askedOf(api.unlink)[0]?.params).toEqual({ id: '9' })
  })

  it('are not linked to somebody else who uses the browser by then', async () => {
    come('8')
    keepClaim({ ficha: 'f', vincula: '7' })
    const { network } = open(ProvedoresDaConta, at, [
      offered,
      answers(api.listIdentidades, { identidades: [] }),
    ])
    expect((await screen.findByRole('alert')).textContent).toContain('não é quem está usando agora')
    expect(network.askedOf(api.linkSigningIn)).toEqual([])
  })
})

describe('setting a provider up', () => {
  const secretaria: ProvedorConfigurado = {
    ...{
      id: 5,
      tipo: 'oidc',
      nome: 'Secretaria',
      issuer: 'https://sso.secretaria.test',
      client_id: 'cliente',
    },
    ...{ confidencial: true, equipe: null, chave: null, escopos: 'openid', ativo: true, do_ambiente: false },
    retorno: 'https://escola.test/login/token/5',
  }
  const at = ['/provedores', '/provedores'] as const

  it('is a form, which says beside each field what is wrong with it', async () => {
    const { user, network } = open(Provedores, at, [
      answers(api.listConfigurados, { provedores: [] }),
      refuses(api.create, { status: 400, campos: { issuer: 'Informe um endereço que comece com https://' } }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Adicionar provedor' }))
    const dialog = within(await screen.findByRole('dialog'))
    const add = () => user.click(dialog.getByRole('button', { name: 'Adicionar provedor' }))
    await user.selectOptions(dialog.getByLabelText('Serviço'), 'oidc')
    await add()
    expect(dialog.getByLabelText('Nome no botão').getAttribute('aria-invalid')).toBe('true')
    expect(dialog.getAllByText('Preencha este campo.').length).toBeGreaterThan(2)
    expect(network.askedOf(api.create)).toEqual([])
    await user.type(dialog.getByLabelText('Nome no botão'), 'Secretaria')
    await user.type(dialog.getByLabelText(/^Endereço do emissor/), 'http://sem-tls.test')
    await user.type(dialog.getByLabelText(/^Identificador do cliente/), 'cliente')
    await user.type(dialog.getByLabelText(/^Segredo do cliente/), 'guardado')
    await add()
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Endereço do emissor/).getAttribute('aria-invalid')).toBe('true'),
    )
    expect(dialog.getAllByText('Informe um endereço que comece com https://')).toHaveLength(2)
    expect(network.askedOf(api.create)[0]?.body).toEqual({
      ...{ tipo: 'oidc', nome: 'Secretaria', issuer: 'http://sem-tls.test', client_id: 'cliente' },
      segredo: 'guardado',
    })
  })

  it('is switched off and on from the list, and what is kept of its secret is never shown', async () => {
    let ativo = true
    const { user, network } = open(Provedores, at, [
      answers(api.listConfigurados, () => ({ provedores: [{ ...secretaria, ativo }] })),
      answers(api.change, ({ body }) => {
        ativo = body.ativo === true
        return { provedor: { ...secretaria, ativo } }
      }),
    ])
    const toggle = await screen.findByRole('switch', { name: 'Secretaria na página de entrar' })
    await user.click(toggle)
    await screen.findByText('Provedor desligado.')
    await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'))
    expect(network.askedOf(api.change)[0]).toMatchObject({ params: { id: '5' }, body: { ativo: false } })
    await user.click(screen.getByRole('button', { name: 'Mudar Secretaria' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText<HTMLInputElement>(/^Segredo do cliente/).value).toBe('')
    expect(dialog.getByLabelText<HTMLInputElement>(/^Endereço de retorno/).value).toBe(secretaria.retorno)
  })
})
