/** The run-time of a SCORM package: its page finds the interface it looks for in the frame around it. */
import { Scorm12API, Scorm2004API } from 'scorm-again'
import { languageOf, say as sayIn } from '../../../../../core/texts/texts.ts'
import type { Sco } from '../../rules-pacote.ts'
import { hearBlocked, warn, windowsIn } from './avisos.ts'
import { type Guardado, type Lugar, type Parte, parteOf, readLugar, resultOf, writeLugar } from './partes.ts'
import { keepStorage } from './storage.ts'
import { asked, manifesto, tell } from './tell.ts'
import { pacoteTexts } from './texts.ts'

keepStorage()

const { versao, entrada, titulo, itens = [] } = manifesto()

const SETTINGS = { autocommit: false, logLevel: 5, sendFullCommit: false } as const

const asNumber = (value: string): number | null => (value.trim() === '' ? null : Number(value))

/** The share of `raw` between `min` and `max`; 0 to 100 unless told. */
function shareOf(raw: string, min: string, max: string): number | null {
  const points = asNumber(raw)
  const [low, high] = [asNumber(min) ?? 0, asNumber(max) || 100]
  return points === null || high <= low ? null : (points - low) / (high - low)
}

/** What was kept at the last opening of a package of one part; null at the first, and where it is not what was kept. */
function keptBefore(): Guardado | null {
  try {
    const kept: unknown = JSON.parse(asked('g'))
    return typeof kept === 'object' ? (kept as Guardado | null) : null
  } catch {
    return null
  }
}

const frame = document.createElement('iframe')

/**
 * Whether to go on where one was is asked by packages of a person who can't be shown the question in here: the answer is
 * yes, from the moment that they speak to us, which is before.
 */
function sayYes(): void {
  for (const inside of windowsIn(frame)) inside.confirm = () => true
}

interface Api {
  getCMIValue: (name: string) => unknown
  loadFromJSON: (values: Record<string, unknown>, under: string) => void
}

/** Gives an interface what was kept under these names, and a way to read them all again. */
function resume(api: Api, under: string, names: readonly string[], before: Guardado | null): () => Guardado {
  const read = (name: string): string => String(api.getCMIValue(name) ?? '')
  for (const name of before ? names : []) {
    const [field = '', ...parents] = name.split('.').reverse()
    if (before?.[name]) api.loadFromJSON({ [field]: before[name] }, parents.reverse().join('.'))
  }
  api.loadFromJSON({ entry: before ? 'resume' : 'ab-initio' }, under)
  return () => Object.fromEntries(names.map((name) => [name, read(name)]))
}

const KEPT_12 = [
  'cmi.core.lesson_location',
  'cmi.core.lesson_status',
  'cmi.core.score.raw',
  'cmi.suspend_data',
]
const KEPT_2004 = [
  'cmi.location',
  'cmi.completion_status',
  'cmi.success_status',
  'cmi.score.scaled',
  'cmi.suspend_data',
]

type Heard = (parte: Parte) => void

function play12(before: Guardado | null, heard: Heard): void {
  const api = new Scorm12API(SETTINGS)
  const read = (name: string): string => String(api.getCMIValue(`cmi.core.${name}`) ?? '')
  const keep = resume(api, 'cmi.core', KEPT_12, before)
  const say = () =>
    heard({
      p: shareOf(read('score.raw'), read('score.min'), read('score.max')),
      c: ['completed', 'passed', 'failed'].includes(read('lesson_status')),
      g: keep(),
    })
  for (const event of ['LMSSetValue.cmi.*', 'LMSCommit', 'LMSFinish']) api.on(event, say)
  for (const event of ['LMSInitialize', 'LMSGetValue.cmi.*']) api.on(event, sayYes)
  Object.assign(window, { API: api })
}

function play2004(before: Guardado | null, heard: Heard): void {
  const api = new Scorm2004API(SETTINGS)
  const read = (name: string): string => String(api.getCMIValue(`cmi.${name}`) ?? '')
  const keep = resume(api, 'cmi', KEPT_2004, before)
  const say = () =>
    heard({
      p: asNumber(read('score.scaled')) ?? shareOf(read('score.raw'), read('score.min'), read('score.max')),
      c: read('completion_status') === 'completed' || ['passed', 'failed'].includes(read('success_status')),
      g: keep(),
    })
  for (const event of ['SetValue.cmi.*', 'Commit', 'Terminate']) api.on(event, say)
  for (const event of ['Initialize', 'GetValue.cmi.*']) api.on(event, sayYes)
  Object.assign(window, { API_1484_11: api })
}

