/** Packages inside a lesson: SCORM goes on where it was left, and what a package says counts only as its author chose. */
import type { FrameLocator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { zip } from '../core/server/files/samples.ts'
import { manifest } from '../core/testing/midia-samples.ts'
import { type ArquivoDoPacote, H5P_CARTOES, SCORM_HORAS } from '../demo/midia/pacotes.ts'
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

const NOTAS_2004 = zip([
  { name: 'imsmanifest.xml', data: Buffer.from(manifest('2004 3rd Edition')) },
  { name: 'aula/index.html', data: Buffer.from(NOTAS) },
])

/** A screen of the lesson: what it keeps, and how much it counts. */
const tela = async (tipo: 'scorm' | 'h5p', titulo: string, bytes: Buffer, peso: number) => ({
  ...{ tipo, titulo },
  conteudo: {
    midia: await keepFile(`${titulo}.${tipo === 'h5p' ? 'h5p' : 'zip'}`, bytes),
    titulo,
    peso,
    obrigatoria: true,
  },
})

it('SCORM 1.2, 2004 and H5P go on after a reload and on another device, and count as their author chose', async () => {
  const { address } = await makeAula('Pacotes na aula', [
    await tela('scorm', 'Ler as horas', zipped(SCORM_HORAS), 2),
    await tela('scorm', 'Notas', NOTAS_2004, 0),
    await tela('h5p', 'Cartões', zipped(H5P_CARTOES), 1),
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
      { timeout: 120_000 },
    )
  const { page } = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  await page.goto(address)
  await titled(page, 'Ler as horas')
  await choose(page, 'Três horas')
  await choose(page, '6 minutos')
  await insideOf(page).getByText('Pergunta 3 de 4').waitFor()
  // At an origin of its own: nothing of the page around it is in its reach.
  expect(new URL(page.frames()[1]?.url() ?? '').hostname).toBe('pacote.localhost')
  expect(await overflow(page)).toEqual([])
  await page.reload()
  await insideOf(page).getByText('Pergunta 3 de 4').waitFor()
  await choose(page, '8:45')
  await foot(page, 'Continuar').click()

  await titled(page, 'Notas')
  const head = insideOf(page).getByRole('heading')
  await expect.poll(() => head.textContent()).toBe('ab-initio||')
  await insideOf(page).getByRole('button', { name: 'Anotar' }).click()
  await expect.poll(() => head.textContent()).toBe('ab-initio|pagina-7|á€🌱á€🌱á€🌱')
  await page.reload()
  await expect.poll(() => head.textContent()).toBe('resume|pagina-7|á€🌱á€🌱á€🌱')
  await foot(page, 'Continuar').click()

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
  expect(await axe(page)).toEqual([])

  // The same pupil on another device, back from the last screen to the packages.
  const { page: other } = await visit({ email: 'aluno@demo.test' })
  await other.goto(address)
  await titled(other, 'Depois')
  const back = other.getByRole('button', { name: 'Anterior' })
  await back.click()
  await insideOf(other).getByText('Cartão 3 de 4').waitFor()
  await turn(other, 'Ainda não sabia')
  await turn(other, 'Eu sabia')
  await insideOf(other).getByText('Você sabia 3 de 4.').waitFor()
  await back.click()
  await titled(other, 'Notas')
  await back.click()
  await insideOf(other).getByText('Pergunta 4 de 4').waitFor()
  await choose(other, '45 minutos')
  await insideOf(other).getByText('Você acertou 3 de 4.').waitFor()
  for (const next of ['Notas', 'Cartões', 'Depois']) {
    await foot(other, 'Continuar').click()
    await titled(other, next)
  }
  await foot(other, 'Continuar').or(foot(other, 'Revisar')).click()
  await titled(other, 'Antes de concluir')
  await foot(other, 'Concluir a aula').click()
  await titled(other, 'Aula concluída!')
  // Three of four of both that count; the full score of the one without a weight adds nothing.
  await other.getByText('7,50').first().waitFor()
  await other.getByText('75%, dito pela atividade').first().waitFor()
})
