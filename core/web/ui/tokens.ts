/** What every colour is, told once: families, and what each role takes of them by day, at night and in high contrast. */
import { greyOf, greyScale, type Scale, scaleOf } from '../../contract/palette.ts'
import { PALETTES } from '../../contract/palettes.ts'
import { table } from '../../contract/table.ts'

/** The varieties of the tourmaline, ten steps each from the lightest, as a tenant's own are made. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = table({
  // neutral
  grafite: [...scaleOf('#919e9a').steps.slice(0, 9), '#17211e'],
  // right, wrong, attention, information
  verdelita: scaleOf('#309758').steps,
  rubelita: scaleOf('#f95f75').steps,
  dravita: scaleOf('#b86a0c').steps,
  indicolita: scaleOf('#5ca0ea').steps,
  // points: a gold that turns brown as it darkens, which no one hue does
  canario: '#fef7ea #fbedd1 #f5dda9 #ecc776 #dcad36 #c29300 #a17a05 #826202 #644a01 #402e00'.split(' '),
  // decoration
  paraiba: scaleOf('#24adc0').steps,
  ametista: scaleOf('#ac81e7').steps,
})

/** A colour, or the step of a family or of the tenant's scale (marca), or another role. */
type Value = string
export type Colours = Readonly<Record<string, Value>>
/** By day, at night, in high contrast. */
type Row = readonly [day: Value, night: Value, high: Value]

const mixed = (step: string, percent: number) =>
  `color-mix(in srgb, var(--${step}) ${percent}%, var(--folha))`

/** Screens read roles (--tinta, --acao, --ok), never a family. */
export const ROLES: Readonly<Record<string, Row>> = table({
  fundo: ['grafite-1', '#0e1513', '#000'],
  folha: ['#fff', '#18211e', '#000'],
  cabeca: ['grafite-0', '#1e2825', '#141414'],
  realce: ['grafite-1', '#25312d', '#1f1f1f'],
  'realce-2': ['grafite-0', '#1e2825', '#141414'],
  tinta: ['grafite-9', '#eef3f1', '#fff'],
  'tinta-2': ['grafite-8', '#c3cec9', '#f2f2f2'],
  'tinta-3': ['#596862', '#9fada7', '#dcdcdc'],
  linha: ['grafite-2', '#2e3b37', '#8c8c8c'],
  'linha-forte': ['grafite-3', '#465650', '#c8c8c8'],
  'linha-campo': ['grafite-6', '#7f908a', '#fff'],
  trilho: ['grafite-2', '#37453f', '#4a4a4a'],
  acao: ['marca-7', 'marca-4', 'marca-3'],
  'acao-forte': ['marca-8', 'marca-3', '#fff'],
  'acao-tinta': ['#fff', '#06201b', '#000'],
  'acao-suave': ['marca-1', mixed('marca-6', 26), '#1f1f1f'],
  'acao-linha': ['marca-2', mixed('marca-5', 40), 'marca-3'],
  'acao-texto': ['marca-8', 'marca-3', 'marca-2'],
  'acao-texto-2': ['marca-8', 'marca-2', '#f2f2f2'],
  elo: ['marca-8', 'marca-3', '#ffe45c'],
  foco: ['indicolita-7', 'indicolita-3', '#ffe45c'],
  ok: ['verdelita-7', 'verdelita-4', '#7ef0a4'],
  'ok-suave': ['verdelita-1', '#12301e', '#06210f'],
  'ok-linha': ['verdelita-3', '#2a6642', '#7ef0a4'],
  'ok-texto': ['verdelita-8', 'verdelita-3', '#7ef0a4'],
  erro: ['rubelita-7', 'rubelita-4', '#ffb3bf'],
  'erro-tinta': ['#fff', '#2b060d', '#000'],
  'erro-suave': ['rubelita-1', '#3d1620', '#2b060d'],
  'erro-linha': ['rubelita-3', '#7d3040', '#ffb3bf'],
  'erro-texto': ['rubelita-8', 'rubelita-3', '#ffb3bf'],
  aviso: ['dravita-7', 'dravita-4', '#ffc98a'],
  'aviso-suave': ['dravita-1', '#38240f', '#241300'],
  'aviso-linha': ['dravita-3', '#77501f', '#ffc98a'],
  'aviso-texto': ['dravita-8', 'dravita-3', '#ffc98a'],
  info: ['indicolita-7', 'indicolita-4', '#a9d4ff'],
  'info-suave': ['indicolita-1', '#142a40', '#061a2e'],
  'info-linha': ['indicolita-3', '#2f5a85', '#a9d4ff'],
  'info-texto': ['indicolita-8', 'indicolita-3', '#a9d4ff'],
  alerta: ['rubelita-7', 'rubelita-5', '#ffe45c'],
  'alerta-tinta': ['#fff', '#2b060d', '#000'],
  ouro: ['canario-4', 'canario-4', '#ffe45c'],
  'ouro-suave': ['canario-1', '#33280c', '#241d00'],
  'ouro-texto': ['canario-8', 'canario-3', '#ffe45c'],
})

