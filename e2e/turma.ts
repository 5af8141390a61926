/** Where things are in the demonstration's class 7º A, found as people find them. */
import type { Locator, Page } from 'playwright-core'
import { at } from './browser.ts'

/** From the list of classes into 7º A. */
export async function openTurma(page: Page): Promise<void> {
  await page.goto(at('/logado/turmas'))
  await page.getByRole('main').getByRole('link', { name: /7º A/ }).first().click()
  await page.getByRole('heading', { level: 1, name: '7º A' }).waitFor()
}

/** From any page of a class to one that stands behind "Mais". */
export async function openMore(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Turma' })
  await tabs.getByRole('button', { name: /^Mais/ }).click()
  await tabs.getByRole('link', { name: new RegExp(`^${name}`) }).click()
}

export async function openForum(page: Page): Promise<void> {
  await openTurma(page)
  await page
    .getByRole('navigation', { name: 'Turma' })
    .getByRole('link', { name: /^Fórum/ })
    .click()
  await page.getByRole('heading', { level: 2, name: 'Fórum' }).waitFor()
}

export async function openTopico(page: Page, titulo: string): Promise<void> {
  await openForum(page)
  await page.getByRole('link', { name: titulo, exact: true }).click()
  await page.getByRole('heading', { level: 2, name: titulo }).waitFor()
}

/** The composer at the end of the topic, opened. */
export async function composer(page: Page): Promise<Locator> {
  const box = page.getByRole('group', { name: 'Sua resposta' })
  const invite = page.getByRole('button', { name: 'Escreva uma resposta…' })
  await invite.or(box).first().waitFor()
  if (!(await box.isVisible())) await invite.click()
  await box.getByRole('textbox').waitFor()
  return box
}

/** Where the composer takes its attachments; pictures inside the text go elsewhere. */
export const files = (box: Locator): Locator => box.locator('input[type=file]:not([data-picture])')

/** One message of the conversation by words in it. */
export const mensagem = (page: Page, words: string): Locator =>
  page.getByRole('article').filter({ hasText: words }).last()

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`

/** A small true PDF, or one of exactly so many bytes. */
export const pdf = (name: string, bytes?: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: bytes === undefined ? Buffer.from(PDF) : Buffer.concat([Buffer.from(PDF)], bytes),
})
