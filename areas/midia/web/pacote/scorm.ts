/** The run-time of a SCORM package: its page finds the interface it looks for in the frame around it. */
import { Scorm12API, Scorm2004API } from 'scorm-again'
import { keepStorage } from './storage.ts'
import { manifesto, tell } from './tell.ts'

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

function play12(): void {
  const api = new Scorm12API(SETTINGS)
  const read = (name: string): string => String(api.getCMIValue(`cmi.core.${name}`) ?? '')
  const say = () =>
    tell({
      pontos: shareOf(read('score.raw'), read('score.min'), read('score.max')),
      concluido: ['completed', 'passed', 'failed'].includes(read('lesson_status')),
    })
  for (const event of ['LMSSetValue.cmi.core.*', 'LMSCommit', 'LMSFinish']) api.on(event, say)
  Object.assign(window, { API: api })
}

function play2004(): void {
  const api = new Scorm2004API(SETTINGS)
  const read = (name: string): string => String(api.getCMIValue(`cmi.${name}`) ?? '')
  const say = () =>
    tell({
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
