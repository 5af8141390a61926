/** The life of an account: signing up by mail, a forgotten password, another one, leaving and staying; links that do not serve. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { at, expectRefusals, openBrowser, PHONE, settled, signIn } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

const SENHA = 'vento cobre janela 47'
const OUTRA = 'outra senha boa 12'
const newEmail = (): string => `pessoa-${Date.now().toString(36)}@exemplo.test`

/** The link of the newest letter to an address, read in the outbox of the demonstration as its administrator does. */
async function linkFor(admin: Page, email: string, subject: string): Promise<string> {
  await admin.goto(at('/correio'))
  const letter = admin.getByRole('button', { name: new RegExp(`^${subject}.*${email}`, 's') }).first()
  // The letter is sent by a job, a moment after the answer.
  for (let n = 0; n < 30 && (await letter.count()) === 0; n += 1) {
    await admin.waitForTimeout(300)
    await admin.getByRole('button', { name: 'Atualizar' }).click()
  }
  await letter.click()
  await admin.getByText('Só o texto', { exact: true }).click()
  const text = await admin
    .getByText(/https?:\/\/localhost\S+\/[\w-]{43}/)
    .last()
    .textContent()
  const link = /https?:\/\/\S+\/([\w-]{43})(?=\s|$)/.exec(text ?? '')?.[0] ?? ''
  // The public address of the installation is not that of the journeys.
  return at(new URL(link).pathname)
}

const account = (page: Page, nome: string) => page.getByRole('button', { name: `Sua conta: ${nome}` })

/** No token is left in the address, wherever it came from. */
const tokenless = (page: Page): Promise<void> =>
  page.waitForFunction(() => !/[\w-]{43}/.test(location.href)).then(() => undefined)

async function signUp(page: Page, nome: string, email: string): Promise<void> {
  await page.goto(at('/login'))
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await page.getByLabel('Nome completo').fill(nome)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByLabel('Tenho 16 anos ou mais').check()
  await page.getByLabel('Li como os meus dados são usados e concordo').check()
  await page.getByRole('button', { name: 'Criar a conta' }).click()
  await page.getByRole('heading', { name: 'Falta confirmar o e-mail' }).waitFor()
}

it('an account begins with a confirmed e-mail, survives a forgotten password, is removed and kept after all', async () => {
  const admin = (await visit({ email: 'tenant@demo.test' })).page
  const person = await visit()
  const { page } = person
  const email = newEmail()
  await signUp(page, 'Rosa Nogueira', email)

  // Before the link, the account is nobody's.
  await page.goto(at('/login'))
  await signIn(page, email, SENHA)
  await page.getByText('Usuário ou senha não conferem.').waitFor()
  await expect.poll(() => expectRefusals(person)).toHaveLength(1)

  const confirm = await linkFor(admin, email, 'Confirme o seu e-mail')
  await page.goto(confirm)
  await page.getByRole('heading', { name: 'Confirmar o e-mail' }).waitFor()
  await tokenless(page)
  await page.getByLabel('Senha', { exact: true }).fill('não é esta')
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
  await page.getByText('Esta não é a senha escolhida no cadastro.').waitFor()
  await expect.poll(() => expectRefusals(person)).toHaveLength(1)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
  await account(page, 'Rosa Nogueira').waitFor()

  // The link does not serve twice.
  const again = await visit()
  await again.page.goto(confirm)
  await again.page.getByRole('heading', { name: 'Este link já foi usado' }).waitFor()
  await expect.poll(() => expectRefusals(again)).toHaveLength(1)

  // Forgotten, on another device.
  const other = await visit({ viewport: PHONE })
  await other.page.goto(at('/login'))
  await other.page.getByRole('link', { name: 'Esqueci a senha' }).click()
  await other.page.getByRole('heading', { name: 'Esqueci a senha' }).waitFor()
  await other.page.getByLabel('E-mail ou nome de usuário').fill(email)
  await other.page.getByRole('button', { name: 'Enviar o link' }).click()
  await other.page.getByText('Confira o seu e-mail').waitFor()
  const renew = await linkFor(admin, email, 'Criar outra senha')
  await other.page.goto(renew)
  await other.page.getByText('Olá, Rosa.').waitFor()
  await tokenless(other.page)
  await other.page.getByLabel('Senha nova').fill('curta')
  await other.page.getByText('Força da senha: Ainda não serve').waitFor()
  await other.page.getByLabel('Senha nova').fill(OUTRA)
  await other.page.getByRole('button', { name: 'Salvar e entrar' }).click()
  await account(other.page, 'Rosa Nogueira').waitFor()

  // The first device is out at its next step.
  await page.goto(at('/logado/conta'))
  await page.waitForURL('**/login**')
  await expect.poll(() => expectRefusals(person).length).toBeGreaterThan(0)

  // Changed knowingly, with the one that serves now.
  await other.page.goto(at('/logado/conta'))
  await other.page.getByRole('button', { name: 'Trocar a senha' }).click()
  await other.page.getByLabel('Senha atual').fill('errada mesmo')
  await other.page.getByLabel('Senha nova').fill(SENHA)
  await other.page.getByRole('button', { name: 'Trocar a senha' }).click()
  await other.page.getByText('Esta não é a sua senha atual.').waitFor()
  await expect.poll(() => expectRefusals(other)).toHaveLength(1)
  await other.page.getByLabel('Senha atual').fill(OUTRA)
  await other.page.getByRole('button', { name: 'Trocar a senha' }).click()
  await other.page.getByText('Senha trocada.').waitFor()
  // What is under the pointer stays, and on a phone lies over the end of the page.
  await other.page.getByRole('button', { name: 'Dispensar este aviso' }).click()

  // Leaving, and staying after all.
  await other.page.getByRole('link', { name: 'Excluir a conta' }).click()
  const remove = other.page.getByRole('button', { name: 'Excluir a minha conta' })
  expect(await remove.isDisabled()).toBe(true)
  await other.page.getByLabel('Entendi o que acontece').check()
  await remove.click()
  await other.page.getByText(/^A sua conta será excluída em \d\d\/\d\d\/\d{4}$/).waitFor()
  await other.page.getByRole('button', { name: 'Desfazer' }).click()
  await other.page.getByText('A sua conta fica.').waitFor()
  const rows = await sql(
    'select 1 from exclusao_conta x join usuario u on u.id = x.usuario_id where u.email = $1',
    [email],
  )
  expect(rows).toEqual([])
})

it('a link that does not serve says so on one page, and where another comes from', async () => {
  const visitor = await visit()
  const { page } = visitor
  for (const [path, way] of [
    ['/usuario/recuperar-senha', 'Enviar o link'],
    ['/usuario/gerar-senha', 'Enviar o link'],
    ['/usuario/validar-email', 'Enviar o link'],
    ['/cancelar-email', 'Minha conta'],
    ['/turma/campanha-validar', 'Voltar para entrar'],
    ['/cadastro/continue', 'Voltar para entrar'],
  ] as const) {
    await page.goto(at(`${path}/${'x'.repeat(43)}`))
    await page.getByRole('heading', { name: 'Este link não vale' }).waitFor()
    await tokenless(page)
    await page.getByText(way, { exact: true }).first().waitFor()
    await expect.poll(() => expectRefusals(visitor).length).toBeGreaterThan(0)
    await page.goto(at(path))
    await settled(page)
    expect(await page.getByRole('heading', { name: 'Este link não vale' }).count()).toBe(0)
  }
})
