/** Whoever looks through somebody's eyes ("ver como") takes nothing away that serves them after the visit. */
import { beforeAll, expect, it } from 'vitest'
import { servedCalls } from '../apps/server/areas.ts'
import { tentativaApi } from '../areas/ensino/tentativa/contract.ts'
import { auditoriaApi } from '../areas/escola/auditoria/contract.ts'
import { isBeyondLooking } from '../core/server/serve.ts'
import { callAs } from './kit/call.ts'
import type { Person } from './kit/tenant.ts'
import { expected, table } from './verdicts/table.ts'
import { makeWorld, type Principal, type World } from './verdicts/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})

/** Whose eyes are looked through: the first of these that a call lets in. The others may not be looked at. */
const EYES = [
  'aluno',
  'professor',
  'coordenador',
  'gestor escrita',
  'autor',
  'sem papel',
  'responsavel',
] as const satisfies readonly Principal[]

interface Eyes {
  person: Person
  /** Seconds since 1970. */
  until: number
}

const opened = new Map<Principal, Promise<Eyes>>()

/** Each pair of eyes has a supporter of its own: who looks anew stops looking elsewhere. */
async function open(principal: Principal): Promise<Eyes> {
  const suporte = await world.tenant.person(`Suporte ${principal}`, { papel: 'suporte' })
  const target = world.people[principal] as Person
  const { token, ate } = (
    await callAs(suporte, auditoriaApi.startVerComo, {
      params: { id: target.id },
      body: { motivo: 'Chamado 4711.' },
    })
  ).data
  return { person: { ...target, token }, until: new Date(ate).getTime() / 1000 }
}

const eyesOf = (principal: Principal): Promise<Eyes> => {
  const eyes = opened.get(principal) ?? open(principal)
  opened.set(principal, eyes)
  return eyes
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

/** A signature of ours at the end of a ticket. */
const SIGNED = /([\w.-]+)\.[\w-]{43}(?=$|\/)/
/** What nobody could guess, as our links, keys and seals are spelt. */
const OPAQUE = /(?:^|[^\w-])([\w-]{40,})(?=$|[^\w-])/
const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/** Instants within a ticket, in seconds. */
const instantsOf = (ticket: string): number[] =>
  (ticket.match(/\d{10,13}/g) ?? []).map((digits) => Number(digits) / (digits.length === 13 ? 1000 : 1))

/** What in an answer would serve after `until`: a ticket that ends later or never, and what can't be told to end. */
function lasting(body: object, until: number): string[] {
  return textsOf(body).flatMap((text) => {
    const ticket = SIGNED.exec(text)?.[1]
    if (ticket !== undefined) {
      const ends = instantsOf(ticket)
      return ends.length > 0 && Math.max(...ends) <= until ? [] : [text]
    }
    const opaque = OPAQUE.exec(text)?.[1]
    return opaque === undefined || isHash(opaque) ? [] : [text]
  })
}

/** Told to everybody alike: the public key by which browsers take push. */
const OPEN = ['notificacao.findEscolhas']

const calls = servedCalls.map(({ name, endpoint }) => ({ call: `${endpoint.area}.${name}`, endpoint }))

it('eyes see: a ticket for hours, a key and a seal are found; what ends with the visit is not', () => {
  const until = 2_000_000_000
  const signature = 'x'.repeat(43)
  const of = (url: string) => lasting({ a: [{ url }] }, until).length
  expect(of(`/arquivos/1/a.png?t=1.2000000001.o.${signature}`)).toBe(1)
  expect(of(`/arquivos/1/a.png?t=1.2000000000.o.${signature}`)).toBe(0)
  expect(of(`/arquivos/pacotes/a.pac?t=1.2.3.2000000001000.${signature}`)).toBe(1)
  expect(of(`/pacote/1.7.1999999999.0.${signature}/`)).toBe(0)
  expect(of(`/agenda/${signature}.ics`)).toBe(1)
  expect(of(signature)).toBe(1)
})

it('is refused whatever would outlive the visit, and every change', async () => {
  const said: Record<string, string> = {}
  const kept: string[] = []
  let seen = 0
  for (const { call, endpoint } of calls) {
    const principal = EYES.find((one) => expected(call, endpoint.access, one) === 'ok')
    if (principal === undefined || call === 'sessao.signOut' || OPEN.includes(call)) continue
    // A door that is open to everybody: who looks stands before it as nobody, and is given what anybody is.
    if (endpoint.access === 'public' && isBeyondLooking(endpoint)) continue
    const { person, until } = await eyesOf(principal)
    // A request to open a class again is furnished with one that is closed: the others want it open.
    await world.tenant.sql(`update turma set status = 'ativa' where tenant_id = $1 and id = $2`, [
      world.tenant.id,
      world.tenant.turma,
    ])
    const input = (await table[call]?.input?.(world, principal)) ?? {}
    const { status, body } = await callAs(person, endpoint, input as never, {
      files: table[call]?.files ?? [],
    })
    const refused = status === 403 && body.codigo === 'somente_leitura'
    if (isBeyondLooking(endpoint) && !refused) said[call] = `${status} ${body.codigo ?? ''}`
    if (status !== 200) continue
    seen += 1
    kept.push(...lasting(body, until).map((text) => `${call}: ${text}`))
  }
  expect(said).toEqual({})
  expect(kept).toEqual([])
  expect(seen).toBeGreaterThan(80)
}, 120_000)

it('refuses the address of a result, which its own pupil is given', async () => {
  const input = (await table['tentativa.compartilhar']?.input?.(world, 'aluno')) as never
  const { person } = await eyesOf('aluno')
  expect(await callAs(person, tentativaApi.compartilhar, input)).toMatchObject({
    status: 403,
    body: { codigo: 'somente_leitura' },
  })
  const { data } = await callAs(world.aluno, tentativaApi.compartilhar, input)
  expect(lasting(data, Date.now() / 1000)).toEqual([data.id])
})