/** For learners the ground is warmer: sand by day, and a warm night. */
export const warmDay: Colours = { fundo: '#f7f4ec', realce: '#f1ecdf', linha: '#e6e0d2', trilho: '#e4decf' }
export const warmNight: Colours = {
  fundo: '#16130d',
  folha: '#221e16',
  cabeca: '#29241b',
  realce: '#332d22',
  'realce-2': '#29241b',
  tinta: '#f5f1e8',
  'tinta-2': '#d3cbbb',
  'tinta-3': '#b0a793',
  linha: '#3a3427',
  'linha-forte': '#574f3d',
  'linha-campo': '#958a74',
  trilho: '#453e30',
}

/** The map of a path, drawn: its stones, signs and road. */
const MAP: Readonly<Record<string, Row>> = table({
  pedra: ['#ece6d8', '#5d5648', '#2b2b2b'],
  'pedra-mesa': ['#f8f5ee', '#6d6555', '#1c1c1c'],
  'pedra-fechada': ['#d8d2c3', '#453f34', '#1c1c1c'],
  'pedra-traco': ['#7a6a48', '#1c1810', '#000'],
  'pedra-sinal': ['#4d4636', '#f0e8d6', '#fff'],
  placa: ['#fffffff2', '#221e16f2', '#000'],
  'placa-tinta': ['#17211e', 'tinta', '#fff'],
  'placa-tinta-2': ['#46514e', 'tinta-2', '#f2f2f2'],
  'gema-borda': ['#fff', '#e9e2d2', '#fff'],
  estrada: ['#fffaf0', '#b3aa98', '#d9d9d9'],
  'estrada-ponto': ['#b9a77f', '#57503f', '#000'],
})

/** What a tenant's panel is in high contrast, whatever its colour. */
const HIGH_PANEL = { 'marca-painel': '#000', 'marca-painel-tinta': '#fff', 'marca-brilho': 'marca-3' }

const column = (place: 0 | 1 | 2, rows = ROLES): Colours =>
  Object.fromEntries(Object.entries(rows).map(([role, row]) => [role, row[place]]))

const stepsOf = (name: string, steps: readonly string[]): Colours =>
  Object.fromEntries(steps.map((colour, i) => [`${name}-${i}`, colour]))

const tenant = ({ steps, panel, panelInk, glow }: Scale): Colours => ({
  ...stepsOf('marca', steps),
  'marca-painel': panel,
  'marca-painel-tinta': panelInk,
  'marca-brilho': glow,
})

const isColour = (value: Value): boolean => value.startsWith('#')
/** The same luminance without hue, so that every ratio holds. */
const greys = (colours: Colours): Colours =>
  Object.fromEntries(
    Object.entries(colours).flatMap(([name, value]) =>
      isColour(value) && value.length === 7 ? [[name, greyOf(value)]] : [],
    ),
  )

