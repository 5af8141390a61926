/** The look stands in the kit: what style sheets of areas say of colour, radius, type and shadow is counted, and may only shrink. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import postcss, { type Declaration } from 'postcss'
import { describe, expect, it } from 'vitest'
import { coloursSheet } from './tokens.ts'

const ROOT = path.join(import.meta.dirname, '../../..')
const BASELINE = path.join(import.meta.dirname, 'look.baseline')

/** Drawn, not composed: their colours are those of a picture, and no other screen could use them. */
const DRAWN: Readonly<Record<string, string>> = {
  'areas/trilhas/trilha/web/mapa/mapa.css':
    'the map of a path: stones, road and signs over a painted scenery',
  'areas/ensino/tentativa/web/telas/jogo.css':
    'game boards: the backs of cards, the grid of letters, the clock',
  'areas/ensino/tentativa/web/telas/cruzadinha.css': 'a game board: the squares of a crossword',
}

const KINDS = ['cor', 'raio', 'fonte', 'sombra'] as const
type Kind = (typeof KINDS)[number]
type Counts = Readonly<Record<Kind, number>>

/** The tokens that are colours, in whatever contrast. */
const COLOURS = new Set<string>()
const LITERAL = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|color-mix|color|\w+-gradient)\(/i
const isColour = (value: string): boolean =>
  LITERAL.test(value) || [...value.matchAll(/var\((--[\w-]+)/g)].some(([, name = '']) => COLOURS.has(name))

postcss.parse(coloursSheet()).walkDecls(/^--/, ({ prop }) => {
  COLOURS.add(prop)
})

/** Takes a look away, or leaves it as it is around: none of its own. */
const NOTHING = /^(?:0|0px|none|inherit|initial|unset|revert|transparent|auto)$/
const PAINTED =
  /^(?:color|fill|stroke|(?:background|border|outline|text-decoration|column-rule)(?:-.*)?|.*-color)$/
const NO_PAINT =
  /-(?:width|style|offset|position|size|repeat|clip|origin|attachment|collapse|spacing|thickness|line|image-.*)$/
const NAMED = /^(?:color|fill|stroke|.*-color)$/

/** What a declaration says of the look, if anything. */
function kindOf({ prop, value }: Pick<Declaration, 'prop' | 'value'>): Kind | undefined {
  if (/radius$/.test(prop)) return 'raio'
  if (NOTHING.test(value)) return
  if (/^(?:font|font-(?:size|weight|family|style)|letter-spacing)$/.test(prop)) return 'fonte'
  if (/^(?:box|text)-shadow$/.test(prop) || (/filter$/.test(prop) && /drop-shadow/.test(value)))
    return 'sombra'
  if (prop.startsWith('--')) return isColour(value) ? 'cor' : undefined
  if (!PAINTED.test(prop) || NO_PAINT.test(prop)) return
  // A border that names no colour takes that of the text: it is one.
  return NAMED.test(prop) ||
    isColour(value) ||
    /^(?:border|outline)/.test(prop) ||
    (/^background/.test(prop) && /^[a-z]+$/i.test(value))
    ? 'cor'
    : undefined
}

function lookOf(css: string): Counts {
  const counts = { cor: 0, raio: 0, fonte: 0, sombra: 0 }
  postcss.parse(css).walkDecls((declaration) => {
    const kind = kindOf(declaration)
    if (kind) counts[kind]++
  })
  return counts
}

const NONE: Counts = { cor: 0, raio: 0, fonte: 0, sombra: 0 }
const line = (file: string, counts: Counts) => [file, ...KINDS.map((kind) => counts[kind])].join(' ')

function readBaseline(): ReadonlyMap<string, Counts> {
  const lines = readFileSync(BASELINE, 'utf8').split('\n').filter(Boolean)
  return new Map(
    lines.map((text) => {
      const [file = '', cor, raio, fonte, sombra] = text.split(' ')
      return [file, { cor: Number(cor), raio: Number(raio), fonte: Number(fonte), sombra: Number(sombra) }]
    }),
  )
}

/** Those that say more than the baseline, and those that say less of one kind. */
function compared(now: ReadonlyMap<string, Counts>, before: ReadonlyMap<string, Counts>) {
  const differing = (is: (a: number, b: number) => boolean) =>
    [...new Set([...now.keys(), ...before.keys()])].filter((file) =>
      KINDS.some((kind) => is((now.get(file) ?? NONE)[kind], (before.get(file) ?? NONE)[kind])),
    )
  return { more: differing((a, b) => a > b), less: differing((a, b) => a < b) }
}

const sheets = () =>
  readdirSync(path.join(ROOT, 'areas'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `areas/${file.replaceAll(path.sep, '/')}`)
    .sort()

describe('the eye for looks', () => {
  it.each<[string, Kind]>([
    ['color: #fff', 'cor'],
    ['color: var(--tinta-2)', 'cor'],
    ['color: rebeccapurple', 'cor'],
    ['background: var(--folha) url(x.svg)', 'cor'],
    ['background: repeating-linear-gradient(#0003 0 3px, #0000 3px)', 'cor'],
    ['background-color: color-mix(in srgb, var(--acao) 30%, transparent)', 'cor'],
    ['border: 1px solid var(--linha)', 'cor'],
    ['border-top: 2px dotted', 'cor'],
    ['border-inline-start-color: var(--acao)', 'cor'],
    ['outline: 2px solid var(--foco)', 'cor'],
    ['fill: currentColor', 'cor'],
    ['stroke: var(--canario-3)', 'cor'],
    ['accent-color: red', 'cor'],
    ['--pedra: var(--canario-3)', 'cor'],
    ['--pedra: #ece6d8', 'cor'],
    ['background: rebeccapurple', 'cor'],
    ['text-decoration: underline var(--acao)', 'cor'],
    ['border-radius: 0', 'raio'],
    ['border-end-start-radius: 0.75rem', 'raio'],
    ['font: 400 1rem var(--fonte)', 'fonte'],
    ['font-size: var(--t-0)', 'fonte'],
    ['font-weight: 640', 'fonte'],
    ['font-family: monospace', 'fonte'],
    ['letter-spacing: 0.04em', 'fonte'],
    ['box-shadow: var(--s-2)', 'sombra'],
    ['text-shadow: 0 0 3px #000', 'sombra'],
    ['filter: drop-shadow(0 0 2px red)', 'sombra'],
  ])('sees %s', (text, kind) => {
    expect(lookOf(`@media print { .a { & > .b:hover { ${text} } } }`)).toEqual({ ...NONE, [kind]: 1 })
  })

  it.each([
    'border: 0',
    'background: none',
    'color: inherit',
    'font: inherit',
    'outline: none',
    'border-width: 1px 0',
    'background-size: cover',
    'outline-offset: 2px',
    'padding: var(--e-2)',
    '--colunas: 7',
    'filter: grayscale(1)',
    'text-decoration: underline',
    'transition: background var(--m-1)',
  ])('lets pass what draws nothing: %s', (text) => {
    expect(lookOf(`.a { ${text} } /* color: red */`)).toEqual(NONE)
  })

  it('sees what grew and what shrank, in a sheet of before and in a new one', () => {
    const one = { ...NONE, cor: 2 }
    expect(compared(new Map([['a', one]]), new Map())).toEqual({ more: ['a'], less: [] })
    expect(compared(new Map(), new Map([['a', one]]))).toEqual({ more: [], less: ['a'] })
    // As many in all, but one colour more.
    const other = { ...NONE, cor: 3, raio: 1 }
    expect(compared(new Map([['a', other]]), new Map([['a', { ...one, raio: 2 }]]))).toEqual({
      more: ['a'],
      less: ['a'],
    })
  })
})

it('the sheets that are drawn are there, and drawn', () => {
  for (const file of Object.keys(DRAWN))
    expect(lookOf(readFileSync(path.join(ROOT, file), 'utf8')).cor).toBeGreaterThan(5)
})

it('no area has more look of its own than the baseline says', () => {
  const all = sheets()
  expect(all.length).toBeGreaterThan(20)
  const now = new Map(
    all
      .filter((file) => !(file in DRAWN))
      .map((file) => [file, lookOf(readFileSync(path.join(ROOT, file), 'utf8'))] as const)
      .filter(([, counts]) => KINDS.some((kind) => counts[kind] > 0)),
  )
  const written = [...now].map(([file, counts]) => `${line(file, counts)}\n`).join('')
  const { more, less } = compared(now, readBaseline())
  expect(more, 'the kit (core/web/ui) has a class for it, or gets one that all use').toEqual([])
  if (process.env.LOWER) writeFileSync(BASELINE, written)
  else expect(less, 'lower it: LOWER=1 npx vitest run --project pure core/web/ui/look.test.ts').toEqual([])
})
