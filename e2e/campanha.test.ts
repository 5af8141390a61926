/** Invitations to a class by mail, and their report: none yet, sent, waiting, accepted, expired; found, taken away, printed. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE, settled } from './browser.ts'
import { sql } from './database.ts'
import { openMore } from './turma.ts'

const { visit } = openBrowser()

const SENHA = 'vento cobre janela 47'

/** Of 7º B, where no other journey invites anybody. */
async function openConvites(page: Page): Promise<string> {
  await page.goto(at('/logado/turmas'))
  await page.getByRole('main').getByRole('link', { name: /7º B/ }).first().click()
  await page.getByRole('heading', { level: 1, name: '7º B' }).waitFor()
  const turma = new URL(page.url()).pathname
  await openMore(page, 'Relatórios')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Convites/ })
    .click()
  await page.getByRole('heading', { level: 2, name: 'Convites' }).waitFor()
  return turma
}

/** The link of the letter to an address, read in the outbox of the demonstration. */
async function linkFor(admin: Page, email: string): Promise<string> {
  await admin.goto(at('/correio'))
  const letter = admin.getByRole('button', { name: new RegExp(`^Convite para .*${email}`, 's') }).first()
  await expect
    .poll(
      async () => {
        await admin.getByRole('button', { name: 'Atualizar' }).click()
        return letter.count()
      },
      { interval: 400 },
    )
    .toBe(1)
  await letter.click()
  await admin.getByText('Só o texto', { exact: true }).click()
  const link = admin.getByText(/https?:\/\/localhost\S+\/[\w-]{43}/).last()
  const token = /campanha-validar\/([\w-]{43})/.exec((await link.textContent()) ?? '')?.[1] ?? ''
  return at(`/turma/campanha-validar/${token}`)
}

const fits = async (page: Page): Promise<void> => {
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
}

it('a teacher invites, and follows what becomes of each invitation', async () => {
  const mark = Date.now().toString(36)
  const [ana, bento, caio] = ['ana', 'bento', 'caio'].map((nome) => `${nome}-${mark}@exemplo.test`) as [
    string,
    string,
    string,
  ]
  const admin = (await visit({ email: 'tenant@demo.test' })).page
  const { page } = await visit({ email: 'professora@demo.test' })
  const turma = await openConvites(page)
  await sql(
    `delete from ficha where finalidade = 'campanha' and dados @> jsonb_build_object('turma', $1::bigint)`,
    [Number(turma.split('/').at(-1))],
  )
  await page.reload()

  await page.getByText('Ninguém foi convidado por e-mail ainda').waitFor()
  expect(await page.getByRole('button', { name: 'Imprimir' }).count()).toBe(0)
  await fits(page)
  await page.getByRole('button', { name: 'Convidar por e-mail' }).click()
  await page.getByLabel('E-mails').fill(`${ana}\n${bento}\n${caio}\nsem arroba`)
  await page.getByRole('button', { name: 'Enviar convites' }).click()
  await page.getByText('3 convites enviados.').waitFor()
  await page.getByText('Estes não são e-mails e ficaram de fora:').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).first().click()

  const row = (email: string) => page.getByRole('row').filter({ hasText: email })
  await row(ana).getByText('Esperando').waitFor()

  // Whoever has an account takes the invitation with it; the link serves once.
  const link = await linkFor(admin, ana)
  const guest = await visit({ viewport: PHONE })
  await guest.page.goto(link)
  await guest.page.getByText(`Crie a sua conta com ${ana}.`).waitFor()
  await guest.page.waitForFunction(() => !/[\w-]{43}/.test(location.href))
  await fits(guest.page)
  await guest.page.getByLabel('Nome completo').fill('Ana Convidada')
  await guest.page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await guest.page.getByLabel('Li como os meus dados são usados e concordo').check()
  await guest.page.getByRole('button', { name: 'Criar a conta' }).click()
  await guest.page.getByRole('button', { name: 'Sua conta: Ana Convidada' }).waitFor()
  await guest.page.goto(at(turma))
  await guest.page.getByRole('navigation', { name: 'Turma' }).waitFor()
  const enrolled = await sql(
    'select m.status from matricula m join usuario u on u.id = m.aluno_id where u.email = $1',
    [ana],
  )
  expect(enrolled).toEqual([{ status: 'adicionado' }])
  await guest.page.goto(link)
  await guest.page.getByRole('heading', { name: 'Este link já foi usado' }).waitFor()
  await expect.poll(() => expectRefusals(guest).length).toBeGreaterThan(0)
  await fits(guest.page)

  // The second one is for whoever holds it, under the account that is signed in: asked first, then into the class.
  await guest.page.goto(await linkFor(admin, bento))
  await guest.page.getByRole('heading', { name: /7º B/ }).waitFor()
  await guest.page
    .getByText(/Ana Convidada/)
    .first()
    .waitFor()
  await fits(guest.page)

  await sql(
    `update ficha set created_at = created_at - interval '8 days', expira_em = expira_em - interval '8 days'
     where finalidade = 'campanha' and dados ->> 'email' = $1`,
    [caio],
  )
  await page.reload()
  await row(ana).getByText('Aceito').waitFor()
  await row(bento).getByText('Esperando').waitFor()
  await row(caio).getByText('Vencido').waitFor()
  await fits(page)

  const late = await visit()
  await late.page.goto(await linkFor(admin, caio))
  await late.page.getByRole('heading', { name: 'Este link venceu' }).waitFor()
  await expect.poll(() => expectRefusals(late).length).toBeGreaterThan(0)

  // Found, sorted, taken away and printed.
  const search = page.getByRole('searchbox', { name: 'Buscar convidado' })
  await search.fill('BENTO')
  await row(ana).waitFor({ state: 'detached' })
  await row(bento).waitFor()
  await search.fill('ninguém assim')
  await page.getByText('Nenhum convite com estas palavras').waitFor()
  await search.fill('')
  await row(ana).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('menuitem', { name: 'Baixar em CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^convites-\d+-.*\.csv$/)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Convidar por e-mail' }).isVisible()).toBe(false)
  expect(await row(ana).isVisible()).toBe(true)
  await page.emulateMedia({ media: 'screen' })

  await page.setViewportSize(PHONE)
  await settled(page)
  await page.getByText(ana).first().waitFor()
  await fits(page)
})

