/** Addresses that one may not open, or that do not exist. */
import { describe, expect, it } from 'vitest'
import { at, expectRefusals, openBrowser, signIn } from './browser.ts'

const { visit } = openBrowser()

describe('an address', () => {
  it('behind the door asks to sign in, and then opens with its filters', async () => {
    const { page } = await visit()
    await page.goto(at('/logado/turmas?busca=7'))
    await page.waitForURL('**/login?voltar=**')
    await signIn(page, 'professora@demo.test')
    await page.waitForURL('**/logado/turmas?busca=7')
    await page.getByRole('link', { name: /7º A/ }).first().waitFor()
  })

  it('that does not exist says so, with a true status', async () => {
    const visitor = await visit()
    for (const path of ['/nada/disso', '/logado/nada', '/login/%00']) {
      const response = await visitor.page.goto(at(path))
      expect([400, 404]).toContain(response?.status())
    }
    const response = await visitor.page.goto(at('/nao-existe'))
    expect(response?.status()).toBe(404)
    await visitor.page.getByText('This page could not be found').waitFor()
    await visitor.page
      .getByRole('link', { name: /início/i })
      .first()
      .waitFor()
    expectRefusals(visitor)
  })

  it('of the administration tells a pupil whom to ask, and opens for who may', async () => {
    const { page } = await visit({ email: 'aluno@demo.test' })
    await page.goto(at('/correio'))
    await page.waitForURL('**/sem-permissao')
    await page.getByRole('heading', { name: 'Você não tem acesso a esta página' }).waitFor()
    await page.getByText('Com quem falar', { exact: true }).waitFor()

    const teacher = await visit({ email: 'professora@demo.test' })
    await teacher.page.goto(at('/logado/administracao/demo/ver-como'))
    await teacher.page.waitForURL('**/sem-permissao')

    const admin = await visit({ email: 'tenant@demo.test' })
    await admin.page.goto(at('/correio'))
    await admin.page.getByRole('heading', { name: /Correio/ }).waitFor()
  })

  it('of a class of others opens nothing', async () => {
    const other = await visit({ email: 'professor@demo.test' })
    await other.page.goto(at('/logado/turmas'))
    const link = await other.page.getByRole('link', { name: /8º A/ }).first().getAttribute('href')
    const turma = link?.match(/turma\/(\d+)/)?.[1]
    expect(turma).toBeTruthy()
    const visitor = await visit({ email: 'aluno@demo.test' })
    await visitor.page.goto(at(`/logado/turmas/turma/${turma}/forum`))
    await visitor.page.getByText('Esta turma não está aqui').waitFor()
    expect(await visitor.page.getByText('Otávio Lacerda').count()).toBe(0)
    await other.page.goto(at(`/logado/turmas/turma/${turma}/forum`))
    await other.page.getByText('8º A').first().waitFor()
    expectRefusals(visitor)
  })
})
