/** What a picture tells of who took it and where stays behind, and not a pixel changes. */
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import * as make from '../../server/files/samples.ts'
import { isAnimated, kindOf } from './kind.ts'
import { withoutMetadata } from './strip.ts'

const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()

describe('withoutMetadata', () => {
  it('takes place and maker out of a photo, and leaves which side is up', async () => {
    const original = await make.photo(60, 30)
    const clean = withoutMetadata(original, 'jpeg') as Uint8Array
    expect(clean.length).toBeLessThan(original.length)
    expect(Buffer.from(clean).toString('latin1')).not.toMatch(/Telefone|GPS/)
    expect(await sharp(clean).metadata()).toMatchObject({ width: 60, height: 30, orientation: 6 })
    expect(await pixels(clean)).toEqual(await pixels(original))
  })

  it('reads a photo whose pixels come in several passes', async () => {
    const original = await sharp(await make.scene(200, 100, 'png'))
      .withExif({ IFD0: { Make: 'Telefone da Ana' } })
      .jpeg({ progressive: true })
      .toBuffer()
    const clean = withoutMetadata(original, 'jpeg') as Uint8Array
    expect(Buffer.from(clean).toString('latin1')).not.toContain('Telefone')
    expect(await pixels(clean)).toEqual(await pixels(original))
  })

  it('cuts what hides behind the end', async () => {
    const hidden = Buffer.concat([await make.picture('jpeg'), Buffer.from('segredo')])
    expect(Buffer.from(withoutMetadata(hidden, 'jpeg') as Uint8Array).toString('latin1')).not.toContain(
      'segredo',
    )
  })

  it('takes words and EXIF out of a PNG', async () => {
    const original = await sharp(await make.picture('png'))
      .withExif({ IFD0: { Make: 'Telefone da Ana' } })
      .png()
      .toBuffer()
    const clean = withoutMetadata(original, 'png') as Uint8Array
    expect(Buffer.from(clean).toString('latin1')).not.toContain('Telefone')
    expect(await pixels(clean)).toEqual(await pixels(original))
  })

  it('leaves broken files to the server', async () => {
    const whole = await make.photo()
    for (const at of [3, 20, 60, whole.length - 400])
      expect(withoutMetadata(whole.subarray(0, at), 'jpeg')).toBeNull()
    expect(withoutMetadata((await make.picture('png')).subarray(0, 30), 'png')).toBeNull()
  })
})

describe('kindOf', () => {
  it('goes by the first bytes', async () => {
    for (const kind of ['jpeg', 'png', 'webp', 'gif'] as const)
      expect(kindOf(await make.picture(kind))).toBe(kind)
    expect(kindOf(make.heic())).toBe('heic')
    expect(kindOf(Buffer.from('%PDF-1.7'))).toBeNull()
    expect(kindOf(Buffer.alloc(0))).toBeNull()
  })

  it('knows what moves', async () => {
    expect(isAnimated(await make.animation('gif'), 'gif')).toBe(true)
    expect(isAnimated(await make.animation('webp'), 'webp')).toBe(true)
    expect(isAnimated(await make.picture('webp'), 'webp')).toBe(false)
    expect(isAnimated(await make.picture('png'), 'png')).toBe(false)
  })
})
