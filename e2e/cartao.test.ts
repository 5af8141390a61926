/** A card: the teacher prints it and lends a device, the pupil chooses pictures and signs in, elsewhere it is refused. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import QRCode from 'qrcode'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../core/server/pdf/testing.ts'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE, settled, type Visitor } from './browser.ts'
import { openTurma } from './turma.ts'
import { world } from './world.ts'

const PROFESSORA = 'professora@demo.test'
const CERTAS = ['gato', 'uva', 'sol']

const { visit } = openBrowser()

const touch = async (page: Page, imagens: readonly string[]) => {
  for (const imagem of imagens) await page.getByRole('button', { name: imagem, exact: true }).click()
}

/** From the class's members to its cards. */
async function openCartoes(page: Page): Promise<void> {
  await openTurma(page)
  await page.getByRole('navigation', { name: 'Turma' }).getByRole('link', { name: 'Integrantes' }).click()
  await page.getByRole('button', { name: 'Mais', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Cartões de acesso' }).click()
  await page.getByRole('heading', { level: 2, name: 'Cartões de acesso' }).waitFor()
}

/** Prints the cards of the whole class; the code of each user name, as it stands on paper. */
async function printCards(page: Page): Promise<Map<string, string>> {
  await page.getByRole('button', { name: 'Imprimir cartões da turma' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fazer cartões' }).click()
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'cartoes-')), 'cartoes.pdf')
  await (await download).saveAs(file)
  await page.getByRole('dialog').getByRole('button', { name: 'Pronto' }).click()
  const { pages, tagged } = readPdf(readFileSync(file))
  expect(tagged).toBe(true)
  const lines = pages.join('\n').split('\n')
  const codes = lines.flatMap((line, i) => (/^\S{4}-\S{4}-\S{4}$/.test(line) ? [i] : []))
  expect(pages).toHaveLength(Math.ceil(codes.length / 8))
  // The user name stands above the code.
  return new Map(codes.map((i) => [lines[i - 1] ?? '', (lines[i] ?? '').replaceAll('-', '')]))
}

async function registerDevice(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Usar este aparelho com a turma' }).first().click()
  const dialog = page.getByRole('dialog', { name: /Este aparelho é da turma/ })
  await dialog.getByLabel('Nome do aparelho').fill('Tablet 1')
  await dialog.getByRole('button', { name: 'Usar este aparelho com a turma' }).click()
  await page.getByText('este aparelho', { exact: true }).waitFor()
  return page.evaluate(() => localStorage.getItem('aparelho') ?? '')
}

let aparelho = ''
let nome = ''
let codigo = ''

const onDevice = (): Promise<Visitor> => visit({ viewport: PHONE, storage: { aparelho } })

describe('a card', () => {
  it('is printed by the teacher, who lends a device to the class', async () => {
    const { page } = await visit({ email: PROFESSORA })
    await openCartoes(page)
    await settled(page)
    expect(await axe(page)).toEqual([])
    const cards = await printCards(page)
    expect(cards.size).toBeGreaterThan(20)
    const [login = '', code = ''] = [...cards][3] ?? []
    codigo = code
    const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: login, exact: true }) })
    nome = (await row.getByRole('rowheader').textContent()) ?? ''
    aparelho = await registerDevice(page)
    expect(JSON.parse(aparelho)).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) })
    await page.setViewportSize(PHONE)
    expect(await overflow(page)).toEqual([])
  })

  it('lets the pupil choose three pictures, and from then on in by code or by name', async () => {
    const visitor = await onDevice()
    const { page } = visitor
    await page.goto(at(`/login/cartao#${codigo}`))
    await page.getByText('Escolha 3 imagens').waitFor()
    expect(new URL(page.url()).hash).toBe('')
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
    await touch(page, CERTAS)
    await page.getByText('Agora toque nas mesmas 3').waitFor()
    await touch(page, ['sol', 'uva', 'gato'])
    await page.getByText('Não ficou igual').waitFor()
    await touch(page, CERTAS)
    await touch(page, CERTAS)
    await page.waitForURL(at('/logado'))
    await page.getByRole('heading', { level: 1 }).waitFor()

    await page.goto(at('/logout'))
    await page.goto(at('/login'))
    await page.getByRole('link', { name: 'Cartão QR' }).click()
    const [first = '', ...rest] = nome.split(' ')
    const short = `${first} ${(rest.at(-1) ?? '')[0] ?? ''}.`
    await page.getByRole('button', { name: short }).first().waitFor()
    await page.getByLabel('Código do cartão').fill(codigo.toLowerCase())
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByText('Toque nas suas 3 imagens').waitFor()
    await touch(page, ['peixe', 'uva', 'sol'])
    await page.getByText('Não foram essas imagens').waitFor()
    await touch(page, CERTAS)
    await page.waitForURL(at('/logado'))
    expect(expectRefusals(visitor)).not.toEqual([])
  })

  it('is read by the camera, with our own reader and nothing from elsewhere', async () => {
    const video = path.join(mkdtempSync(path.join(os.tmpdir(), 'camera-')), 'cartao.y4m')
    writeFileSync(video, filmOf(at(`/login/cartao#${codigo}`)))
    const browser = await chromium.launch({
      executablePath: world().chromium.light,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${video}`,
      ],
    })
    try {
      const context = await browser.newContext({ locale: 'pt-BR', viewport: PHONE, permissions: ['camera'] })
      const asked: string[] = []
      context.on('request', (request) => asked.push(request.url()))
      await context.addInitScript((kept) => localStorage.setItem('aparelho', kept), aparelho)
      const page = await context.newPage()
      await page.goto(at('/login/cartao'))
      // The browser's own reader is put aside: ours is what is tried.
      await page.evaluate(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'))
      await page.getByRole('button', { name: 'Mostrar o cartão à câmera' }).click()
      await page.getByText('Toque nas suas 3 imagens').waitFor()
      expect(asked.some((url) => /\.wasm$/.test(url))).toBe(true)
      const own = new URL(at('/')).host
      expect(asked.filter((url) => /^http/.test(url) && new URL(url).host !== own)).toEqual([])
    } finally {
      await browser.close()
    }
  })

  it('no longer signs in on a device that the teacher took back', async () => {
    const { page } = await visit({ email: PROFESSORA })
    await openCartoes(page)
    await page.getByRole('button', { name: 'Remover Tablet 1' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
    await page.getByText('Aparelho removido.').waitFor()
    const visitor = await onDevice()
    await visitor.page.goto(at('/login/cartao'))
    await visitor.page.getByText('Este aparelho não é de uma turma').waitFor()
    expect(await visitor.page.evaluate(() => localStorage.getItem('aparelho'))).toBeNull()
    expect(expectRefusals(visitor)).not.toEqual([])
  })
})

/** A few frames of a card held before a camera, as uncompressed video (YUV4MPEG2). */
function filmOf(text: string): Buffer {
  const [width, height, dot] = [640, 480, 10]
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules
  const luma = Buffer.alloc(width * height, 235)
  const [left, top] = [(width - size * dot) >> 1, (height - size * dot) >> 1]
  for (let y = 0; y < size * dot; y += 1)
    for (let x = 0; x < size * dot; x += 1)
      if (data[Math.floor(y / dot) * size + Math.floor(x / dot)]) luma[(top + y) * width + left + x] = 16
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) >> 1, 128)])
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`
  return Buffer.concat([Buffer.from(head), ...Array.from({ length: 10 }, () => frame)])
}
