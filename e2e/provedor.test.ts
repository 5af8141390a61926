/** Signing in through an identity provider, in a browser: there, back, and a new account. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RealProvider, realProvider } from '../core/testing/oidc-real.ts'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE, picture, settled, WIDE } from './browser.ts'
import { sql } from './database.ts'
import { offer } from './provedor-de-teste.ts'

const { visit } = openBrowser()

const NOME = 'Rede Escolar'
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

it('leads there and back to where the person was going; no code stays in the address', async () => {
  await link('livia', 'aluna@demo.test')
  const visitor = await visit()
  const { page } = visitor
  await page.goto(at('/login?voltar=/logado/conta'))
  await button(page).waitFor()
  await settled(page)
  await picture(page, 'login-provedor')
  await page.setViewportSize(PHONE)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await page.setViewportSize(WIDE)
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

it('of nobody whom we know begins a sign-up with what the provider told, and opens the new account from then on', async () => {
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
