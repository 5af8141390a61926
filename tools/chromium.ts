/** Finds a Chromium: an installed one, else the system's package, else the one of the npm package; and a light one. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Where systems put it that tell no PATH of it, or another PATH. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Every place where one may be installed, those of the PATH first. */
export const candidates = (PATH = process.env.PATH ?? ''): string[] => [
  ...PATH.split(path.delimiter)
    .filter(path.isAbsolute)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name))),
  ...PLACES,
]

const works = (file: string): boolean => {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

/** The one of the npm package, where it starts: without windows, and built to run fast. */
async function packaged(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    const file = await chromium.executablePath()
    return works(file) ? file : undefined
  } catch {
    return undefined
  }
}

function fromSystem(say: (message: string) => void): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  say('Chromium: instalando o do sistema (apt-get install chromium), um a dois minutos…')
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
    })
  } catch {
    return undefined
  }
  return works('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined
}

/**
 * The path of a Chromium that starts. `say` is told what is being done.
 * @throws when there is none and none can be brought; the message says what to install
 */
export async function findChromium(say: (message: string) => void): Promise<string> {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const installed = candidates().find((file) => existsSync(file) && works(file))
  if (installed) {
    say(`Chromium: ${installed}`)
    return installed
  }
  // The whole browser goes first: the one of the package keeps no notifications, and workers wait there for ever.
  const system = fromSystem(say)
  if (system) return system
  say('Chromium: nenhum instalado; usando o do pacote @sparticuz/chromium.')
  const own = await packaged()
  if (own) return own
  say('Chromium: o do pacote não inicia aqui.')
  throw new Error(
    'Instale o Chromium ou o Google Chrome (no Debian: sudo apt-get install chromium), ou aponte CHROMIUM_PATH para um deles.',
  )
}

/**
 * The path of a Chromium that draws no window of its own: a page costs it half the work of a whole browser. It keeps no
 * notifications, and a new service worker waits there for ever. `whole` serves where it is the one given, or none starts.
 */
export async function findLightChromium(whole: string, say: (message: string) => void): Promise<string> {
  if (process.env.CHROMIUM_PATH) return whole
  const light = await packaged()
  if (light && light !== whole) say('Chromium leve: o do pacote @sparticuz/chromium.')
  return light ?? whole
}