export const families: Colours = Object.assign(
  {},
  ...Object.entries(FAMILIES).map(([name, steps]) => stepsOf(name, steps)),
)
export const day = column(0)
export const night = column(1)
export const high: Colours = { ...column(2), ...HIGH_PANEL }
export const grey: Colours = greys({ ...families, ...day, ...warmDay })

/** What the page has until the tenant's own sheet comes: weaker than it, whichever loads first. */
const initial = scaleOf(PALETTES.turmalina)

/** The hue of a place, where it names it: its band, its card, its stone. High contrast keeps its own. */
const HUES = ['verdelita', 'indicolita', 'paraiba', 'ametista', 'rubelita', 'dravita', 'canario']
const HUE_STEPS = [1, 2, 3, 4, 6, 8]

/** What a mark, a box or a message says: its ground, its edge and its words take one tone (--sinal-). */
const TONES = { ok: 'ok', erro: 'erro', aviso: 'aviso', info: 'info', 'marca-c': 'acao' }
const SIGNS = ['suave', 'linha', 'texto']
const TONED = '.tag,.st,.recado,.caixa'
/** The discs of people, by the rest of their number. */
const DISCS = ['paraiba', 'verdelita', 'rubelita', 'indicolita', 'canario', 'ametista']

/** What a task's mark takes of its subject. */
const SUBJECTS = ['rubelita', 'indicolita', 'canario', 'verdelita']

const block = (selector: string, colours: Colours, others = ''): string =>
  `${selector}{${others}${Object.entries(colours)
    .map(([name, value]) => `--${name}:${/^[a-z]+(?:-[a-z\d]+)*$/.test(value) ? `var(--${value})` : value}`)
    .join(';')}}`

/** What stands on paper that is shown: its ground is white in the dark and in high contrast too. */
const ON_PAPER = new Set([
  'fundo',
  'folha',
  'tinta',
  'tinta-2',
  'tinta-3',
  'linha',
  'linha-forte',
  'cabeca',
  'realce',
])

const DARK = ':root[data-esquema="escuro"][data-esquema]'

/** The sheet of all of it. Paper stays white (preferences.ts). */
export function coloursSheet(): string {
  return [
    block(':root', { ...families, ...day }, 'color-scheme:light;'),
    block(':root[data-tom="aprender"]', warmDay),
    block(':where(:root)', tenant(initial)),
    block(':where(:root[data-contraste="cinza"])', tenant(greyScale(initial))),
    '@media screen{',
    block(DARK, night, 'color-scheme:dark;'),
    block(`${DARK}[data-tom="aprender"]`, warmNight),
    '}',
    block(':root[data-contraste="alto"][data-contraste]', high, 'color-scheme:dark;'),
    block(':root[data-contraste="cinza"][data-contraste]', grey),
    block('.previa-papel', Object.fromEntries(Object.entries(day).filter(([role]) => ON_PAPER.has(role)))),
    `:where(${TONED}){${SIGNS.map((part) => `--sinal-${part}:initial`).join(';')}}`,
    ...Object.entries(TONES).map(([word, role]) =>
      block(`.${word}`, Object.fromEntries(SIGNS.map((part) => [`sinal-${part}`, `${role}-${part}`]))),
    ),
    ...DISCS.map((family, i) => block(`.av.a${i}`, { h: `${family}-2`, hi: `${family}-9` })),
    ...SUBJECTS.map((family) => block(`.tar .ti.${family}`, { mat: `${family}-6` })),
  ].join('\n')
}

export const huesSheet = (): string =>
  HUES.map((hue) =>
    block(`.matiz-${hue}`, Object.fromEntries(HUE_STEPS.map((step) => [`cor-${step}`, `${hue}-${step}`]))),
  ).join('\n')

export function mapSheet(): string {
  const day = column(0, MAP)
  return [
    block('.tr-mapa', day),
    '@media screen{',
    block('[data-esquema="escuro"] .tr-mapa', column(1, MAP)),
    '}',
    block('[data-contraste="alto"] .tr-mapa', { ...column(2, MAP), 'marca-5': 'marca-3' }),
    block('[data-contraste="cinza"] .tr-mapa', greys(day)),
  ].join('\n')
}
