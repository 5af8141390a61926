/**
 * Layout in words: how children stand, how far apart, how wide and how high. A word is a family and a step (`v-3`), or stands alone
 * (`quebra`); with the name of a place before it, it holds there only (`cel-sai`). Only those that are worn are made (sheets.ts).
 */
import { table } from '../../contract/table.ts'

type Steps = Readonly<Record<string, string>>
type Look = Readonly<Record<string, string>>

/** Distances: half steps below, then the grid of the tokens. */
const SPACE: Steps = {
  z: '0',
  '00': '0.0625rem',
  0: '0.125rem',
  1: '0.25rem',
  2: '0.375rem',
  3: '0.5rem',
  4: '0.75rem',
  5: 'var(--e-2)',
  6: 'var(--e-3)',
  7: 'var(--e-4)',
  8: 'var(--e-5)',
  9: 'var(--e-6)',
}
const OUTSIDE: Steps = { ...SPACE, a: 'auto' }

const rems = (...sizes: readonly number[]): Steps =>
  Object.fromEntries(sizes.map((size) => [String(size).replace('.', ''), `${size}rem`]))

/** Small sizes by their digits: `275` is 2.75 rem. Twice as wide as high or more is told in whole rems. */
const SMALL = rems(
  0.5,
  0.75,
  0.875,
  1,
  1.125,
  1.25,
  1.375,
  1.5,
  1.625,
  1.75,
  2,
  2.25,
  2.5,
  2.75,
  3,
  3.25,
  3.5,
)
const LARGE = rems(
  4,
  4.5,
  5,
  6,
  7,
  8,
  9,
  10,
  11,
  12,
  14,
  16,
  17,
  18,
  20,
  22,
  24,
  30,
  32,
  36,
  40,
  42,
  44,
  48,
  60,
)
const SIZE: Steps = { z: '0', a: 'auto', c: '100%', ...SMALL, ...LARGE }
const columns = (kind: string, sizes: Steps): Steps =>
  Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, `repeat(${kind}, minmax(min(100%, ${size}), 1fr))`]),
  )

const ONE = 'minmax(0, 1fr)'
const around = (sizes: Steps, before: string, after: string): Steps =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, `${before}${size}${after}`]))
const cut = (lines: number): Look => ({
  display: '-webkit-box',
  '-webkit-box-orient': 'vertical',
  '-webkit-line-clamp': String(lines),
  overflow: 'hidden',
})
const RADII: Steps = {
  z: '0',
  1: 'var(--r-1)',
  2: 'var(--r-2)',
  3: 'var(--r-3)',
  4: 'var(--r-4)',
  5: 'var(--r-5)',
  6: 'var(--r-6)',
  p: '2rem',
  c: '50%',
}

/** Each with the properties that its step sets; what refines stands below what it refines. */
const FAMILIES: readonly (readonly [name: string, properties: readonly string[], steps: Steps])[] = [
  // as many columns of at least so many rems as fit: `f` stretches a few
  ['c', ['grid-template-columns'], columns('auto-fill', LARGE)],
  ['f', ['grid-template-columns'], columns('auto-fit', LARGE)],
  // a first column just so wide before the rest (`ci`), and what is needed after it (`cia`); a last one (`cf`)
  ['ci', ['grid-template-columns'], around(SIZE, '', ` ${ONE}`)],
  ['cia', ['grid-template-columns'], around(SIZE, '', ` ${ONE} auto`)],
  ['cf', ['grid-template-columns'], around(SIZE, `${ONE} `, '')],
  // between: gaps, and between lines alone
  ['v', ['gap'], SPACE],
  ['j', ['row-gap'], SPACE],
  // at most, at least and just so wide (`w`, `lm`, `lg`) and high (`am`, `h`, `at`); both alike
  ['w', ['max-width'], { ...SIZE, n: 'none' }],
  ['lm', ['min-width'], SIZE],
  ['lg', ['width'], SIZE],
  ['am', ['max-height'], { ...SIZE, n: 'none' }],
  ['h', ['min-height'], SIZE],
  ['at', ['height'], SIZE],
  ['q', ['width', 'height'], SIZE],
  // inside: around, above and below, at both sides, at one of them
  ['p', ['padding'], SPACE],
  ['pb', ['padding-block'], SPACE],
  ['pi', ['padding-inline'], SPACE],
  ['pt', ['padding-top'], SPACE],
  ['pp', ['padding-bottom'], SPACE],
  ['ps', ['padding-inline-start'], SPACE],
  ['pe', ['padding-inline-end'], SPACE],
  // outside, likewise
  ['m', ['margin'], OUTSIDE],
  ['mi', ['margin-inline'], OUTSIDE],
  ['mt', ['margin-top'], OUTSIDE],
  ['mb', ['margin-bottom'], OUTSIDE],
  ['ms', ['margin-inline-start'], OUTSIDE],
  ['me', ['margin-inline-end'], OUTSIDE],
  ['lh', ['line-height'], { z: '1', 1: '1.1', 2: '1.2', 3: '1.3', 4: '1.4', 5: '1.5', 6: '1.6' }],
  ['raio', ['border-radius'], RADII],
  ['z', ['z-index'], { 1: '1', 2: '2', 3: '3', 4: '4' }],
  ['ordem', ['order'], { a: '-1', 1: '1', 2: '2' }],
]

