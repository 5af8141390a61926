/** What is kept of a picture, and what is not. */
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { turnsDuring } from '../../../testing/work.ts'
import * as make from '../samples.ts'
import { makeThumbnail, measureImage, sanitizeImage } from './images.ts'

describe('sanitizeImage', () => {
  it('drops the place, the maker and the profile of a photo, and turns it upright', async () => {
    const original = await make.photo(60, 30)
    const before = await sharp(original).metadata()
    expect(before).toMatchObject({ orientation: 6, hasProfile: true })
    expect(String(before.exif)).toContain('Telefone da Ana')
    const { data, width, height } = await sanitizeImage(original, '.jpg')
    const after = await sharp(data).metadata()
    expect({ width, height }).toEqual({ width: 30, height: 60 })
    expect(after).toMatchObject({ format: 'jpeg', width: 30, height: 60, hasProfile: false })
    expect(after.exif ?? after.icc ?? after.xmp ?? after.iptc ?? after.orientation).toBeUndefined()
    expect(data.toString('latin1')).not.toMatch(/Telefone|Exif|GPS/)
  })

  it.each(['png', 'webp'] as const)('drops the metadata of a %s', async (kind) => {
    const exif = { IFD0: { Make: 'Telefone da Ana' } }
    const original = await sharp(await make.picture('png'))
      .withExif(exif)
      .toFormat(kind)
      .toBuffer()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const after = await sharp((await sanitizeImage(original, `.${kind}`)).data).metadata()
    expect(after).toMatchObject({ format: kind, width: 40, height: 20 })
    expect(after.exif).toBeUndefined()
  })

  it.each(['gif', 'webp'] as const)('keeps the frames of an animated %s', async (kind) => {
    const { data, height } = await sanitizeImage(await make.animation(kind, 3), `.${kind}`)
    expect(height).toBe(16)
    expect(await sharp(data, { animated: true }).metadata()).toMatchObject({
      pages: 3,
      delay: [100, 100, 100],
    })
  })

  it.each(['jpeg', 'webp', 'png'] as const)('gives back no larger %s than it was given', async (kind) => {
    const original = await make.scene(300, 200, kind)
    const { data } = await sanitizeImage(original, `.${kind}`)
    expect(data.length).toBeLessThanOrEqual(original.length)
    expect((await sharp(data).metadata()).width).toBe(300)
  })

  it('leaves behind what hides after the picture', async () => {
    const hidden = Buffer.concat([await make.picture('jpeg'), make.zip([{ name: 'virus.exe' }])])
    expect((await sanitizeImage(hidden, '.jpg')).data.toString('latin1')).not.toContain('virus.exe')
  })

  it('keeps the transparent parts of a PNG', async () => {
    const clear = await sharp({ create: { width: 2, height: 2, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    expect((await sharp((await sanitizeImage(clear, '.png')).data).stats()).isOpaque).toBe(false)
  })

  it('rejects cut pixels, bombs and what it does not draw', async () => {
    const big = await make.picture('jpeg', 400, 400)
    await expect(sanitizeImage(big.subarray(0, big.length - 300), '.jpg')).rejects.toThrow()
    await expect(
      make.pngThatSays(50_000, 50_000).then((data) => sanitizeImage(data, '.png')),
    ).rejects.toThrow()
    await expect(sanitizeImage(make.bmp(2, 2), '.bmp')).rejects.toThrow()
  })

  it('works on many at once without holding up the event loop', async () => {
    const one = await make.picture('jpeg', 3_000, 2_000)
    const turns = await turnsDuring(async () => {
      const done = await Promise.all(Array.from({ length: 5 }, () => sanitizeImage(one, '.jpg')))
      expect(done.map(({ width }) => width)).toEqual(Array(5).fill(3_000))
    })
    // Drawn in the loop, each picture would take the time of all turns but a few.
    expect(turns).toBeGreaterThan(100)
  })
})

describe('makeThumbnail', () => {
  it('is a WebP of at most 640 pixels a side, upright and bare', async () => {
    const { data, width, height } = await makeThumbnail(await make.photo(1_600, 800))
    expect({ width, height }).toEqual({ width: 320, height: 640 })
    const found = await sharp(data).metadata()
    expect(found).toMatchObject({ format: 'webp', width: 320, height: 640 })
    expect(found.exif).toBeUndefined()
  })

  it('does not grow a small one, and takes the first frame', async () => {
    expect(await makeThumbnail(await make.animation('gif', 3))).toMatchObject({ width: 16, height: 16 })
  })
})

describe('measureImage', () => {
  it('counts all frames', async () => {
    expect((await measureImage(await make.animation('webp', 4, 10))).pixels).toBe(400)
    expect((await measureImage(await make.picture('png', 30, 20))).pixels).toBe(600)
  })
})
