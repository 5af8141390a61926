/** Books: pupils read an EPUB in the lesson and among the books. */
import { expect, it } from 'vitest'
import { picture } from '../core/server/files/samples.ts'
import { epub } from '../core/testing/midia-samples.ts'
import { at, axe, openBrowser, overflow, PHONE } from './browser.ts'
import { keepFile, makeAula, titled } from './oficina.ts'

const { visit } = openBrowser()

const foto = async () => [{ name: 'OEBPS/rio.png', data: await picture('png', 1_200, 600) }]

it('an EPUB is read chapter by chapter in a lesson, and goes on where one stopped', async () => {
  const body =
    '<h1>Um</h1><p>Era uma vez.</p><img src="rio.png" alt="O rio"/><script>document.title="x"</script>'
  const midia = await keepFile(
    'livro.epub',
    epub([body, '<p>E depois?</p>', '<p>Fim da história.</p>'], await foto()),
  )
  const { address } = await makeAula('Um livro na aula', [
    { tipo: 'link', titulo: 'O livro', conteudo: { url: '', titulo: '', descricao: 'Leia.', midia } },
  ])
  const { page } = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  await page.goto(address)
  await titled(page, 'O livro')
  const book = page.getByRole('article', { name: 'Um livro' })
  await book.getByText('Era uma vez.').waitFor()
  expect(await page.getByAltText('O rio').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(960)
  await page.evaluate(() => {
    document.documentElement.dataset.tamanho = 'gigantes'
  })
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  await book.getByRole('button', { name: 'Próximo capítulo' }).press('Enter')
  await book.getByRole('heading', { name: 'Capítulo 2' }).waitFor()
  await page.reload()
  await book.getByText('E depois?').waitFor()
  await book.getByText('Sumário').click()
  await book.getByRole('button', { name: 'Capítulo 3' }).click()
  await book.getByText('Fim da história.').waitFor()
})

it('the book of the demonstration stands among the books of a pupil', async () => {
  const { page } = await visit({ email: 'aluno@demo.test' })
  await page.goto(at('/logado/livro'))
  await page.getByRole('link', { name: 'Biblioteca do 7º A' }).click()
  const book = page.getByRole('article', { name: 'Contos da beira do rio' })
  await book.getByRole('heading', { name: 'A barca das seis' }).waitFor()
  await page
    .getByRole('navigation', { name: 'Sumário' })
    .getByRole('link', { name: 'A célula vegetal por dentro' })
    .click()
  await page.getByAltText(/^Desenho de uma célula vegetal/).waitFor()
  await page.getByText('Página 1 de 1').waitFor()
  expect(await axe(page)).toEqual([])
})