const play = versao === '1.2' ? play12 : play2004

const addressOf = (page: string, consulta = ''): string =>
  `${location.pathname.replace(/\/$/, '')}/c/${page.split('/').map(encodeURIComponent).join('/')}${consulta && `?${consulta}`}`

frame.title = titulo

function hearFrame(): void {
  for (const inside of windowsIn(frame)) hearBlocked(inside)
}

/** A package of one part is its page and nothing around it. */
function playOne(): void {
  play(keptBefore(), ({ p, c, g }) => tell({ pontos: p, concluido: c, guardado: JSON.stringify(g) }))
  frame.addEventListener('load', hearFrame)
  frame.addEventListener('error', () => warn('vazio'))
  frame.src = addressOf(entrada)
  document.body.append(frame)
}

/** A package of several parts: their contents, the way back and on, and the page of the one that is open. */
function playParts(): void {
  const t = sayIn(pacoteTexts, languageOf(asked('l')))
  document.documentElement.lang = languageOf(asked('l'))
  document.documentElement.style.fontSize = asked('t')
  let lugar: Lugar = readLugar(asked('g'), itens)

  const bar = document.createElement('nav')
  bar.className = 'partes'
  bar.setAttribute('aria-label', t.sumario)
  const button = (label: string, act: () => void) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.textContent = label
    made.addEventListener('click', act)
    return made
  }
  const nameOf = (sco: Sco) => sco.titulo || t.semTitulo(itens.indexOf(sco) + 1)
  const at = () =>
    Math.max(
      0,
      itens.findIndex(({ id }) => id === lugar.em),
    )
  const back = button(t.anterior, () => open(itens[at() - 1]))
  const on = button(t.proxima, () => open(itens[at() + 1]))
  const list = document.createElement('ol')
  list.id = 'sumario'
  list.hidden = true
  const contents = button(t.sumario, () => showList(list.hidden === true))
  contents.setAttribute('aria-controls', list.id)
  const where = document.createElement('span')
  where.setAttribute('role', 'status')
  bar.append(contents, back, where, on)

  function showList(shown: boolean): void {
    list.hidden = !shown
    contents.setAttribute('aria-expanded', String(shown))
  }

  const entries = itens.map((sco) => {
    const entry = button(nameOf(sco), () => {
      showList(false)
      open(sco)
      contents.focus()
    })
    const item = document.createElement('li')
    item.style.paddingInlineStart = `${Math.min(sco.nivel, 6)}rem`
    item.append(entry)
    list.append(item)
    return entry
  })

  function draw(): void {
    const n = at()
    where.textContent = t.parte(n + 1, itens.length)
    back.disabled = n === 0
    on.disabled = n === itens.length - 1
    for (const [i, entry] of entries.entries()) {
      const sco = itens[i]
      if (!sco) continue
      const done = parteOf(lugar, sco.id).c
      entry.textContent = done ? `${nameOf(sco)} (${t.concluida})` : nameOf(sco)
      if (i === n) entry.setAttribute('aria-current', 'true')
      else entry.removeAttribute('aria-current')
    }
  }

  function hear(id: string, parte: Parte): void {
    lugar = { ...lugar, partes: { ...lugar.partes, [id]: parte } }
    draw()
    tell({ ...resultOf(lugar, itens), guardado: writeLugar(lugar) })
  }

  /** The page that leaves says its last words to its own interface; the next one finds one of its own. */
  function open(sco: Sco | undefined): void {
    if (!sco) return
    frame.onload = () => {
      frame.onload = hearFrame
      lugar = { ...lugar, em: sco.id }
      const before = parteOf(lugar, sco.id)
      play(before.g, (parte) => hear(sco.id, parte))
      hear(sco.id, sco.avisa ? before : { ...before, c: true })
      frame.title = nameOf(sco)
      frame.src = addressOf(sco.entrada, sco.consulta)
    }
    frame.src = 'about:blank'
  }

  document.body.classList.add('em-partes')
  document.body.append(bar, list, frame)
  draw()
  open(itens[at()])
}

if (itens.length > 1) playParts()
else playOne()
