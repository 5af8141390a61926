/** Whether an answer tells what is not yours from what is not there. */

import type { CallInput } from '../../core/contract/request.ts'
import type { ServedCall } from '../../core/server/serve.ts'
import { type CallAsOptions, callAs } from '../kit/call.ts'
import type { Person } from '../kit/tenant.ts'
import { type Place, placesOf, valueAt, withAt } from './places.ts'

export interface Told {
  status: number
  /** Everything of the answer that the asker sees, but the moment and the number of the request. */
  text: string
}

const OF_THE_REQUEST = ['date', 'x-request-id']
const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g

export async function told(
  call: ServedCall,
  who: Person,
  input: CallInput,
  options: CallAsOptions = {},
): Promise<Told> {
  const { status, body, headers } = await callAs(who, call.endpoint, input as never, options)
  const seen = Object.entries(headers).filter(([name]) => !OF_THE_REQUEST.includes(name))
  return { status, text: JSON.stringify([status, body, seen.sort()]).replaceAll(INSTANT, 'T') }
}

/** Numbers that nobody's thing ever gets here. */
const NOBODYS = 8_999_999_999_999

/** A name of nothing, in the shape of another name. */
export const nothingLike = (name: unknown, nth = 0): unknown =>
  typeof name === 'number'
    ? NOBODYS - nth
    : String(name).replace(/[a-z0-9]/gi, (sign) => (/[a-f0-9]/i.test(sign) ? '3' : sign))

/** The request naming nothing that there is. */
export const namingNothing = (input: CallInput, places: readonly Place[]): CallInput =>
  places.reduce((made, place, nth) => withAt(made, place, nothingLike(valueAt(made, place), nth)), input)

const placed = (place: Place) => place.join('.')

/**
 * Asks for what is hidden from `who`, for what is another tenant's, and for nothing, at each place and at all: the
 * places at which they are told apart.
 */
export async function tellsApart(
  call: ServedCall,
  who: Person,
  { hidden, theirs }: { hidden: CallInput; theirs: CallInput },
  options: CallAsOptions = {},
): Promise<{ told: Told; apart: string[] }> {
  const places = placesOf(call.endpoint, hidden)
  const answer = await told(call, who, hidden, options)
  const others: [string, CallInput][] = [
    ...places.map((place): [string, CallInput] => [
      placed(place),
      withAt(hidden, place, nothingLike(valueAt(hidden, place))),
    ]),
    ['of another tenant', theirs],
  ]
  if (places.length > 1) others.push(['nothing at all', namingNothing(hidden, places)])
  const apart: string[] = []
  for (const [name, input] of others) {
    const other = await told(call, who, input, options)
    if (other.text !== answer.text) apart.push(`${name}: ${other.status} for ${answer.status}`)
  }
  return { told: answer, apart }
}

/** Requests of one's own, each with another name in one place. */
export interface Renamed {
  hidden: CallInput
  theirs: CallInput
  nothing: CallInput
}

/**
 * Asks for nothing, for what is another tenant's, and for what is hidden from `who`, beside what is theirs. `renew`
 * makes the requests anew where the first one was done: then only that all are done alike is compared.
 */
export async function tellsApartBeside(
  call: ServedCall,
  who: Person,
  first: Renamed,
  renew: () => Promise<Renamed>,
  options: CallAsOptions = {},
): Promise<{ told: Told; apart: string[] }> {
  const { method, reads } = call.endpoint
  const nothing = await told(call, who, first.nothing, options)
  const isDone = nothing.status === 200 && method !== 'GET' && !reads
  const seen = ({ status, text }: Told) => (isDone ? String(status) : text)
  const theirs = await told(call, who, (isDone ? await renew() : first).theirs, options)
  const hidden = await told(call, who, (isDone ? await renew() : first).hidden, options)
  const apart: string[] = []
  if (seen(theirs) !== seen(nothing)) apart.push(`of another tenant: ${theirs.status} for ${nothing.status}`)
  if (seen(hidden) !== seen(nothing)) apart.push(`hidden: ${hidden.status} for ${nothing.status}`)
  return { told: hidden, apart }
}
