/** Photographs as telephones make them, from a telephone on a slow network: heavy, lying on their side, in HEIC. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { heic } from '../core/server/files/samples.ts'
import { at, expectRefusals, openBrowser, PHONE } from './browser.ts'
import { slowNetwork } from './sem-rede.ts'
import { composer, mensagem, openTopico } from './turma.ts'

const { visit } = openBrowser()
const unique = (words: string) => `${words} ${Date.now().toString(36)}`

/** 12 megapixels with the grain of a camera, lying on its side, with the place where it was taken. */
async function heavyPhoto(): Promise<Buffer> {
  const grain = await sharp({
    create: { width: 4_000, height: 3_000, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  } as never)
    .withExif({
      IFD0: { Make: 'Telefone da Ana' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '27/1 35/1 49/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 94 })
    .toBuffer()
  expect(grain.length).toBeGreaterThan(8_000_000)
  return grain
}

interface Sent {
  name: string
  size: number
  text: string
}

/** Notes what is put into forms from now on: the browser tells nobody the files of a body. Before the page is opened. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sent: Promise<Sent>[] = []
    Object.assign(globalThis, { sent })
    const append = FormData.prototype.append as (name: string, value: unknown, file?: string) => void
    FormData.prototype.append = function (name: string, value: unknown, file?: string) {
      if (value instanceof File)
        sent.push(
          value.arrayBuffer().then((bytes) => ({
            name: value.name,
            size: value.size,
            text: new TextDecoder('latin1').decode(bytes.slice(0, 100_000)),
          })),
        )
      return file === undefined ? append.call(this, name, value) : append.call(this, name, value, file)
    }
  })

/** The last file that left, once one has. */
async function lastSent(page: Page): Promise<Sent> {
  await page.waitForFunction(() => (globalThis as unknown as { sent: unknown[] }).sent.length > 0)
  return page.evaluate(async () => (globalThis as unknown as { sent: Sent[] }).sent.at(-1) as Sent)
}

it('a photo of 8 MB and more goes into the forum small and upright, and shows its small picture', async () => {
  const { page } = await visit({ email: 'aluno@demo.test', viewport: PHONE, fresh: true })
  await listen(page)
  await openTopico(page, 'O final que o conto não contou')
  await slowNetwork(page)
  const box = await composer(page)
  const words = unique('A foto do caderno')
  await box.getByRole('textbox').pressSequentially(words)
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'IMG_0012.JPG', mimeType: 'image/jpeg', buffer: await heavyPhoto() })
  await box.getByRole('button', { name: 'Responder' }).click()
  const sent = await lastSent(page)
  expect(sent.size).toBeLessThan(5_242_880)
  expect(sent.text).not.toMatch(/Telefone da Ana|Exif/)
  const said = mensagem(page, words)
  const small = said.locator('img').last()
  await small.waitFor()
  await expect
    .poll(() => small.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth))
    .toBe(true)
})

it('an iPhone’s HEIC becomes the photo of an account, by a reader that comes when it is needed', async () => {
  const { page } = await visit({ email: 'aluno@demo.test', viewport: PHONE, fresh: true })
  await listen(page)
  await page.goto(at('/logado/conta'))
  const field = page.locator('input[type=file]')
  await field.waitFor({ state: 'attached' })
  expect(await field.getAttribute('accept')).toContain('.heic')
  await slowNetwork(page)
  await field.setInputFiles({ name: 'IMG_0012.HEIC', mimeType: 'image/heic', buffer: heic() })
  const sent = await lastSent(page)
  expect(sent.name).toBe('IMG_0012.jpg')
  expect(sent.text).not.toContain('Telefone da Ana')
  const photo = page.getByRole('main').locator('img')
  await photo.waitFor()
  // Upright: taller than wide, red in the right corner above.
  const seen = await photo.evaluate(async (img: HTMLImageElement) => {
    await img.decode()
    const paper = Object.assign(document.createElement('canvas'), { width: 192, height: 256 }).getContext(
      '2d',
    )
    paper?.drawImage(img, 0, 0, 192, 256)
    return {
      tall: img.naturalHeight > img.naturalWidth,
      red: [...(paper?.getImageData(180, 10, 1, 1).data ?? [])],
    }
  })
  expect(seen.tall).toBe(true)
  expect(seen.red[0]).toBeGreaterThan(150)
  expect(seen.red[2]).toBeLessThan(90)
  await page.getByRole('button', { name: 'Remover a foto' }).click()
  await photo.waitFor({ state: 'detached' })
})

it('a HEIC that nobody can read is refused in the words of the server, which say what to do', async () => {
  const visitor = await visit({ email: 'aluno@demo.test', viewport: PHONE, fresh: true })
  const { page } = visitor
  await page.goto(at('/logado/conta'))
  const field = page.locator('input[type=file]')
  await field.waitFor({ state: 'attached' })
  await field.setInputFiles({
    name: 'IMG_0013.HEIC',
    mimeType: 'image/heic',
    buffer: heic().subarray(0, 430),
  })
  await page.getByText(/está no formato HEIC.*Envie uma cópia em JPEG/).waitFor()
  expectRefusals(visitor)
})
