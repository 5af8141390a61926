/** The run-time of an H5P package: draws it, and hears how it goes by its own statements (xAPI). */
import { H5P } from 'h5p-standalone'
import core from 'h5p-standalone/dist/fonts/h5p-core-30.woff2?url'
import theme from 'h5p-standalone/dist/fonts/h5p-theme.woff2?url'
import frameJs from 'h5p-standalone/dist/frame.bundle.js?url'
import throbber from 'h5p-standalone/dist/images/throbber.gif?url'
import css from 'h5p-standalone/dist/styles/h5p.css?raw'
import { tell } from './tell.ts'

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

/** What its looks need of ours; its other fonts are left to the device. */
const FILES: Readonly<Record<string, string>> = {
  'h5p-core-30.woff2': core,
  'h5p-theme.woff2': theme,
  'throbber.gif': throbber,
}

/** Its style sheet, with whole addresses: built ones bear other names, and it stands at an address without a folder. */
function looks(): string {
  const whole = css.replace(/url\('\.\.\/[\w/-]*?([\w.-]+)(?:\?[^']*)?'\)/g, (_, name: string) => {
    const file = FILES[name]
    return file ? `url('${new URL(file, location.origin)}')` : "local('x')"
  })
  return URL.createObjectURL(new Blob([whole], { type: 'text/css' }))
}

const place = document.createElement('div')
document.body.append(place)

const player = new H5P(place, {
  h5pJsonPath: `${location.pathname.replace(/\/$/, '')}/c`,
  frameJs,
  frameCss: looks(),
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
