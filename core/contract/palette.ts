/** One seed colour becomes ten steps in OKLCH, with contrasts that hold for every hue; also the theme stylesheet. */

const LIGHTNESS = [0.978, 0.95, 0.905, 0.845, 0.77, 0.69, 0.6, 0.515, 0.425, 0.315] as const
const CHROMA = [0.12, 0.25, 0.45, 0.68, 0.88, 1, 1, 0.92, 0.78, 0.58] as const

/** A light seed keeps its own colour on the panel from this relative luminance on. */
const LIGHT_SEED = 0.36

type Triple = readonly [number, number, number]

export interface Scale {
  /** Ten colours from the lightest (0) to the darkest (9), as #rrggbb. */
  steps: readonly string[]
  /** The large coloured surface of the sign-in page, the ink on it and its glow. */
  panel: string
  panelInk: string
  glow: string
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)

function linearOf(hex: string): Triple {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!digits) throw new RangeError(`not a colour: ${hex}`)
  const channel = (i: number) => toLinear(Number.parseInt(digits[i] ?? '0', 16) / 255)
  return [channel(1), channel(2), channel(3)]
}

const hexOf = (linear: Triple): string =>
  `#${linear
    .map((v) => Math.round(Math.min(1, Math.max(0, toGamma(v))) * 255))
    .map((v) => v.toString(16).padStart(2, '0'))
    .join('')}`

function oklchOf([r, g, b]: Triple): { c: number; h: number } {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { c: Math.hypot(x, y), h: Math.atan2(y, x) }
}

function linearFromOklch(lightness: number, c: number, h: number): Triple {
  const x = c * Math.cos(h)
  const y = c * Math.sin(h)
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const inSrgb = (linear: Triple): boolean => linear.every((v) => v >= -1e-4 && v <= 1 + 1e-4)

/** Lowers the chroma, never the lightness, until the colour exists in sRGB. */
function fitSrgb(lightness: number, chroma: number, hue: number): string {
  let low = 0
  let high = chroma
  if (inSrgb(linearFromOklch(lightness, chroma, hue))) low = chroma
  else
    for (let i = 0; i < 24; i++) {
      const middle = (low + high) / 2
      if (inSrgb(linearFromOklch(lightness, middle, hue))) low = middle
      else high = middle
    }
  return hexOf(linearFromOklch(lightness, low, hue))
}

/** Relative luminance of WCAG 2, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The grey of the same luminance, so that every ratio holds without hue. */
export function greyOf(hex: string): string {
  const v = luminance(hex)
  return hexOf([v, v, v])
}

/** The ten steps and the panel of a seed, #rrggbb. Throws RangeError for anything else. */
export function scaleOf(seed: string): Scale {
  const { c, h } = oklchOf(linearOf(seed))
  const steps = LIGHTNESS.map((l, i) => fitSrgb(l, Math.min(c, 0.2) * (CHROMA[i] ?? 0), h))
  const step = (i: number) => steps[i] ?? '#000000'
  return luminance(seed) > LIGHT_SEED
    ? { steps, panel: seed.toLowerCase(), panelInk: step(9), glow: step(1) }
    : { steps, panel: step(8), panelInk: '#ffffff', glow: step(3) }
}

/** The same scale in greys, for the contrast `cinza`. */
export function greyScale({ steps, panel, panelInk, glow }: Scale): Scale {
  return { steps: steps.map(greyOf), panel: greyOf(panel), panelInk: greyOf(panelInk), glow: greyOf(glow) }
}

const declarations = ({ steps, panel, panelInk, glow }: Scale): string =>
  [
    ...steps.map((colour, i) => `--marca-${i}:${colour}`),
    `--marca-painel:${panel}`,
    `--marca-painel-tinta:${panelInk}`,
    `--marca-brilho:${glow}`,
  ].join(';')

/** The stylesheet of a palette (specification, section 9): tenant colours and their greys. `alto` overrides in tokens. */
export function themeCss(seed: string): string {
  const scale = scaleOf(seed)
  return `:root{${declarations(scale)}}\n:root[data-contraste="cinza"]{${declarations(greyScale(scale))}}\n`
}
