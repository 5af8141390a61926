/** Signing in through an identity provider, in a browser: there, back, and what happens when it does not work. */
import { createHash, randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RealProvider, realProvider } from '../core/testing/oidc-real.ts'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE, picture, settled, signIn } from './browser.ts'
import { sql } from './database.ts'
import { offer } from './provedor-de-teste.ts'

const { visit } = openBrowser()

const NOME = 'Rede Escolar'
const ADMIN = 'tenant@demo.test'
const FOREIGN = /^foreign request: http:\/\/127\.0\.0\.1:/

let provider: RealProvider
let id: number

beforeAll(async () => {
  provider = await realProvider()
  id = await offer(provider, { tipo: 'oidc', nome: NOME })
})
afterAll(async () => {
  await sql('update provedor set ativo = false where id = $1', [id])
  await provider.close()
})

const account = (page: Page, nome: string) => page.getByRole('button', { name: `Sua conta: ${nome}` })
const button = (page: Page) => page.getByRole('button', { name: `Entrar com ${NOME}` })

/** Says who one is, at the provider. */
async function signInThere(page: Page, conta: string): Promise<void> {
  await page.getByRole('heading', { name: 'Provedor de teste' }).waitFor()
  await page.getByLabel('Conta').fill(conta)
  await page.getByRole('button', { name: 'Continuar' }).click()
}

/** The account at the provider is this person's. */
async function link(conta: string, email: string): Promise<void> {
  provider.accounts[conta] = { name: conta, email: `${conta}@rede.test` }
  await sql(
    `insert into identidade (tenant_id, usuario_id, issuer, subject)
     select tenant_id, id, $2, $3 from usuario where email = $1`,
    [email, provider.issuer, conta],
  )
}

describe('signing in through a provider', () => {
  it('leads there and back to where the person was going; no code stays in the address', async () => {
    await link('livia', 'aluna@demo.test')
    const visitor = await visit()
    const { page } = visitor
    await page.goto(at('/login?voltar=/logado/conta'))
    await button(page).waitFor()
    await settled(page)
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
    await picture(page, 'login-provedor')
    await button(page).click()
    await signInThere(page, 'livia')
    await account(page, 'Lívia Sampaio').waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/logado/conta')
    // The person has signed in there already: the second time nothing is asked.
    await page.goto(at('/logout'))
    await button(page).click()
    await account(page, 'Lívia Sampaio').waitFor()
    expect(new URL(page.url()).pathname).toBe('/logado')
    await page.goBack()
    expect(page.url()).not.toMatch(/code=|state=/)
    expect(expectRefusals(visitor, FOREIGN).length).toBeGreaterThan(0)
    // What the session that was signed out of still asked.
    expectRefusals(visitor, /401 \(Unauthorized\)/)
  })

  it('fits a phone', async () => {
    const { page } = await visit({ viewport: PHONE })
    await page.goto(at('/login'))
    await button(page).waitFor()
    await settled(page)
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
  })

  it('that is declined there says so, and the password still opens the door', async () => {
    const visitor = await visit()
    const { page } = visitor
    await page.goto(at('/login'))
    await button(page).click()
    await signInThere(page, 'ninguem')
    await page.getByText(`A entrada com ${NOME} foi cancelada.`).waitFor()
    expect(await axe(page)).toEqual([])
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('link', { name: 'Voltar para entrar' }).click()
    await signIn(page, 'aluno@demo.test')
    await account(page, 'Tiago Nascimento').waitFor()
    expectRefusals(visitor)
    expectRefusals(visitor, FOREIGN)
  })

  it('whose provider is down says what to do instead, and the password still opens the door', async () => {
    // Never met, so that nothing is remembered of it.
    await sql(
      `insert into provedor (tenant_id, tipo, nome, issuer, client_id)
       select tenant_id, 'govbr', 'gov.br', 'http://127.0.0.1:9', 'x' from provedor where id = $1`,
      [id],
    )
    const visitor = await visit()
    const { page } = visitor
    await page.goto(at('/login'))
    await page.getByRole('button', { name: 'Entrar com gov.br' }).click()
    await page.getByText('gov.br não está respondendo agora. Entre com usuário e senha').waitFor()
    expect(expectRefusals(visitor)).toHaveLength(1)
    await sql(`delete from provedor where issuer = 'http://127.0.0.1:9'`)
    await signIn(page, 'aluno@demo.test')
    await account(page, 'Tiago Nascimento').waitFor()
  })

  it('answered in another browser is worth nothing', async () => {
    await link('tiago', 'aluno@demo.test')
    const [owner, thief] = [await visit(), await visit()]
    await owner.page.goto(at('/login'))
    const leaving = owner.page.waitForRequest(/^http:\/\/127\.0\.0\.1:\d+\/auth\?/)
    await button(owner.page).click()
    const endereco = (await leaving).url()
    await owner.page.getByRole('heading', { name: 'Provedor de teste' }).waitFor()
    const answer = at(`/login/token/${id}${await provider.visit(endereco, 'tiago')}`)
    await thief.page.goto(answer)
    await thief.page.getByText('Esta entrada não vale mais.').waitFor()
    expect(await thief.page.evaluate(() => localStorage.getItem('sessions') ?? '')).not.toContain('token')
    expectRefusals(thief)
    await owner.page.goto(answer)
    await account(owner.page, 'Tiago Nascimento').waitFor()
    expectRefusals(owner, FOREIGN)
  })
})

