/** Signing in and out, several accounts on one device, and sessions that end elsewhere. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { at, expectRefusals, openBrowser, PHONE, picture, signIn } from './browser.ts'

const { visit } = openBrowser()

const account = (page: Page, nome: string) => page.getByRole('button', { name: `Sua conta: ${nome}` })

describe('signing in', () => {
  it('refuses a wrong password in one sentence, and lets the right one in', async () => {
    const visitor = await visit()
    const { page } = visitor
    await page.goto(at('/login'))
    await expect.poll(() => page.title()).toBe('Entrar · Rede Municipal de Demonstração')
    await signIn(page, 'aluna@demo.test', 'não é esta')
    await page.getByRole('alert').getByText('Usuário ou senha não conferem.').waitFor()
    expect(expectRefusals(visitor)).toHaveLength(1)

    await page.getByLabel('Senha', { exact: true }).fill('turmalina-demo')
    await page.keyboard.press('Enter')
    await account(page, 'Lívia Sampaio').waitFor()
    expect(new URL(page.url()).pathname).toBe('/logado')
  })
})

describe('several accounts on one device', () => {
  it('are kept, switched, asked for a password once signed out, and forgotten when told', async () => {
    const { page } = await visit({ email: 'aluna@demo.test' })
    await page.goto(at('/logado'))
    await account(page, 'Lívia Sampaio').click()
    await page.getByRole('button', { name: 'Usar outra conta' }).click()
    await page.getByLabel('E-mail ou nome de usuário').waitFor()
    await signIn(page, 'aluno@demo.test')
    await account(page, 'Tiago Nascimento').click()

    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Lívia Sampaio/ })
      .click()
    await account(page, 'Lívia Sampaio').click()
    await page.getByRole('button', { name: 'Sair' }).click()
    await page.getByRole('heading', { name: 'Quem vai entrar?' }).waitFor()

    // Lívia is signed out, but remembered: only her password is asked. Tiago is still in.
    await page.getByRole('button', { name: /^Lívia Sampaio/ }).click()
    await page.getByLabel('Senha de Lívia').fill('turmalina-demo')
    await picture(page, 'login-contas')
    await page.getByRole('button', { name: /^Tiago Nascimento/ }).click()
    await account(page, 'Tiago Nascimento').waitFor()

    await page.goto(at('/login?conta=0'))
    await page.getByRole('button', { name: /^Lívia Sampaio/ }).click()
    await page.getByRole('button', { name: 'Remover Lívia deste aparelho' }).click()
    await page.getByRole('button', { name: /^Lívia Sampaio/ }).waitFor({ state: 'detached' })
  })

  it('a shared device keeps no name', async () => {
    const { page } = await visit()
    await page.goto(at('/login'))
    await page.getByText('Este aparelho é de mais gente').click()
    await signIn(page, 'aluno@demo.test')
    await account(page, 'Tiago Nascimento').click()
    await page.getByRole('button', { name: 'Sair' }).click()
    await page.getByLabel('E-mail ou nome de usuário').waitFor()
    expect(await page.getByText('Tiago').count()).toBe(0)
  })
})

describe('a session that ended elsewhere', () => {
  it('is told in one sentence, and signing in leads back to the same page', async () => {
    const phone = await visit({ viewport: PHONE })
    await phone.page.goto(at('/login?voltar=%2Flogado%2Fturmas'))
    await signIn(phone.page, 'professor@demo.test')
    await phone.page.waitForURL('**/logado/turmas')

    const desk = await visit()
    await desk.page.goto(at('/login?voltar=%2Flogado%2Fconta'))
    await signIn(desk.page, 'professor@demo.test')
    await desk.page.getByRole('heading', { name: 'Minha conta' }).waitFor()
    await desk.page
      .getByRole('button', { name: /^Encerrar a sessão em/ })
      .first()
      .click()
    await desk.page.getByText('Sessão encerrada.').waitFor()

    await phone.page.reload()
    await phone.page.getByText('Sua sessão terminou. Entre de novo para continuar.').waitFor()
    await phone.page.waitForURL((url) => url.search === '?voltar=%2Flogado%2Fturmas')
    await phone.page.getByLabel('Senha de Otávio').fill('turmalina-demo')
    await phone.page.keyboard.press('Enter')
    await phone.page.waitForURL('**/logado/turmas')
    expectRefusals(phone)
  })
})
