/** The promises of the tenant palette, tried on 72 hues × 4 chromas and on every named palette. */
import { describe, expect, it } from 'vitest'
import { faviconSvg } from './brand.ts'
import { contrast, greyOf, greyScale, luminance, scaleOf, themeCss } from './palette.ts'
import { isPalette, PALETTES } from './palettes.ts'

function hsl(h: number, s: number, l: number): string {
  const channel = (n: number) => {
    const k = (n + h / 30) % 12
    const v = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(v * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

const hues = Array.from({ length: 72 }, (_, i) => i * 5)
const saturations = [0.15, 0.45, 0.75, 1]
const seeds = [
  ...hues.flatMap((h) => saturations.flatMap((s) => [0.3, 0.5, 0.75].map((l) => hsl(h, s, l)))),
  '#000000',
  '#ffffff',
  '#808080',
  ...Object.values(PALETTES),
]

describe('a seed becomes ten steps', () => {
  it('is the scale of the pictures for turmalina and ipê', () => {
    expect(scaleOf('#0a7d6c').steps).toEqual(
      '#f0faf8 #dff4ee #c2e9e0 #9edbcc #76c6b5 #4faf9c #2f9381 #197868 #0c5b4f #053b32'.split(' '),
    )
    expect(scaleOf('#0a7d6c')).toMatchObject({ panel: '#0c5b4f', panelInk: '#ffffff', glow: '#9edbcc' })
    expect(scaleOf('#f2b211')).toMatchObject({ panel: '#f2b211', panelInk: '#422e00', glow: '#fcedd0' })
  })

  it.each([
    ['colour', (seed: string) => scaleOf(seed)],
    ['grey', (seed: string) => greyScale(scaleOf(seed))],
  ])('keeps its contrasts for every hue (%s)', (_, make) => {
    const worst = { white7: 21, white8: 21, white9: 21, soft: 21, panel: 21, high: 21 }
    const lower = (key: keyof typeof worst, value: number) => {
      worst[key] = Math.min(worst[key], value)
    }
    for (const seed of seeds) {
      const { steps, panel, panelInk } = make(seed)
      const step = (i: number) => steps[i] ?? ''
      lower('white7', contrast('#ffffff', step(7)))
      lower('white8', contrast('#ffffff', step(8)))
      lower('white9', contrast('#ffffff', step(9)))
      lower('soft', contrast(step(1), step(8)))
      lower('panel', contrast(panel, panelInk))
      lower('high', contrast('#000000', step(3)))
    }
    expect(worst.white7).toBeGreaterThanOrEqual(5.15)
    expect(worst.white8).toBeGreaterThanOrEqual(7.75)
    expect(worst.white9).toBeGreaterThanOrEqual(12.35)
    expect(worst.soft).toBeGreaterThanOrEqual(4.5)
    expect(worst.panel).toBeGreaterThanOrEqual(4.5)
    expect(worst.high).toBeGreaterThanOrEqual(7)
  })

  it('gets darker with each step', () => {
    for (const seed of seeds) {
      const lights = scaleOf(seed).steps.map(luminance)
      for (let i = 1; i < 10; i++) expect(lights[i]).toBeLessThan(lights[i - 1] ?? 0)
    }
  })

  it('refuses what is not a colour', () => {
    expect(() => scaleOf('teal')).toThrow(RangeError)
    expect(() => scaleOf('#0a7d6c;}')).toThrow(RangeError)
  })
})

describe('the theme stylesheet', () => {
  it('names ten steps and the panel, in colour and in greys', () => {
    const css = themeCss(PALETTES.ipe)
    expect(css).toContain('--marca-0:#fef7e9')
    expect(css).toContain('--marca-9:#422e00')
    expect(css).toContain('--marca-painel-tinta:#422e00')
    const grey = css.split('[data-contraste="cinza"]')[1] ?? ''
    const colours = grey.match(/#[0-9a-f]{6}/g) ?? []
    expect(colours).toHaveLength(13)
    for (const colour of colours) expect(greyOf(colour)).toBe(colour)
  })

  it('keeps a list of palettes, and only those', () => {
    expect(Object.keys(PALETTES).length).toBeGreaterThanOrEqual(12)
    expect(new Set(Object.values(PALETTES)).size).toBe(Object.keys(PALETTES).length)
    expect(isPalette('ipe')).toBe(true)
    expect(isPalette('toString')).toBe(false)
  })

  it('draws a favicon in the tenant colour', () => {
    expect(faviconSvg(PALETTES.ipe)).toContain('#664900')
    expect(faviconSvg(PALETTES.turmalina)).toContain('#0c5b4f')
  })
})