describe('an account that nobody is linked to', () => {
  it('begins a sign-up with what the provider told, and opens the new account from then on', async () => {
    provider.accounts.nova = { name: 'Marina Nova', email: 'marina@rede.test', email_verified: true }
    const visitor = await visit()
    const { page } = visitor
    await page.goto(at('/login?voltar=/logado/conta'))
    await button(page).click()
    await signInThere(page, 'nova')
    await page.getByRole('heading', { name: 'Terminar o cadastro' }).waitFor()
    const nome = page.getByLabel('Nome completo')
    expect(await nome.inputValue()).toBe('Marina Nova')
    expect(page.url()).not.toMatch(/code=|state=/)
    await page.getByLabel('Tenho 16 anos ou mais').check()
    await page.getByLabel('Li como os meus dados são usados e concordo').check()
    await page.getByRole('button', { name: 'Criar a conta' }).click()
    await account(page, 'Marina Nova').waitFor()
    expect(new URL(page.url()).pathname).toBe('/logado/conta')

    await page.goto(at('/logout'))
    await button(page).click()
    await account(page, 'Marina Nova').waitFor()
    expectRefusals(visitor)
    expectRefusals(visitor, FOREIGN)
  })

  it('is linked on the account page, opens it from then on, and is removed again', async () => {
    provider.accounts.otavio = { name: 'Otávio', email: 'otavio@rede.test' }
    const visitor = await visit({ email: 'professor@demo.test' })
    const { page } = visitor
    await page.goto(at('/logado/conta'))
    await page.getByRole('button', { name: `Ligar ${NOME}` }).click()
    await signInThere(page, 'otavio')
    await page.getByText('otavio@rede.test').waitFor()
    await page.getByRole('button', { name: `Retirar a conta ${NOME}` }).waitFor()
    await settled(page)
    expect(await axe(page)).toEqual([])

    const other = await visit()
    await other.page.goto(at('/login'))
    await button(other.page).click()
    await signInThere(other.page, 'otavio')
    await account(other.page, 'Otávio Lacerda').waitFor()

    await page.getByRole('button', { name: `Retirar a conta ${NOME}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click()
    await page.getByText('Nenhuma conta ligada ainda.').waitFor()
    for (const one of [visitor, other]) expectRefusals(one, FOREIGN)
  })
})

describe('setting a provider up', () => {
  it('is a form; the switch takes the button off the sign-in page and puts it back', async () => {
    const visitor = await visit({ email: ADMIN })
    const { page } = visitor
    await page.goto(at('/logado'))
    await page.getByRole('link', { name: 'Jeitos de entrar' }).click()
    await page.getByRole('heading', { name: 'Jeitos de entrar', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Adicionar provedor' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Serviço').selectOption('oidc')
    await dialog.getByRole('button', { name: 'Adicionar provedor' }).click()
    await dialog.getByText('Preencha este campo.').first().waitFor()
    await dialog.getByLabel('Nome no botão').fill('Secretaria')
    await dialog.getByLabel('Endereço do emissor').fill('http://sem-tls.test')
    await dialog.getByLabel('Identificador do cliente').fill('cliente')
    await dialog.getByLabel('Segredo do cliente').fill('guardado')
    await dialog.getByRole('button', { name: 'Adicionar provedor' }).click()
    await dialog.getByText('Informe um endereço que comece com https://').first().waitFor()
    expect(await axe(page)).toEqual([])
    await dialog.getByLabel('Endereço do emissor').fill('https://sso.secretaria.test')
    await dialog.getByRole('button', { name: 'Adicionar provedor' }).click()
    const toggle = page.getByRole('switch', { name: 'Secretaria na página de entrar' })
    await toggle.waitFor()
    await settled(page)
    expect(await axe(page)).toEqual([])
    expect(await page.content()).not.toContain('guardado')
    const offered = async () => {
      const response = await fetch(at('/conta/pt-br/provedores', '127.0.0.1'), {
        headers: { tenant: 'demo' },
      })
      return ((await response.json()) as { provedores: { nome: string }[] }).provedores.map(
        ({ nome }) => nome,
      )
    }
    expect(await offered()).toContain('Secretaria')
    await toggle.click()
    await page.getByText('Provedor desligado.').waitFor()
    expect(await offered()).not.toContain('Secretaria')
    await sql(`delete from provedor where issuer = 'https://sso.secretaria.test'`)
    expectRefusals(visitor)
  })
})

describe('a token in the address', () => {
  const ficha = async (email: string): Promise<string> => {
    const token = randomBytes(32).toString('base64url')
    await sql(
      `insert into ficha (tenant_id, token_hash, finalidade, usuario_id, expira_em)
       select tenant_id, $2, 'entrar', id, now() + interval '1 minute' from usuario where email = $1`,
      [email, createHash('sha256').update(token).digest()],
    )
    return token
  }

  it('signs in once, goes on only inside, and does not stay in the address', async () => {
    const token = await ficha('aluna@demo.test')
    const visitor = await visit()
    const { page } = visitor
    await page.goto(at(`/login/token/${token}/continue/${encodeURIComponent('/logado/conta')}`))
    await account(page, 'Lívia Sampaio').waitFor()
    expect(new URL(page.url()).pathname).toBe('/logado/conta')
    await page.goto(at(`/login/token/${token}`))
    await page.getByText('Este link já foi usado.').waitFor()
    expect(page.url()).not.toContain(token)
    expect(expectRefusals(visitor)).toHaveLength(1)

    for (const evil of [
      '//evil.test',
      '/\\evil.test',
      'https://evil.test',
      '/\t/evil.test',
      '%2f%2fevil.test',
    ]) {
      const other = await visit()
      const fresh = await ficha('aluna@demo.test')
      await other.page.goto(at(`/login/token/${fresh}/continue/${encodeURIComponent(evil)}`))
      await account(other.page, 'Lívia Sampaio').waitFor()
      expect([evil, new URL(other.page.url()).pathname]).toEqual([evil, '/logado'])
    }
  })

  it('that is incomplete says what to do', async () => {
    const { page } = await visit()
    await page.goto(at('/login/token'))
    await page.getByText('Este endereço está incompleto.').waitFor()
    expect(await axe(page)).toEqual([])
  })
})
