/** Books without network: an EPUB and a PDF of a downloaded lesson are read where the device has nothing but them. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { putPlaylist } from '../areas/ensino/playlist/server/factory.ts'
import { picture } from '../core/server/files/samples.ts'
import { epub } from '../core/testing/midia-samples.ts'
import { at, axe, openBrowser, overflow, PHONE } from './browser.ts'
import { foot, keepFile, makeAula, titled } from './oficina.ts'
import { forget, placeOf, ready } from './sem-rede.ts'

const { visit } = openBrowser({ whole: true })

/** A PDF with these words on a page each. */
function pdf(...pages: string[]): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${4 + 2 * i} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((words, i) => {
      const drawn = `BT /F1 24 Tf 40 100 Td (${words}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * i} 0 R >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, i) => {
    const place = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  )
}

/** A lesson with both books, in a package of its own. */
async function withBooks(titulo: string) {
  const foto = { name: 'OEBPS/rio.png', data: await picture('png', 600, 300) }
  const capitulos = ['<h1>Um</h1><p>Era uma vez.</p><img src="rio.png" alt="O rio"/>', '<p>E depois?</p>']
  const livro = await keepFile('livro.epub', epub(capitulos, [foto]))
  const documento = await keepFile('documento.pdf', pdf('Primeira folha', 'Segunda folha'))
  const link = { url: '', titulo: '', descricao: '' }
  const made = await makeAula(
    titulo,
    [
      { tipo: 'link', titulo: 'O livro', conteudo: { ...link, midia: livro } },
      { tipo: 'link', titulo: 'O documento', conteudo: { ...link, midia: documento } },
    ],
    { offline: true },
  )
  const { place, professora } = await placeOf()
  await putPlaylist(place, professora, { nome: titulo, tipo: 'PAC', aulas: [made.aula], turma: place.turma })
  return made
}

const document = (page: Page) => page.getByRole('region', { name: 'documento.pdf' })

/** Whether anything is drawn on the page that shows. */
const isDrawn = (page: Page) =>
  document(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] }
      return data.some((value, i) => i % 4 < 3 && value < 100)
    })

it('a PDF is read as a book, page by page, and goes on where one stopped', async () => {
  const { address } = await makeAula('Um documento na aula', [
    {
      tipo: 'link',
      titulo: 'O documento',
      conteudo: {
        url: '',
        titulo: '',
        descricao: 'Leia.',
        midia: await keepFile('documento.pdf', pdf('Primeira folha', 'Segunda folha', 'Terceira folha')),
      },
    },
  ])
  const { page } = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  await page.goto(address)
  await titled(page, 'O documento')
  await document(page).getByText('Página 1 de 3').waitFor()
  // The words are there for who does not see the drawing.
  await document(page).getByText('Primeira folha').waitFor({ state: 'attached' })
  await expect.poll(() => isDrawn(page)).toBe(true)
  await page.evaluate(() => {
    globalThis.document.documentElement.dataset.tamanho = 'gigantes'
  })
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  await document(page).getByRole('button', { name: 'Próxima página' }).press('Enter')
  await document(page).getByText('Página 2 de 3').waitFor()
  await document(page).getByText('Segunda folha').waitFor({ state: 'attached' })
  await page.reload()
  await document(page).getByText('Página 2 de 3').waitFor()
})

it('the books of a downloaded lesson are read without network', async () => {
  const titulo = `Livros para levar ${Date.now() % 1_000_000}`
  await withBooks(titulo)
  const visitor = await visit({ email: 'aluna@demo.test', worker: true, viewport: PHONE })
  const { page, context } = visitor
  await page.goto(at('/logado/offline'))
  await ready(page)
  const card = page.getByRole('listitem', { name: titulo })
  await card.getByRole('button', { name: /^Baixar/ }).click()
  await card.getByText('Neste aparelho').waitFor()

  // Of what the browser happens to remember nothing is left: only what is kept on purpose.
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await context.setOffline(true)
  await page.goto(at('/logado/offline'))
  await page.getByRole('button', { name: `Abrir ${titulo}` }).click()
  await titled(page, 'O livro')
  const book = page.getByRole('article', { name: 'Um livro' })
  await book.getByText('Era uma vez.').waitFor()
  expect(
    await page.getByAltText('O rio').evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBeGreaterThan(300)
  await book.getByRole('button', { name: 'Próximo capítulo' }).click()
  await book.getByText('E depois?').waitFor()
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  await foot(page, 'Continuar').click()
  await titled(page, 'O documento')
  await document(page).getByText('Página 1 de 2').waitFor()
  await document(page).getByText('Primeira folha').waitFor({ state: 'attached' })
  await expect.poll(() => isDrawn(page)).toBe(true)
  await document(page).getByRole('button', { name: 'Próxima página' }).click()
  await document(page).getByText('Segunda folha').waitFor({ state: 'attached' })
  forget(visitor)
})
