/** What is drawn, recorded and chosen on a telephone with a bad network: nothing of it is lost, and it leaves in one act. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { COMUM } from '../areas/ensino/aula/factory.ts'
import { at, axe, openBrowser, overflow, PHONE } from './browser.ts'
import { foot, makeAula, titled } from './oficina.ts'
import { forget, slowNetwork } from './sem-rede.ts'
import { pdf } from './turma.ts'

const { visit } = openBrowser({
  args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
})

const aberta = (conteudo: object) => ({ ...COMUM, enunciado: '<p>Faça</p>', rubrica: [], ...conteudo })
let address: string

beforeAll(async () => {
  const made = await makeAula(`Com a rede ruim ${Date.now().toString(36)}`, [
    { tipo: 'desenho', titulo: 'Desenhe', conteudo: aberta({}) },
    { tipo: 'gravacao', titulo: 'Fale', conteudo: aberta({ segundos: 30 }) },
    { tipo: 'envio_arquivo', titulo: 'Envie', conteudo: aberta({ arquivos: 2 }) },
  ])
  address = made.address
})

/** What this device keeps of open screens, as whoever has its tools reads it. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const asked = indexedDB.open('obra')
        asked.onerror = () => fail(asked.error)
        asked.onsuccess = () => {
          if (!asked.result.objectStoreNames.contains('obra')) return done(0)
          const all = asked.result.transaction('obra').objectStore('obra').count()
          all.onsuccess = () => {
            asked.result.close()
            done(all.result)
          }
        }
      }),
  )

async function line(page: Page): Promise<void> {
  const box = await page.locator('canvas.tl-prancha').boundingBox()
  if (!box) throw new Error('There is no board.')
  await page.mouse.move(box.x + 30, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 180, box.y + 120, { steps: 8 })
  await page.mouse.up()
}

it('a drawing, a voice and a file outlive a reload and a lost network, and are answered in one act', async () => {
  const visitor = await visit({ email: 'aluna@demo.test', viewport: PHONE })
  const { page, context } = visitor
  await page.goto(address)
  await titled(page, 'Desenhe')
  await line(page)
  await expect.poll(() => kept(page)).toBe(1)
  await page.reload()
  await titled(page, 'Desenhe')
  const undo = page.getByRole('button', { name: 'Desfazer' })
  await expect.poll(() => undo.isEnabled()).toBe(true)
  await context.setOffline(true)
  await foot(page, 'Responder').click()
  await page.getByText(/Sem conexão: o seu trabalho está guardado neste aparelho/).waitFor()
  expect(await kept(page)).toBe(1)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await context.setOffline(false)
  await slowNetwork(page)
  await foot(page, 'Responder').click()
  await page.getByText('Quem corrige esta é o seu professor.').waitFor()
  await expect.poll(() => kept(page)).toBe(0)
  await foot(page, 'Continuar').click()

  await titled(page, 'Fale')
  await page.getByRole('button', { name: 'Gravar' }).click()
  await page.getByRole('timer').waitFor()
  // What was said so far is there, although nobody stopped it.
  await expect.poll(() => kept(page)).toBe(1)
  await page.reload()
  await titled(page, 'Fale')
  await page.getByLabel('Sua gravação').waitFor()
  await foot(page, 'Responder').click()
  await page.getByText('Quem corrige esta é o seu professor.').waitFor()
  await foot(page, 'Continuar').click()

  await titled(page, 'Envie')
  await page.locator('input[type=file]').setInputFiles(pdf('trabalho.pdf'))
  await expect.poll(() => kept(page)).toBe(1)
  await page.reload()
  await titled(page, 'Envie')
  await page.getByRole('button', { name: 'Tirar trabalho.pdf' }).waitFor()
  // Who leaves the device is told what stays, and leaves nothing to read.
  await page.goto(at('/logado'))
  await page.getByRole('button', { name: /^Sua conta/ }).click()
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await page.getByText(/Ainda não enviado: 1 rascunho/).waitFor()
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await page.waitForURL(/\/login/)
  expect(await kept(page)).toBe(0)
  forget(visitor)
})
