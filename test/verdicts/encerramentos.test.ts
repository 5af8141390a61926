/** A closing date that has passed is refused by every call that takes one, with a sentence at its field. */
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { servedCalls } from '../../apps/server/areas.ts'
import type { ServedCall } from '../../core/server/serve.ts'
import { callAs } from '../kit/call.ts'
import { filesOf, letInBy, nameOf, requestsOf } from './requests.ts'
import { makeWorld } from './world.ts'

/** Nothing here is about time: a busy machine may take this long. */
const LONG_MS = 300_000

const CLOSES = /^(fim|ate|dtFim|prazo|encerra\w*)$/
const PAST = ['2001-03-05T12:00:00.000Z', '2001-03-05']

/** Ends that may lie behind: what is written down of days gone, or only asked about. */
const BEHIND: Readonly<Record<string, string>> = {
  'turma.create': 'the last day of a class, whose year may be over when it is written down',
  'turma.configure': 'the same',
  'privacidade.reportIncidente': 'when something went wrong',
  'matricula.exportTransferencias': 'from when to when is asked',
  'auditoria.exportLog': 'the same',
}

interface Closing {
  call: ServedCall
  field: string
  past: string
}

const closings: readonly Closing[] = servedCalls.flatMap((call) => {
  const { method, reads, body } = call.endpoint
  const fields = (body as { properties?: Readonly<Record<string, TSchema>> } | undefined)?.properties ?? {}
  if (method === 'GET' || reads || nameOf(call) in BEHIND) return []
  return Object.entries(fields).flatMap(([field, schema]) => {
    const past = CLOSES.test(field) && PAST.find((text) => Value.Check(schema, text))
    return past ? [{ call, field, past }] : []
  })
})

it(
  'no call takes an end that has passed',
  async () => {
    const world = await makeWorld()
    const asked = await requestsOf(world)
    const told: string[] = []
    for (const { call, field, past } of closings) {
      const input = asked(call)
      const who = world.people[letInBy(call)[0] ?? 'aluno']
      const { status, body } = await callAs(
        who,
        call.endpoint,
        { ...input, body: { ...(input.body as object), [field]: past } } as never,
        filesOf(call),
      )
      const campos = Object.keys((body as { campos?: object }).campos ?? {})
      if (![400, 422].includes(status) || !campos.includes(field))
        told.push(`${nameOf(call)} ${field}: ${status} ${JSON.stringify(body).slice(0, 120)}`)
    }
    expect(told).toEqual([])
    expect(closings.length).toBeGreaterThan(15)
  },
  LONG_MS,
)
