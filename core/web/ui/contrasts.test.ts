/** Every scheme keeps its contrasts whatever the colour of the tenant, and none forgets a role. */
import { describe, expect, it } from 'vitest'
import { contrast, scaleOf } from '../../contract/palette.ts'
import { PALETTES } from '../../contract/palettes.ts'
import {
  coloursSheet,
  day,
  families,
  grey,
  high,
  huesSheet,
  night,
  ROLES,
  warmDay,
  warmNight,
} from './tokens.ts'

type Roles = Readonly<Record<string, string>>

const channels = (hex: string): number[] =>
  (hex.length === 4 ? [...hex.slice(1)].map((one) => one + one) : (hex.slice(1).match(/../g) ?? [])).map(
    (two) => Number.parseInt(two, 16),
  )
const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`

/** What a role comes to: through others, and through a mixture in sRGB. */
function colourOf(value: string, roles: Roles): string {
  const mixed = /^color-mix\(in srgb, var\(--(\S+)\) (\d+)%, var\(--(\S+)\)\)$/.exec(value)
  if (mixed) {
    const [one, other] = [mixed[1], mixed[3]].map((part) => channels(colourOf(part ?? '', roles)))
    const share = Number(mixed[2]) / 100
    return hexOf((one ?? []).map((channel, i) => channel * share + (other?.[i] ?? 0) * (1 - share)))
  }
  return value.startsWith('#') ? hexOf(channels(value)) : colourOf(roles[value] ?? '', roles)
}

const of = (seed: string): Roles =>
  Object.fromEntries(scaleOf(seed).steps.map((step, i) => [`marca-${i}`, step]))

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
function weak(seeds: readonly string[], roles: Roles, pairs = PAIRS): string[] {
  const worst = new Map<string, number>()
  for (const seed of seeds) {
    const all = { ...families, ...of(seed), ...roles }
    for (const [ink, on, least] of pairs) {
      const ratio = contrast(colourOf(ink, all), colourOf(on, all))
      const name = `${ink} on ${on}`
      if (ratio < least) worst.set(name, Math.min(ratio, worst.get(name) ?? 21))
    }
  }
  return [...worst].map(([name, ratio]) => `${name}: ${ratio.toFixed(2)}`)
}

const seeds = Object.values(PALETTES)

describe.each([
  ['by day', day],
  ['on a warm day', { ...day, ...warmDay }],
  ['on a cool night', night],
  ['on a warm night', { ...night, ...warmNight }],
])('%s', (_, roles) => {
  it('whatever is read can be read', () => {
    expect(weak(seeds, roles)).toEqual([])
  })
})

it('high contrast gives words seven to one, and signs three; the line of what one does is an edge there, no ground', () => {
  const pairs = PAIRS.filter(([, on]) => on !== 'acao-linha')
  const strict = pairs.map(([ink, on, least]) => [ink, on, least === 4.5 ? 7 : least] as const)
  expect(strict.length).toBeGreaterThan(40)
  expect(weak(seeds, high, strict)).toEqual([])
})

it('sees ink that is too weak', () => {
  expect(weak(seeds, { ...night, 'tinta-3': '#6a736f' })).toContainEqual(expect.stringMatching(/^tinta-3 on/))
  const planted = { ...night, 'acao-linha': 'color-mix(in srgb, var(--marca-5) 70%, var(--folha))' }
  expect(weak(seeds, planted)).toContainEqual(expect.stringMatching(/^acao-texto on acao-linha/))
})

it('greys have the luminance of what they stand for, within a step of eight bits', () => {
  const colours = { ...families, ...day, ...warmDay }
  expect(Object.keys(grey).length).toBeGreaterThan(80)
  for (const [name, value] of Object.entries(grey)) {
    expect(value, name).toMatch(/^#(..)\1\1$/)
    expect(contrast(value, colours[name] ?? ''), name).toBeLessThan(1.03)
  }
})

it('every role has a value by day, at night and in high contrast', () => {
  expect(Object.keys(ROLES).length).toBeGreaterThan(40)
  for (const scheme of [day, night, high])
    expect(Object.keys(ROLES).filter((role) => !scheme[role])).toEqual([])
})

it('what stands on paper that is shown can be read on white, whatever the scheme around it', () => {
  const [, said = ''] = /\.previa-papel\{([^}]*)\}/.exec(coloursSheet()) ?? []
  const paper = Object.fromEntries(
    [...said.matchAll(/--([\w-]+):(?:var\(--([\w-]+)\)|([^;]+))/g)].map(([, role = '', named, colour]) => [
      role,
      named ?? colour ?? '',
    ]),
  )
  const pairs = PAIRS.filter(([ink, on]) => on === 'folha' && /^tinta/.test(ink))
  expect(pairs).toHaveLength(3)
  for (const scheme of [night, high, { ...night, ...warmNight }])
    expect(weak(seeds, { ...scheme, ...paper }, pairs)).toEqual([])
  expect(colourOf('folha', { ...families, ...high, ...paper })).toBe('#ffffff')
})

it('whatever the sheet names is there', () => {
  const made = `${coloursSheet()}${huesSheet()}`
  const set = new Set([...made.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  const named = [...made.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((name) => !set.has(name))).toEqual([])
})
