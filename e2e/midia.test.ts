/** Files of lessons: a picture and a film are sent from the editor, the network breaks, the film arrives and can be wound. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { picture } from '../core/server/files/samples.ts'
import { at, axe, expectRefusals, openBrowser } from './browser.ts'
import { ask } from './oficina.ts'

const { visit } = openBrowser()

const EMAIL = 'professora@demo.test'
const folder = mkdtempSync(path.join(os.tmpdir(), 'turmalina-midia-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Page = Awaited<ReturnType<typeof visit>>['page']

/** A file with the same name, size and date each time that it is chosen. */
function fileOf(nome: string, bytes: Buffer): string {
  const file = path.join(folder, nome)
  writeFileSync(file, bytes)
  return file
}

/** A lesson with one screen of the type, open in the editor. */
async function openEditor(page: Page, tipo: string): Promise<void> {
  const { aula } = await ask<{ aula: { id: number } }>('POST', '/gerenciar/pt-br/aulas', {
    titulo: `Mídia ${Date.now().toString(36)}`,
  })
  await page.goto(at(`/logado/gerenciar/aula/${aula.id}`))
  await page.getByRole('button', { name: 'Nova tela' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: tipo, exact: true }).click()
}

/** A few seconds that the browser draws itself, with so much filling behind them. */
async function film(page: Page, filling: number): Promise<Buffer> {
  const recorded = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 160
    canvas.height = 90
    const pencil = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm;codecs=vp8' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => void parts.push(data)
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    recorder.start(100)
    for (let i = 0; i < 20; i++) {
      if (pencil) {
        pencil.fillStyle = `hsl(${i * 18} 80% 50%)`
        pencil.fillRect(0, 0, 160, 90)
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    recorder.stop()
    await ended
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  // A void element: players pass over it.
  const head = Buffer.alloc(9)
  head[0] = 0xec
  head.writeBigUInt64BE(0x0100000000000000n + BigInt(filling), 1)
  return Buffer.concat([Buffer.from(recorded), head, Buffer.alloc(filling)])
}

it('a picture is shown; a film goes on where the network broke, also with the page closed in between', async () => {
  const visitor = await visit({ email: EMAIL })
  const { page, context } = visitor
  await openEditor(page, 'Imagem')
  const field = page.locator('.mid-campo').first()
  await field.locator('input[type=file]').setInputFiles(fileOf('mapa.png', await picture('png', 1_200, 800)))
  await field.getByText('mapa.png', { exact: false }).first().waitFor()
  await page.waitForFunction(
    () => (document.querySelector('.mid-campo img') as HTMLImageElement)?.naturalWidth > 0,
  )
  expect(await axe(page)).toEqual([])

  await openEditor(page, 'Vídeo')
  const file = fileOf('experimento.webm', await film(page, 13_000_000))
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  let slow = true
  await context.route('**/arquivos/envios/**', async (route) => {
    if (slow) await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue().catch(() => {})
  })
  await field.locator('input[type=file]').setInputFiles(file)
  await expect.poll(() => offsets.at(-1)).toBeGreaterThan(0)
  await context.setOffline(true)
  await field.getByText('A conexão caiu').waitFor()
  const broken = offsets.at(-1) ?? 0
  await context.setOffline(false)
  await expect.poll(() => offsets.at(-1)).toBeGreaterThan(broken)

  // The page is closed in the middle; the same file, chosen again, does not begin anew.
  await page.reload()
  offsets.length = 0
  slow = false
  const again = page.locator('.mid-campo').first()
  await again.locator('input[type=file]').setInputFiles(file)
  await again.locator('video').waitFor()
  expect(offsets[0]).toBeGreaterThan(0)
  const at2 = await page.evaluate(async () => {
    const video = document.querySelector('.mid-campo video') as HTMLVideoElement
    if (video.readyState < 1)
      await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve))
    const sought = new Promise((resolve) => video.addEventListener('seeked', resolve))
    video.currentTime = 1
    await sought
    return video.currentTime
  })
  expect(at2).toBe(1)
  // Broken requests are what this journey is about.
  expectRefusals(visitor, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::/)
})

it('a picture goes into a statement by button, paste and drop; what a page holds and no text takes is told', async () => {
  const { page } = await visit({ email: EMAIL })
  await openEditor(page, 'Múltipla escolha')
  const text = page.getByRole('textbox', { name: 'Enunciado' })
  await text.fill('Que estado é este?')
  const png = await picture('png', 600, 400)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Imagem, som ou vídeo', exact: true }).click()
  await (await chooser).setFiles(['mapa.png', 'outro.png'].map((nome) => fileOf(nome, png)))
  const figures = page.locator('.ed-figura')
  await expect.poll(() => figures.locator('img').count()).toBe(2)
  const sources = await figures.locator('img').evaluateAll((all) => all.map((img) => img.getAttribute('src')))
  expect(sources.map((src) => src?.includes('outro'))).toEqual([false, true])

  /** As the browser does it: files or HTML in what is pasted or dropped. */
  const hand = (kind: 'paste' | 'drop', given: { html?: string; file?: number[] }) =>
    text.evaluate(
      (field, [how, { html, file }]) => {
        const data = new DataTransfer()
        if (html) data.setData('text/html', html)
        if (file) data.items.add(new File([new Uint8Array(file)], `${how}.png`, { type: 'image/png' }))
        const init = { bubbles: true, cancelable: true }
        const { left, top } = field.getBoundingClientRect()
        field.dispatchEvent(
          how === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: data })
            : new DragEvent('drop', { ...init, dataTransfer: data, clientX: left + 5, clientY: top + 5 }),
        )
      },
      [kind, given] as const,
    )
  await hand('paste', { file: [...png] })
  await expect.poll(() => figures.count()).toBe(3)
  await hand('drop', { file: [...png] })
  await expect.poll(() => figures.count()).toBe(4)
  await hand('paste', { html: '<table><tr><td>Na célula</td><td>Outra</td></tr></table>' })
  await text.getByText('Na célula').click()
  await hand('paste', { file: [...png] })
  await expect.poll(() => text.locator('td .ed-figura').count()).toBe(1)
  await hand('paste', {
    html: '<p>Do caderno</p><img src="https://x.test/a.png"><iframe src="https://y.test"></iframe>',
  })
  await page.getByText('Não veio na colagem: 1 imagem e 1 vídeo ou som.').waitFor()
  await expect.poll(() => text.textContent()).toContain('Do caderno')

  // Without words it can't be published: they are asked for below each.
  for (let left = 4; left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Remover do texto' }).last().click()
    await expect.poll(() => figures.count()).toBe(left)
  }
  await page.getByLabel('Descrição da imagem').fill('Um mapa do Brasil')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Dados da aula' }).click()
  await page.getByText('Salvo', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('navigation', { name: 'Telas da aula' }).getByRole('button', { name: /^1/ }).click()
  await expect.poll(() => page.getByLabel('Descrição da imagem').inputValue()).toBe('Um mapa do Brasil')
  await page.goto(`${page.url()}/previa`)
  await page.getByAltText('Um mapa do Brasil').waitFor()
})