/** Those that stand alone. */
const WORDS: Readonly<Record<string, Look>> = table<Look>({
  // the size, weight and tone of words
  't-s': { 'font-size': 'var(--t-0)' },
  't-xs': { 'font-size': 'var(--t-00)' },
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((size) => [`t-${size}`, { 'font-size': `var(--t-${size})` }]),
  ),
  leve: { 'font-weight': '400' },
  meia: { 'font-weight': '560' },
  forte: { 'font-weight': '640' },
  cheia: { 'font-weight': '680' },
  fraca: { color: 'var(--tinta-2)' },
  fina: { color: 'var(--tinta-3)' },
  'cor-tinta': { color: 'var(--tinta)' },
  'cor-acao': { color: 'var(--acao-texto)' },
  'cor-ok': { color: 'var(--ok-texto)' },
  'cor-erro': { color: 'var(--erro-texto)' },
  'cor-elo': { color: 'var(--elo)' },
  'cor-mesma': { color: 'inherit' },
  'cor-sobre': { color: 'var(--acao-tinta)' },
  // grounds and hairlines
  'sobre-folha': { background: 'var(--folha)' },
  'sobre-suave': { background: 'var(--acao-suave)' },
  'sobre-realce': { background: 'var(--realce)' },
  'sobre-cabeca': { background: 'var(--cabeca)' },
  'sobre-acao': { background: 'var(--acao)', color: 'var(--acao-tinta)' },
  'fio-t': { border: '1px solid var(--linha)' },
  'fio-c': { 'border-top': '1px solid var(--linha)' },
  'fio-b': { 'border-bottom': '1px solid var(--linha)' },
  'fio-l': { 'border-inline-start': '2px solid var(--linha)' },
  'sombra-1': { 'box-shadow': 'var(--s-1)' },
  'sombra-2': { 'box-shadow': 'var(--s-2)' },
  'sombra-3': { 'box-shadow': 'var(--s-3)' },
  // how children stand
  flexo: { display: 'flex' },
  coluna: { display: 'flex', 'flex-direction': 'column' },
  grade: { display: 'grid' },
  curta: { display: 'inline-flex' },
  bloco: { display: 'block' },
  'em-linha': { display: 'inline' },
  'bloco-em-linha': { display: 'inline-block' },
  'so-filhos': { display: 'contents' },
  'no-meio': { display: 'grid', 'place-items': 'center' },
  sai: { display: 'none' },
  quebra: { 'flex-wrap': 'wrap' },
  'sem-quebra': { 'flex-wrap': 'nowrap' },
  cima: { 'align-items': 'flex-start' },
  base: { 'align-items': 'baseline' },
  baixo: { 'align-items': 'flex-end' },
  'a-meio': { 'align-items': 'center' },
  estica: { 'align-items': 'stretch' },
  entre: { 'justify-content': 'space-between' },
  'ao-meio': { 'justify-content': 'center' },
  'ao-fim': { 'justify-content': 'flex-end' },
  'ac-i': { 'align-content': 'start' },
  'ac-c': { 'align-content': 'center' },
  'ji-i': { 'justify-items': 'start' },
  'ji-c': { 'justify-items': 'center' },
  'js-i': { 'justify-self': 'start' },
  'js-c': { 'justify-self': 'center' },
  'js-f': { 'justify-self': 'end' },
  'as-i': { 'align-self': 'start' },
  'as-c': { 'align-self': 'center' },
  'as-f': { 'align-self': 'end' },
  // columns: what is needed (a), the rest (1), equal parts
  'c-1': { 'grid-template-columns': ONE },
  'c-a1': { 'grid-template-columns': `auto ${ONE}` },
  'c-1a': { 'grid-template-columns': `${ONE} auto` },
  'c-a1a': { 'grid-template-columns': `auto ${ONE} auto` },
  'c-x2': { 'grid-template-columns': `repeat(2, ${ONE})` },
  'c-x3': { 'grid-template-columns': `repeat(3, ${ONE})` },
  'c-x4': { 'grid-template-columns': `repeat(4, ${ONE})` },
  // room
  cresce: { flex: '1', 'min-width': '0' },
  'cresce-a': { flex: '1 1 auto' },
  ...Object.fromEntries(
    [9, 10, 12, 14, 16, 18, 20, 24].map((size) => [
      `cresce-${size}`,
      { flex: `1 1 ${size}rem`, 'min-width': '0' },
    ]),
  ),
  rijo: { flex: 'none' },
  inteira: { 'flex-basis': '100%', 'grid-column': '1 / -1' },
  'col-2': { 'grid-column': '2' },
  encolhe: { 'min-width': '0' },
  toda: { width: '100%' },
  alta: { height: '100%' },
  'h-janela': { 'min-height': '100dvh' },
  prosa: { 'max-width': '66ch' },
  vao: { 'margin-inline-start': 'auto' },
  // text
  'so-leitor': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    'clip-path': 'inset(50%)',
    'white-space': 'nowrap',
  },
  cortar: { overflow: 'hidden', 'text-overflow': 'ellipsis', 'white-space': 'nowrap', 'min-width': '0' },
  'linhas-2': cut(2),
  'linhas-3': cut(3),
  partir: { 'overflow-wrap': 'anywhere' },
  'partir-so': { 'overflow-wrap': 'break-word' },
  junto: { 'white-space': 'nowrap' },
  'solto-t': { 'white-space': 'normal' },
  'linhas-t': { 'white-space': 'pre-line' },
  'exato-t': { 'white-space': 'pre-wrap' },
  'ta-i': { 'text-align': 'start' },
  'ta-c': { 'text-align': 'center' },
  'ta-f': { 'text-align': 'end' },
  'sem-risco': { 'text-decoration': 'none' },
  riscada: { 'text-decoration': 'line-through' },
  sublinhada: { 'text-decoration': 'underline' },
  tabular: { 'font-feature-settings': '"tnum"' },
  // place
  rel: { position: 'relative' },
  abs: { position: 'absolute' },
  assenta: { position: 'static' },
  tapa: { position: 'absolute', inset: '0', width: '100%', height: '100%' },
  gruda: { position: 'sticky' },
  'no-topo': { top: '0' },
  'no-pe': { bottom: '0' },
  corta: { overflow: 'hidden' },
  rola: { overflow: 'auto' },
  'rola-x': { 'overflow-x': 'auto' },
  'rola-y': { 'overflow-y': 'auto' },
  cabe: { 'max-width': '100%', height: 'auto' },
  cobre: { 'object-fit': 'cover' },
  v169: { 'aspect-ratio': '16 / 9' },
  quadrado: { 'aspect-ratio': '1' },
  // touch
  mao: { cursor: 'pointer' },
  pega: { cursor: 'grab' },
  'sem-mao': { cursor: 'default' },
  'sem-toque': { 'pointer-events': 'none' },
  // taken away
  nu: { border: '0', background: 'none' },
  'sem-borda': { border: '0' },
  'sem-fundo': { background: 'none' },
  'sem-contorno': { outline: '0' },
  'sem-ponto': { 'list-style': 'none' },
  'sem-vista': { opacity: '0' },
})

