/** A SCORM package of several parts: its contents, next and previous, a place kept for each; and what a policy stops is said. */
import type { FrameLocator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { zip } from '../core/server/files/samples.ts'
import { axe, expectRefusals, openBrowser, overflow, PHONE } from './browser.ts'
import { keepFile, makeAula, titled } from './oficina.ts'

const { visit } = openBrowser()

/** Asks by `confirm` whether to go on where one was, as many programs that make packages do. */
const PARTE = `<!doctype html><meta charset="utf-8"><title>Parte</title><h1></h1><button>Avançar</button>
<img alt="" src="https://longe.exemplo.test/x.png"><script>
const api = parent.API
api.LMSInitialize('')
const place = api.LMSGetValue('cmi.core.lesson_location')
let page = place && confirm('Continuar de onde parou?') ? Number(place) : 1
const show = () => { document.querySelector('h1').textContent = location.search.slice(1) + ' página ' + page }
show()
document.querySelector('button').onclick = () => {
  page += 1
  api.LMSSetValue('cmi.core.lesson_location', String(page))
  api.LMSSetValue('cmi.core.score.raw', '100')
  if (page === 3) api.LMSSetValue('cmi.core.lesson_status', 'completed')
  api.LMSCommit('')
  show()
}
addEventListener('unload', () => api.LMSFinish(''))
</script>`

const item = (n: number) =>
  `<item identifier="i${n}" identifierref="r" parameters="?parte=${n}"><title>Parte ${n}</title></item>`

const PARTES = zip([
  {
    name: 'imsmanifest.xml',
    data: Buffer.from(`<?xml version="1.0"?><manifest identifier="m"><metadata><schemaversion>1.2</schemaversion></metadata>
<organizations default="o"><organization identifier="o"><title>Curso</title>${[1, 2, 3].map(item).join('')}
</organization></organizations>
<resources><resource identifier="r" adlcp:scormtype="sco" href="parte.html"/></resources></manifest>`),
  },
  { name: 'parte.html', data: Buffer.from(PARTE) },
])

const around = (page: Page): FrameLocator => page.frameLocator('iframe.mid-quadro')
const inside = (page: Page): FrameLocator => around(page).frameLocator('iframe')

it('each part is opened from the contents or in turn, and goes on where it was left', async () => {
  const midia = await keepFile('curso.zip', PARTES)
  const conteudo = { midia, titulo: 'Curso', peso: 1, obrigatoria: true }
  const { address } = await makeAula('Curso em partes', [{ tipo: 'scorm', titulo: 'Curso', conteudo }])
  const visitor = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  const { page } = visitor
  await page.goto(address)
  await titled(page, 'Curso')
  const shown = (text: string) => inside(page).getByRole('heading', { name: text, exact: true }).waitFor()
  const press = (name: string) => around(page).getByRole('button', { name, exact: true }).click()
  await shown('parte=1 página 1')
  await around(page).getByText('1 de 3').waitFor()
  expect(await around(page).getByRole('button', { name: 'Anterior' }).isDisabled()).toBe(true)
  // What comes from another place is stopped, and that is said.
  await page.getByText(/vem de outro endereço \(longe\.exemplo\.test\) e foi bloqueada/).waitFor()
  await inside(page).getByRole('button', { name: 'Avançar' }).click()
  await shown('parte=1 página 2')
  await press('Próxima')
  await shown('parte=2 página 1')
  await inside(page).getByRole('button', { name: 'Avançar' }).click()
  await inside(page).getByRole('button', { name: 'Avançar' }).click()
  await shown('parte=2 página 3')
  await press('Anterior')
  await shown('parte=1 página 2')
  await press('Sumário')
  await around(page).getByRole('button', { name: 'Parte 2 (concluída)' }).waitFor()
  expect(await axe(page)).toEqual([])
  await press('Parte 3')
  await shown('parte=3 página 1')
  expect(await overflow(page)).toEqual([])

  // Loaded again it stands at the part that was open, and every part where it was.
  await page.reload()
  await shown('parte=3 página 1')
  await press('Sumário')
  await press('Parte 2 (concluída)')
  await shown('parte=2 página 3')
  expectRefusals(visitor, /longe\.exemplo/)
})