it('is nothing to a pupil, who is told whom to ask', async () => {
  const pupil = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  await pupil.page.goto(at('/logado/turmas'))
  await pupil.page.getByRole('main').getByRole('link', { name: /7º A/ }).first().click()
  await pupil.page.getByRole('heading', { level: 1, name: '7º A' }).waitFor()
  await pupil.page.goto(at(`${new URL(pupil.page.url()).pathname}/relatorios/campanha`))
  await pupil.page.getByRole('heading', { level: 1, name: /Você não tem\s+acesso a esta página/ }).waitFor()
  await fits(pupil.page)
})

it('a teacher invites the guardian of a pupil and one who helps to teach, and takes an invitation back', async () => {
  const mark = Date.now().toString(36)
  const [mae, ajuda] = [`mae-${mark}@exemplo.test`, `ajuda-${mark}@exemplo.test`]
  const admin = (await visit({ email: 'tenant@demo.test' })).page
  const { page } = await visit({ email: 'professora@demo.test', viewport: PHONE })
  await page.goto(at('/logado/turmas'))
  await page.getByRole('main').getByRole('link', { name: /7º B/ }).first().click()
  await page.getByRole('heading', { level: 1, name: '7º B' }).waitFor()
  const turma = new URL(page.url()).pathname
  await page.goto(at(`${turma}/integrantes?papel=aluno`))
  await page
    .getByRole('button', { name: /^Ações: / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Convidar responsável' }).click()
  const dialog = page.getByRole('dialog')
  const title = (await dialog.getByRole('heading').first().textContent()) ?? ''
  const crianca = title.replace('Convidar responsável por ', '').split(' ')[0] ?? ''
  await fits(page)
  await dialog.getByLabel('E-mails').fill(mae)
  await dialog.getByRole('button', { name: 'Enviar convites' }).click()
  await page.getByText('1 convite enviado.').waitFor()

  await page.getByRole('button', { name: 'Convidar por e-mail' }).click()
  await dialog.getByText('Docente que ajuda').click()
  await fits(page)
  await dialog.getByLabel('E-mails').fill(ajuda)
  await dialog.getByRole('button', { name: 'Enviar convites' }).click()
  await page.getByText('1 convite enviado.').last().waitFor()

  const guest = (await visit({ viewport: PHONE, storage: { contrast: 'alto', font: 'gigantes' } })).page
  await guest.goto(await linkFor(admin, mae))
  await guest.getByRole('heading', { name: `Convite para acompanhar ${crianca}` }).waitFor()
  await guest.getByText(`Crie a sua conta com ${mae} para aceitar.`).waitFor()
  await fits(guest)
  await guest.getByLabel('Nome completo').fill('Marta Responsável')
  await guest.getByLabel('Senha', { exact: true }).fill(SENHA)
  await guest.getByLabel('Li como os meus dados são usados e concordo').check()
  await guest.getByRole('button', { name: 'Criar a conta' }).click()
  await guest.getByRole('button', { name: 'Sua conta: Marta Responsável' }).waitFor()
  await guest.getByText(new RegExp(crianca)).first().waitFor()

  await page.goto(at(`${turma}/relatorios/campanha`))
  const row = (email: string) => page.getByRole('row').filter({ hasText: email })
  await row(mae).getByText('Aceito').waitFor()
  await row(mae)
    .getByText(/^responsável por /)
    .waitFor()
  await row(ajuda).getByText('docente que ajuda').waitFor()
  await fits(page)
  await page.getByRole('button', { name: `Cancelar o convite de ${ajuda}` }).click()
  await row(ajuda).getByText('Cancelado', { exact: true }).waitFor()
})
