/** The run-time of an H5P package: draws it, and hears how it goes by its own statements (xAPI). */
import { H5P } from 'h5p-standalone'
import frameJs from 'h5p-standalone/dist/frame.bundle.js?url'
import frameCss from 'h5p-standalone/dist/styles/h5p.css?url'
import { hearBlocked, warn, windowsIn } from './avisos.ts'
import keepJs from './keep.ts?worker&url'
import { keepStorage } from './storage.ts'
import { asked, tell } from './tell.ts'

keepStorage()

interface Statement {
  getScore(): number | null
  getMaxScore(): number | null
  getVerb(): string
  data: { statement: { context?: { contextActivities?: { parent?: unknown[] } } } }
}

interface Dispatcher {
  on(name: 'xAPI', listen: (event: Statement) => void): void
}

/** What the content keeps of itself: by part of it, then by kind, in words of its own. */
type Guardado = Record<string, Record<string, string>>

interface Integration {
  contents: Record<string, { contentUserData?: Guardado | undefined }>
}

/** How often the content is asked what it keeps, in seconds. */
const KEEP_S = 2

/** What was kept at the last opening; undefined at the first, and where it is not what was kept. */
function keptBefore(): Guardado | undefined {
  try {
    const kept: unknown = JSON.parse(asked('g'))
    return typeof kept === 'object' && kept !== null ? (kept as Guardado) : undefined
  } catch {
    return undefined
  }
}

/** What has drawn nothing for so long draws nothing. */
const EMPTY_S = 5

const ENDS = ['completed', 'answered', 'mastered', 'passed', 'failed']

// Before its own: what runs in the frame that it makes.
Object.assign(window, {
  H5PIntegration: { core: { scripts: [new URL(keepJs, location.origin).href], styles: [] } },
})

const place = document.createElement('div')
document.body.append(place)

const player = new H5P(place, {
  h5pJsonPath: `${location.pathname.replace(/\/$/, '')}/c`,
  frameJs,
  frameCss,
  saveFreq: KEEP_S,
  contentUserData: keptBefore(),
})

/** What the content keeps now. Its run-time writes it down here as often as it was told to. */
function keep(): string {
  const { contents } = (window as unknown as { H5PIntegration: Integration }).H5PIntegration
  const [content] = Object.values(contents)
  return content?.contentUserData ? JSON.stringify(content.contentUserData) : ''
}

hearBlocked(window)

/** Where the content is drawn: in the frame that H5P makes, or here. */
const placeOf = (): Document => document.querySelector('iframe')?.contentDocument ?? document

function isDrawn(): boolean {
  const content = placeOf().querySelector('.h5p-content')
  return content !== null && (content.childElementCount > 0 || content.textContent !== '')
}

player.then(
  () => {
    const inside = document.querySelector('iframe')
    if (inside) for (const one of windowsIn(inside)) hearBlocked(one)
    let seconds = 0
    const watch = setInterval(() => {
      // What is still on its way is not empty.
      seconds = placeOf().readyState === 'complete' && !isDrawn() ? seconds + 1 : 0
      if (seconds >= EMPTY_S) warn('vazio')
      if (seconds >= EMPTY_S || isDrawn()) clearInterval(watch)
    }, 1_000)
  },
  () => warn('vazio'),
)

void player.then(() => {
  const { externalDispatcher } = (window as unknown as { H5P: { externalDispatcher: Dispatcher } }).H5P
  let result: { pontos: number | null; concluido: boolean } = { pontos: null, concluido: false }
  let told = keep()
  const say = () => {
    told = keep()
    tell({ ...result, guardado: told })
  }
  setInterval(() => {
    if (keep() !== told) say()
  }, 1_000)
  externalDispatcher.on('xAPI', (event) => {
    // A part of the whole tells of itself too.
    if (event.data.statement.context?.contextActivities?.parent?.length) return
    const [score, most] = [event.getScore(), event.getMaxScore()]
    if (!ENDS.includes(event.getVerb())) return
    result = { pontos: score === null || !most ? null : score / most, concluido: true }
    say()
  })
})
