/** The screens that nobody scores, by keyboard alone: text, pictures, a document, surveys, words, a drawing told. */
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { buildTela } from '../areas/ensino/aula/factory.ts'
import { picture } from '../core/server/files/samples.ts'
import { makePdf } from '../demo/pdf.ts'
import { axe, openBrowser, overflow, PHONE } from './browser.ts'
import { foot, keepFile, makeAula, titled } from './oficina.ts'

const { visit } = openBrowser()

const PAGES = 3

/** Three pages of the same words: the readers find again what a file without its table holds. */
function pages(): Buffer {
  const lines = Array.from({ length: 40 }, (_, i) => `Linha ${i + 1}: lave as mãos e anote o que vê.`)
  const one = makePdf('Roteiro', lines).toString('latin1')
  const [page = ''] = /<<\/Type\/Page\/Parent.*>>/.exec(one) ?? []
  const more = [7, 8].map((number) => `${number} 0 obj\n${page}\nendobj\n`).join('')
  const text = one
    .replace('/Kids[3 0 R]/Count 1', `/Kids[3 0 R 7 0 R 8 0 R]/Count ${PAGES}`)
    .replace(/\nxref[\s\S]*/, `\n${more}trailer\n<</Root 1 0 R/Size 9>>\n%%EOF\n`)
  return Buffer.from(text, 'latin1')
}

let made: { address: string }
beforeEach(async () => {
  const documento = await keepFile('roteiro.pdf', pages())
  const fotos = []
  for (const cor of ['um.png', 'dois.png']) fotos.push(await keepFile(cor, await picture('png', 640, 360)))
  const tela = (tipo: Parameters<typeof buildTela>[0], titulo: string) => ({
    titulo,
    ...buildTela(tipo, { enunciado: `<p>${titulo}</p>` }),
  })
  made = await makeAula('Só de ler e dizer', [
    { tipo: 'texto', titulo: 'Leia', conteudo: { html: '<p>Era uma vez.</p>' } },
    {
      tipo: 'galeria',
      titulo: 'As fotos',
      conteudo: {
        itens: fotos.map((midia, i) => ({
          id: `f${i}`,
          imagem: { midia, alt: `Foto ${i + 1}` },
          legenda: '',
        })),
      },
    },
    { tipo: 'pdf', titulo: 'O roteiro', conteudo: { midia: documento, descricao: '' } },
    tela('enquete', 'Gostou?'),
    tela('autoavaliacao', 'Como foi?'),
    tela('dissertativa', 'Conte'),
    tela('desenho', 'Desenhe'),
  ])
})

async function on(page: Page, titulo: string): Promise<void> {
  await titled(page, titulo)
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
}

it('are read and answered by keyboard alone', async () => {
  const { page } = await visit({ email: 'aluna@demo.test', viewport: PHONE })
  const next = () => page.getByRole('button', { name: /^(Continuar|Revisar)$/ }).press('Enter')
  const answer = async () => {
    await foot(page, 'Responder').press('Enter')
    await next()
  }
  await page.goto(made.address)
  await on(page, 'Leia')
  await next()

  await on(page, 'As fotos')
  await page.getByRole('button', { name: 'Próxima imagem' }).press('Enter')
  await page.getByAltText('Foto 2').waitFor()
  await next()

  await on(page, 'O roteiro')
  await page.getByText(`Página 1 de ${PAGES}`).waitFor()
  const forward = page.getByRole('button', { name: 'Próxima página' })
  const back = page.getByRole('button', { name: 'Página anterior' })
  // Faster than a page is drawn: each stops the one before it.
  for (let turn = 0; turn < 12; turn++) await (turn % 2 === 0 ? forward : back).press('Enter')
  for (let turn = 0; turn < PAGES; turn++) await forward.press('Enter')
  await page.getByText(`Página ${PAGES} de ${PAGES}`).waitFor()
  expect(await forward.evaluate((button) => button === document.activeElement)).toBe(true)
  const widthOf = () => page.locator('canvas.mid-pagina').evaluate((canvas) => canvas.clientWidth)
  const before = await widthOf()
  await page.getByRole('button', { name: 'Ampliar a página' }).press('Enter')
  await expect.poll(widthOf).toBeGreaterThan(before * 2)
  await on(page, 'O roteiro')
  await next()

  await on(page, 'Gostou?')
  await page.getByRole('radio', { name: 'Sim' }).press('Space')
  await answer()

  await on(page, 'Como foi?')
  await page.getByRole('radio', { name: 'Muito bem' }).press('Space')
  await answer()

  await on(page, 'Conte')
  await page.getByLabel('Sua resposta').pressSequentially('Uma história só minha.')
  await answer()

  await on(page, 'Desenhe')
  await page.getByLabel('Ou descreva o que você desenharia').pressSequentially('Uma casa perto do rio.')
  await answer()

  await titled(page, 'Antes de concluir')
  await foot(page, 'Concluir a aula').press('Enter')
  await page
    .getByText(/professor/)
    .first()
    .waitFor()
})
