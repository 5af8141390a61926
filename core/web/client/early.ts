/**
 * What the page asked for before its scripts came (apps/web/public/early.js): each reading is taken once, by the first
 * call that would have asked for the same in the same name. What was refused for a passing reason is asked for again.
 */
import type { RawAnswer } from './request.ts'

/** As the page leaves it. */
export interface EarlyReadings {
  /** In the language of the page, with their queries. */
  addresses: readonly string[]
  headers: Readonly<Record<string, string>>
  /** In the order of the addresses; undefined where they did not come. */
  answers: Promise<EarlyAnswers | undefined>
}

interface EarlyAnswers {
  /** The server's clock, as it answered. */
  agora: string
  respostas: readonly { status: number; corpo: unknown }[]
}

/** The answer on its way to this address, or undefined where none is. */
export type TakeEarly = (
  address: string,
  headers: Readonly<Record<string, string>>,
) => Promise<RawAnswer | undefined> | undefined

/** How long after the page began an answer still tells how things stand. */
const FRESH_MS = 10_000

const passes = (status: number): boolean => status === 429 || status >= 500

const sameHeaders = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean => {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}

/** `now`: milliseconds since the page began. */
export function takeEarly(found: EarlyReadings | undefined, now: () => number): TakeEarly {
  const left = new Map(found?.addresses.map((address, at) => [address, at]))
  return (address, headers) => {
    const at = left.get(address)
    if (!found || at === undefined || !sameHeaders(headers, found.headers)) return undefined
    left.delete(address)
    if (now() > FRESH_MS) return undefined
    return found.answers.then((all) => {
      const answer = all?.respostas[at]
      if (!answer || passes(answer.status)) return undefined
      return {
        status: answer.status,
        contentType: 'application/json',
        text: JSON.stringify(answer.corpo),
      }
    })
  }
}

declare global {
  var turmalinaLeituras: EarlyReadings | undefined
}

/** Of this page. */
export const earlyOfPage = (): TakeEarly => takeEarly(globalThis.turmalinaLeituras, () => performance.now())

/** What the server's clock said when it answered the page; undefined where it did not, or where that is long ago. */
export const earlyClock = async (): Promise<string | undefined> =>
  performance.now() > FRESH_MS ? undefined : (await globalThis.turmalinaLeituras?.answers)?.agora
