// @vitest-environment happy-dom
/** What becomes of chosen pictures where nothing can be drawn: named for what they are, silent, never larger. */
import { expect, it } from 'vitest'
import { ATTACHMENT_LIMITS, acceptOf, checkAttachments } from '../../contract/files.ts'
import * as make from '../../server/files/samples.ts'
import { preparePictures } from './prepare.ts'

const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name)
const ready = async (file: File, extensions: readonly string[] = ATTACHMENT_LIMITS.extensions) =>
  (await preparePictures([file], { extensions }))[0] as File

it('a light photo keeps its pixels and loses its place', async () => {
  const photo = fileOf(await make.photo(), 'IMG_0012.JPG')
  const made = await ready(photo)
  expect(made).not.toBe(photo)
  expect(made.name).toBe('IMG_0012.JPG')
  expect(made.size).toBeLessThan(photo.size)
  expect(Buffer.from(await made.arrayBuffer()).toString('latin1')).not.toContain('Telefone')
})

it('a picture is named for what it is', async () => {
  expect((await ready(fileOf(await make.photo(), 'IMG_0012.HEIC'))).name).toBe('IMG_0012.jpg')
  expect((await ready(fileOf(await make.picture('png'), 'foto.jpg'))).name).toBe('foto.png')
})

it('what can not be read here, moves, or is no picture goes as it is', async () => {
  for (const file of [
    fileOf(make.heic(), 'IMG_0012.HEIC'),
    fileOf(await make.animation('gif'), 'gato.gif'),
    fileOf(Buffer.from('nada'), 'nada.png'),
    fileOf(await make.photo(), 'prova.pdf'),
  ])
    expect(await ready(file)).toBe(file)
  const photo = fileOf(await make.photo(), 'foto.jpg')
  expect(await ready(photo, ['.csv'])).toBe(photo)
})

it('the same file again is the same result, and the result goes through unchanged', async () => {
  const photo = fileOf(await make.photo(), 'foto.jpg')
  const made = await ready(photo)
  expect(await ready(photo)).toBe(made)
  expect(await ready(made)).toBe(made)
})

it('photographs may be chosen larger than what is sent, others may not', () => {
  const chosen = (nome: string) => checkAttachments(0, [{ nome, bytes: 12_000_000 }]).accepted
  for (const nome of ['a.jpg', 'a.JPEG', 'a.png', 'IMG_1.HEIC']) expect(chosen(nome)).toHaveLength(1)
  for (const nome of ['a.gif', 'a.pdf']) expect(chosen(nome)).toEqual([])
  expect(acceptOf(['.jpg', '.png'])).toBe('.jpg,.png,.heic,.heif')
  expect(acceptOf(['.csv'])).toBe('.csv')
})
