/** Tells the page around a package what a person would only see as an empty place. */
import type { PacoteAviso } from '../../rules-pacote.ts'
import { asked } from './tell.ts'

export function warn(aviso: PacoteAviso['aviso'], de = ''): void {
  const message: PacoteAviso = { turmalina: 'aviso', aviso, de }
  parent.postMessage(message, asked('o'))
}

/** The host of an address of another place; '' for what is of the package itself, or no address. */
function strangeHost(address: string): string {
  if (!/^https?:/.test(address)) return ''
  const { host, hostname } = new URL(address)
  return host === location.host ? '' : hostname.slice(0, 100)
}

interface Violation {
  blockedURL?: string
  blockedURI?: string
}

/** Listens in a document of the package to what its policy stops, from before too where the browser remembers it. */
export function hearBlocked(inside: Window & typeof globalThis): void {
  const heard = ({ blockedURL, blockedURI }: Violation) => {
    const host = strangeHost(blockedURL ?? blockedURI ?? '')
    if (host) warn('bloqueado', host)
  }
  inside.document.addEventListener('securitypolicyviolation', heard)
  const Observer = (inside as { ReportingObserver?: typeof ReportingObserver }).ReportingObserver
  if (!Observer) return
  const observer = new Observer(
    (reports) => {
      for (const { body } of reports) if (body) heard(body as unknown as Violation)
    },
    { types: ['csp-violation'], buffered: true },
  )
  observer.observe()
}

/** The documents inside a frame of the package, as far as they are its own. */
export function windowsIn(frame: HTMLIFrameElement): (Window & typeof globalThis)[] {
  const found: (Window & typeof globalThis)[] = []
  const look = (one: Window | null, depth: number): void => {
    try {
      if (!one?.document || depth > 5) return
      found.push(one as Window & typeof globalThis)
      for (let at = 0; at < one.frames.length; at += 1) look(one.frames[at] ?? null, depth + 1)
    } catch {
      // Of another place: the policy shows none, and nothing of it is in our reach.
    }
  }
  look(frame.contentWindow, 0)
  return found
}