/** Where a word holds only there: from the widest to the narrowest, then on paper. */
const PLACES: Readonly<Record<string, string>> = table({
  larga: '@container tela (min-width: 68rem)',
  folgada: '@container tela (min-width: 60rem)',
  justa: '@container tela (max-width: 67.99rem)',
  media: '@container tela (max-width: 59.99rem)',
  cel: '@container tela (max-width: 47.99rem)',
  mini: '@container tela (max-width: 30rem)',
  min: '@container tela (max-width: 22rem)',
  papel: '@media print',
})

const all: readonly (readonly [word: string, look: Look])[] = [
  ...Object.entries(WORDS),
  ...FAMILIES.flatMap(([name, properties, steps]) =>
    Object.entries(steps).map(
      ([step, value]) =>
        [`${name}-${step}`, Object.fromEntries(properties.map((one) => [one, value]))] as const,
    ),
  ),
]

/** What each word says, in the order that settles between two. */
export const vocabulary: ReadonlyMap<string, Look> = new Map(all)

const rule = (word: string, look: Look): string =>
  `.${word}{${Object.entries(look)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`

/** The sheet of the words that `isWorn` knows. */
export function wordsSheet(isWorn: (word: string) => boolean): string {
  const here = all.filter(([word]) => isWorn(word)).map(([word, look]) => rule(word, look))
  const places = Object.entries(PLACES).flatMap(([place, query]) => {
    const there = all.filter(([word]) => isWorn(`${place}-${word}`))
    return there.length > 0
      ? [`${query}{`, ...there.map(([word, look]) => rule(`${place}-${word}`, look)), '}']
      : []
  })
  return [...here, ...places].join('\n')
}
