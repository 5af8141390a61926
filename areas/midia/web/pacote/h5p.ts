/** The run-time of an H5P package: draws it, and hears how it goes by its own statements (xAPI). */
import { H5P } from 'h5p-standalone'
import frameJs from 'h5p-standalone/dist/frame.bundle.js?url'
import frameCss from 'h5p-standalone/dist/styles/h5p.css?url'
import keepJs from './keep.ts?worker&url'
import { keepStorage } from './storage.ts'
import { tell } from './tell.ts'

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
})

void player.then(() => {
  const { externalDispatcher } = (window as unknown as { H5P: { externalDispatcher: Dispatcher } }).H5P
  externalDispatcher.on('xAPI', (event) => {
    // A part of the whole tells of itself too.
    if (event.data.statement.context?.contextActivities?.parent?.length) return
    const [score, most] = [event.getScore(), event.getMaxScore()]
    if (!ENDS.includes(event.getVerb())) return
    tell({ pontos: score === null || !most ? null : score / most, concluido: true })
  })
})
