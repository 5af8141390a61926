/** The run-time of a SCORM package: its page finds the interface it looks for in the frame around it. */
import { Scorm12API, Scorm2004API } from 'scorm-again'
import { keepStorage } from './storage.ts'
import { asked, manifesto, tell } from './tell.ts'

keepStorage()

const { versao, entrada, titulo } = manifesto()

const SETTINGS = { autocommit: false, logLevel: 5, sendFullCommit: false } as const

const asNumber = (value: string): number | null => (value.trim() === '' ? null : Number(value))

/** The share of `raw` between `min` and `max`; 0 to 100 unless told. */
function shareOf(raw: string, min: string, max: string): number | null {
  const points = asNumber(raw)
  const [low, high] = [asNumber(min) ?? 0, asNumber(max) || 100]
  return points === null || high <= low ? null : (points - low) / (high - low)
}

/** Names of the standard → values, of what is found again at the next opening. */
type Guardado = Readonly<Record<string, string>>

/** What was kept at the last opening; null at the first, and where it is not what was kept. */
function keptBefore(): Guardado | null {
  try {
    const kept: unknown = JSON.parse(asked('g'))
    return typeof kept === 'object' ? (kept as Guardado | null) : null
  } catch {
    return null
  }
}

interface Api {
  getCMIValue: (name: string) => unknown
  loadFromJSON: (values: Record<string, unknown>, under: string) => void
}

/** Gives an interface what was kept under these names, and a way to read them all again. */
function resume(api: Api, under: string, names: readonly string[]): () => string {
  const before = keptBefore()
  const read = (name: string): string => String(api.getCMIValue(name) ?? '')
  for (const name of before ? names : []) {
    const [field = '', ...parents] = name.split('.').reverse()
    if (before?.[name]) api.loadFromJSON({ [field]: before[name] }, parents.reverse().join('.'))
  }
  api.loadFromJSON({ entry: before ? 'resume' : 'ab-initio' }, under)
  return () => JSON.stringify(Object.fromEntries(names.map((name) => [name, read(name)])))
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

function play12(): void {
  const api = new Scorm12API(SETTINGS)
  const read = (name: string): string => String(api.getCMIValue(`cmi.core.${name}`) ?? '')
  const keep = resume(api, 'cmi.core', KEPT_12)
  const say = () =>
    tell({
      pontos: shareOf(read('score.raw'), read('score.min'), read('score.max')),
      concluido: ['completed', 'passed', 'failed'].includes(read('lesson_status')),
      guardado: keep(),
    })
  for (const event of ['LMSSetValue.cmi.*', 'LMSCommit', 'LMSFinish']) api.on(event, say)
  Object.assign(window, { API: api })
}

function play2004(): void {
  const api = new Scorm2004API(SETTINGS)
  const read = (name: string): string => String(api.getCMIValue(`cmi.${name}`) ?? '')
  const keep = resume(api, 'cmi', KEPT_2004)
  const say = () =>
    tell({
      guardado: keep(),
      pontos:
        asNumber(read('score.scaled')) ?? shareOf(read('score.raw'), read('score.min'), read('score.max')),
      concluido:
        read('completion_status') === 'completed' || ['passed', 'failed'].includes(read('success_status')),
    })
  for (const event of ['SetValue.cmi.*', 'Commit', 'Terminate']) api.on(event, say)
  Object.assign(window, { API_1484_11: api })
}

if (versao === '1.2') play12()
else play2004()

const frame = document.createElement('iframe')
frame.title = titulo
frame.src = `${location.pathname.replace(/\/$/, '')}/c/${entrada.split('/').map(encodeURIComponent).join('/')}`
document.body.append(frame)
