/** Books: an author sends an EPUB and pupils read it in the lesson and among the books; a broken one is refused. */
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { picture } from '../core/server/files/samples.ts'
import { epub } from '../core/testing/midia-samples.ts'
import { at, axe, openBrowser, overflow, PHONE } from './browser.ts'
import { ask, keepFile, makeAula, sendFile, titled } from './oficina.ts'

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

it('an author puts a book into a lesson, and one that cannot be read is refused in words', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'turmalina-livro-'))
  const file = path.join(folder, 'meu-livro.epub')
  writeFileSync(file, epub(['<p>Olá.</p>']))
  const { aula } = await ask<{ aula: { id: number } }>('POST', '/gerenciar/pt-br/aulas', {
    titulo: 'Com livro',
  })
  const { page } = await visit({ email: 'professora@demo.test' })
  await page.goto(at(`/logado/gerenciar/aula/${aula.id}`))
  await page.getByRole('button', { name: 'Nova tela' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Link ou livro', exact: true }).click()
  await page.locator('.mid-campo input[type=file]').setInputFiles(file)
  await page.getByText('meu-livro.epub').first().waitFor()
  await page.getByText('Remover').first().waitFor()
  expect(await axe(page)).toEqual([])
  await rm(folder, { recursive: true })
  expect(await sendFile('vazio.epub', epub(['<p> </p>']))).toMatchObject({
    estado: 'recusada',
    motivo: expect.stringContaining('não tem capítulos que possam ser lidos'),
  })
})

it('the book of the demonstration stands among the books of a pupil', async () => {
  const { page } = await visit({ email: 'aluno@demo.test' })
  await page.goto(at('/logado/livro'))
  await page.getByRole('link', { name: 'Biblioteca do 7º A' }).click()
  const book = page.getByRole('article', { name: 'Contos da beira do rio' })
  await book.getByRole('heading', { name: 'A barca das seis' }).waitFor()
  expect(await axe(page)).toEqual([])
  await page
    .getByRole('navigation', { name: 'Sumário' })
    .getByRole('link', { name: 'A célula vegetal por dentro' })
    .click()
  await page.getByAltText(/^Desenho de uma célula vegetal/).waitFor()
  await page.getByText('Página 1 de 1').waitFor()
  expect(await axe(page)).toEqual([])
})
