/** Signing in through an identity provider, in a browser: there, back, and what happens when it does not work. */
import { createHash, randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RealProvider, realProvider } from '../core/testing/oidc-real.ts'
import {
  at,
  axe,
  expectRefusals,
  openBrowser,
  overflow,
  PHONE,
  picture,
  settled,
  signIn,
  signInByCall,
} from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

const NOME = 'Rede Escolar'
const ADMIN = 'tenant@demo.test'
const FOREIGN = /^foreign request: http:\/\/127\.0\.0\.1:/

let provider: RealProvider
let id: number

/** A call as somebody who is signed in. */
async function callWith(
  email: string,
  method: string,
  path: string,
  body: object,
): Promise<Record<string, never>> {
  const stored = JSON.parse(await signInByCall(email)) as { sessions: string }
  const [{ token = '' } = {}] = JSON.parse(stored.sessions) as { token: string }[]
  const response = await fetch(at(path, '127.0.0.1'), {
    method,
    headers: { 'content-type': 'application/json', tenant: 'demo', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Record<string, never>
}

beforeAll(async () => {
  provider = await realProvider()
  const { provedor } = (await callWith(ADMIN, 'POST', '/gerenciar/pt-br/provedores', {
    tipo: 'oidc',
    nome: NOME,
    issuer: provider.issuer,
    client_id: 'turmalina',
    segredo: 'segredo da jornada',
  })) as unknown as { provedor: { id: number; retorno: string } }
  id = provedor.id
  expect(provedor.retorno).toBe(at(`/login/token/${id}`))
  await provider.register({
    client_id: 'turmalina',
    client_secret: 'segredo da jornada',
    redirect_uris: [provedor.retorno],
  })
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
    const starting = owner.page.waitForResponse(/\/iniciar$/)
    await button(owner.page).click()
    const { endereco } = (await (await starting).json()) as { endereco: string }
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
    expectRefusals(visitor)

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
