/** What this tab remembers while somebody is away at a provider: a secret that only this browser has, and the purpose. */
import { keptSecret } from '../../../../core/web/device/secret.ts'
import { readJson, safeStorage } from '../../../../core/web/device/storage.ts'

/** Of the tab: what another tab began, this one does not finish. */
const storage = safeStorage(() => globalThis.sessionStorage)

const SECRET = 'provedor.navegador'
const TRIP = 'provedor.viagem'
const CLAIM = 'provedor.ficha'

/** The secret of this browser's tab. */
export const navegador = (): string => keptSecret(storage, SECRET)

/** A ficha as the server takes it: with the secret of the browser that it was issued to. */
export const provedorToken = (ficha: string): string => `${ficha}.${navegador()}`

export interface Trip {
  /** The account that links another one; absent when somebody signs in. */
  vincula?: string
  /** The account that proves anew who it is. */
  prova?: string
  /** A shared device keeps no name. */
  compartilhada: boolean
}

export const keepTrip = (trip: Trip): void => void storage.write(TRIP, JSON.stringify(trip))

/** The trip that ends here; a page opened out of the blue has none. */
export function takeTrip(): Trip {
  const kept = readJson(storage, TRIP) as Partial<Trip> | undefined
  storage.remove(TRIP)
  return {
    compartilhada: kept?.compartilhada === true,
    ...(typeof kept?.vincula === 'string' && { vincula: kept.vincula }),
    ...(typeof kept?.prova === 'string' && { prova: kept.prova }),
  }
}

export interface Claim {
  ficha: string
  vincula: string
}

/** An account at a provider, on its way to the page that links it. */
export const keepClaim = (claim: Claim): void => void storage.write(CLAIM, JSON.stringify(claim))

export function takeClaim(): Claim | null {
  const kept = readJson(storage, CLAIM) as Partial<Claim> | undefined
  storage.remove(CLAIM)
  return typeof kept?.ficha === 'string' && typeof kept.vincula === 'string'
    ? { ficha: kept.ficha, vincula: kept.vincula }
    : null
}
