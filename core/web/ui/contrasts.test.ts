/** The dark roles keep their contrasts whatever the colour of the tenant, on both grounds. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast, scaleOf } from '../../contract/palette.ts'
import { PALETTES } from '../../contract/palettes.ts'

const sheet = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')

type Roles = Readonly<Record<string, string>>

/** What a block declares; `selector` as it is written. */
function declared(css: string, selector: string): Roles {
  const from = css.indexOf(`${selector} {`)
  if (from < 0) throw new Error(`no ${selector}`)
  const body = css.slice(from, css.indexOf('}', from))
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

const channels = (hex: string): number[] =>
  (hex.length === 4 ? [...hex.slice(1)].map((one) => one + one) : (hex.slice(1).match(/../g) ?? [])).map(
    (two) => Number.parseInt(two, 16),
  )
const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`

/** What a role comes to: through others, and through a mixture in sRGB. */
function colourOf(value: string, roles: Roles): string {
  const named = /^var\((--[\w-]+)\)$/.exec(value)
  if (named) return colourOf(roles[named[1] ?? ''] ?? '', roles)
  const mixed = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(value)
  if (mixed) {
    const [one, other] = [mixed[1], mixed[3]].map((part) => channels(colourOf(part ?? '', roles)))
    const share = Number(mixed[2]) / 100
    return hexOf((one ?? []).map((channel, i) => channel * share + (other?.[i] ?? 0) * (1 - share)))
  }
  return hexOf(channels(value))
}

const tokens = sheet('tokens.css')
const contrasts = sheet('contrasts.css')
const families = declared(tokens, ':root')
const DARK = ':root[data-esquema="escuro"][data-esquema]'
const night = declared(contrasts, DARK)
const warm = declared(contrasts, `${DARK}[data-tom="aprender"]`)

const of = (seed: string): Roles =>
  Object.fromEntries(scaleOf(seed).steps.map((step, i) => [`--marca-${i}`, step]))

const GROUNDS = ['fundo', 'folha', 'cabeca', 'realce', 'realce-2']
const MEANINGS = ['ok', 'erro', 'aviso', 'info']
/** Ink, what it stands on, and the least that it needs: 4.5 for words, 3 for signs and edges (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...['tinta', 'tinta-2', 'tinta-3'].flatMap((ink) => GROUNDS.map((on) => [ink, on, 4.5] as const)),
  ...['elo', 'acao-texto', 'acao-texto-2'].flatMap((ink) =>
    ['fundo', 'folha'].map((on) => [ink, on, 4.5] as const),
  ),
  ...['tinta', 'acao-texto', 'acao-texto-2'].flatMap((ink) =>
    ['acao-suave', 'acao-linha'].map((on) => [ink, on, 4.5] as const),
  ),
  ...['acao', 'acao-forte'].map((on) => ['acao-tinta', on, 4.5] as const),
  ...MEANINGS.flatMap((one) => [
    [`${one}-texto`, `${one}-suave`, 4.5] as const,
    [`${one}-texto`, 'folha', 4.5] as const,
    [one, 'folha', 3] as const,
  ]),
  ['ouro-texto', 'ouro-suave', 4.5],
  ['erro-tinta', 'erro', 4.5],
  ['alerta-tinta', 'alerta', 4.5],
  ['linha-campo', 'folha', 3],
  ['foco', 'folha', 3],
  ['foco', 'fundo', 3],
]

/** The pairs that are too weak, each with its worst ratio over these seeds. */
function weak(seeds: readonly string[], roles: Roles): string[] {
  const worst = new Map<string, number>()
  for (const seed of seeds) {
    const all = { ...families, ...of(seed), ...roles }
    for (const [ink, on, least] of PAIRS) {
      const ratio = contrast(colourOf(`var(--${ink})`, all), colourOf(`var(--${on})`, all))
      const name = `${ink} on ${on}`
      if (ratio < least) worst.set(name, Math.min(ratio, worst.get(name) ?? 21))
    }
  }
  return [...worst].map(([name, ratio]) => `${name}: ${ratio.toFixed(2)}`)
}

const seeds = Object.values(PALETTES)

describe('the dark scheme', () => {
  it.each([
    ['a cool night', night],
    ['a warm one', { ...night, ...warm }],
  ])('%s', (_, roles) => {
    expect(weak(seeds, roles)).toEqual([])
  })

  it('sees ink that is too weak', () => {
    expect(weak(seeds, { ...night, '--tinta-3': '#6a736f' })).toContainEqual(
      expect.stringMatching(/^tinta-3 on/),
    )
    const planted = { ...night, '--acao-linha': 'color-mix(in srgb, var(--marca-5) 70%, var(--folha))' }
    expect(weak(seeds, planted)).toContainEqual(expect.stringMatching(/^acao-texto on acao-linha/))
  })

  it('sets every role that the day sets', () => {
    const day = Object.keys(declared(tokens.slice(tokens.indexOf('/* roles */')), ':root'))
    expect(day.filter((role) => !Object.hasOwn(night, role))).toEqual([])
    expect(day.length).toBeGreaterThan(40)
  })
})
