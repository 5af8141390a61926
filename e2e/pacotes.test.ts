/** Packages inside a lesson: SCORM goes on where it was left, and what a package says counts only as its author chose. */
import type { FrameLocator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { zip } from '../core/server/files/samples.ts'
import { manifest } from '../core/testing/midia-samples.ts'
import { type ArquivoDoPacote, H5P_CARTOES, SCORM_HORAS } from '../database/demo/midia/pacotes.ts'
import { axe, openBrowser, overflow, PHONE } from './browser.ts'
import { foot, keepFile, makeAula, titled } from './oficina.ts'

const { visit } = openBrowser()

const zipped = (arquivos: readonly ArquivoDoPacote[]): Buffer =>
  zip(arquivos.map(({ caminho, texto }) => ({ name: caminho, data: Buffer.from(texto) })))

/** The page of the package, inside the frame of its run-time. */
const insideOf = (page: Page): FrameLocator => page.frameLocator('iframe.mid-quadro').frameLocator('iframe')

async function choose(page: Page, name: string): Promise<void> {
  await insideOf(page).getByRole('button', { name, exact: true }).click()
  await insideOf(page)
    .getByRole('button', { name: /Próxima pergunta|Ver o resultado/ })
    .click()
}

/** The same pupil on another device, back from the last screen to the package. */
async function goOnElsewhere(address: string): Promise<Page> {
  const { page } = await visit({ email: 'aluno@demo.test' })
  await page.goto(address)
  await titled(page, 'Depois')
  await page.getByRole('button', { name: 'Anterior' }).click()
  return page
}

async function endWithThreeOfFour(page: Page): Promise<void> {
  await foot(page, 'Continuar').click()
  await foot(page, 'Continuar').or(foot(page, 'Revisar')).click()
  await finish(page)
  await page.getByText('7,50').first().waitFor()
  await page.getByText('75%, dito pela atividade').waitFor()
}

async function finish(page: Page): Promise<void> {
  await titled(page, 'Antes de concluir')
  await foot(page, 'Concluir a aula').click()
  await titled(page, 'Aula concluída!')
}

it('SCORM 1.2 goes on after a reload and on another device, and counts as its author chose', async () => {
  const midia = await keepFile('horas.zip', zipped(SCORM_HORAS))
  const { address } = await makeAula('SCORM 1.2 na aula', [
    { tipo: 'scorm', titulo: 'Ler as horas', conteudo: { midia, titulo: '', peso: 2, obrigatoria: true } },
    { tipo: 'texto', titulo: 'Depois', conteudo: { html: '<p>Fim.</p>' } },
  ])
  const { page } = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  await page.goto(address)
  await titled(page, 'Ler as horas')
  await choose(page, 'Três horas')
  await choose(page, '6 minutos')
  await insideOf(page).getByText('Pergunta 3 de 4').waitFor()
  expect(await overflow(page)).toEqual([])
  await page.reload()
  await insideOf(page).getByText('Pergunta 3 de 4').waitFor()
  await choose(page, '8:45')
  await foot(page, 'Continuar').click()
  await titled(page, 'Depois')
  expect(await axe(page)).toEqual([])

  const other = await goOnElsewhere(address)
  await insideOf(other).getByText('Pergunta 4 de 4').waitFor()
  await choose(other, '45 minutos')
  await insideOf(other).getByText('Você acertou 3 de 4.').waitFor()
  await endWithThreeOfFour(other)
}, 120_000)

/** Notes and a place, kept and shown; by the words of SCORM 2004. */
const NOTAS = `<!doctype html><meta charset="utf-8"><title>Notas</title><h1></h1><button>Anotar</button><script>
const api = parent.API_1484_11
api.Initialize('')
const show = () => { document.querySelector('h1').textContent = [api.GetValue('cmi.entry'), api.GetValue('cmi.location'), api.GetValue('cmi.suspend_data')].join('|') }
show()
document.querySelector('button').onclick = () => {
  api.SetValue('cmi.location', 'pagina-7')
  api.SetValue('cmi.suspend_data', 'á€🌱'.repeat(3))
  api.SetValue('cmi.score.scaled', '1')
  api.SetValue('cmi.completion_status', 'completed')
  api.Commit('')
  show()
}
</script>`

it('SCORM 2004 finds its notes again; without a weight its full score gives no grade', async () => {
  const file = zip([
    { name: 'imsmanifest.xml', data: Buffer.from(manifest('2004 3rd Edition')) },
    { name: 'aula/index.html', data: Buffer.from(NOTAS) },
  ])
  const midia = await keepFile('notas.zip', file)
  const { address } = await makeAula('SCORM 2004 na aula', [
    { tipo: 'scorm', titulo: 'Notas', conteudo: { midia, titulo: '', peso: 0, obrigatoria: true } },
  ])
  const { page } = await visit({ email: 'aluna@demo.test' })
  await page.goto(address)
  await titled(page, 'Notas')
  const head = insideOf(page).getByRole('heading')
  await expect.poll(() => head.textContent()).toBe('ab-initio||')
  await insideOf(page).getByRole('button', { name: 'Anotar' }).click()
  await expect.poll(() => head.textContent()).toBe('ab-initio|pagina-7|á€🌱á€🌱á€🌱')
  await page.reload()
  await expect.poll(() => head.textContent()).toBe('resume|pagina-7|á€🌱á€🌱á€🌱')
  await foot(page, 'Revisar').or(foot(page, 'Continuar')).click()
  await finish(page)
  await page.getByText('Esta aula não vale nota.').waitFor()
}, 90_000)

it('H5P goes on after a reload and on another device, to its end, and tells how it went', async () => {
  const midia = await keepFile('rotina.h5p', zipped(H5P_CARTOES))
  const { address } = await makeAula('H5P na aula', [
    { tipo: 'h5p', titulo: 'Cartões', conteudo: { midia, titulo: 'Cartões', peso: 1, obrigatoria: true } },
    { tipo: 'texto', titulo: 'Depois', conteudo: { html: '<p>Fim.</p>' } },
  ])
  const turn = async (on: Page, said: string) => {
    await insideOf(on).getByRole('button', { name: 'Virar o cartão' }).click()
    await insideOf(on).getByRole('button', { name: said, exact: true }).click()
  }
  /** The page has heard what the package keeps: it says so now and then. */
  const kept = (on: Page, lugar: number) =>
    on.waitForFunction(
      (said) => Object.values(localStorage).some((text) => String(text).replaceAll('\\', '').includes(said)),
      `"lugar":${lugar}`,
      { timeout: 30_000 },
    )
  const { page } = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  await page.goto(address)
  await titled(page, 'Cartões')
  await turn(page, 'Eu sabia')
  await kept(page, 1)
  await page.reload()
  await insideOf(page).getByText('Cartão 2 de 4').waitFor()
  await turn(page, 'Eu sabia')
  await kept(page, 2)
  expect(await overflow(page)).toEqual([])
  await foot(page, 'Continuar').click()
  await titled(page, 'Depois')

  const other = await goOnElsewhere(address)
  await insideOf(other).getByText('Cartão 3 de 4').waitFor()
  await turn(other, 'Ainda não sabia')
  await turn(other, 'Eu sabia')
  await insideOf(other).getByText('Você sabia 3 de 4.').waitFor()
  await endWithThreeOfFour(other)
}, 120_000)
