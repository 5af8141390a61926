/**
 * No filter and no order goes by what is not shown: else it is guessed, value by value. Every list is asked in every way
 * that its contract declares, in two states of the world that differ in hidden fields alone: the answers are the same.
 */

import { sql } from 'kysely'
import { Optional } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../../apps/server/areas.ts'
import { turmaPolicy } from '../../areas/escola/turma/policy.ts'
import { findTurma } from '../../areas/escola/turma/server/public.ts'
import { callsOf } from '../../core/contract/calls.ts'
import type { CallInput } from '../../core/contract/request.ts'
import { Line, OneOf } from '../../core/contract/schema.ts'
import { notFound } from '../../core/server/failure.ts'
import { type ServedCall, serve } from '../../core/server/serve.ts'
import { newTestApp, type TestApp } from '../kit/app.ts'
import { callAs } from '../kit/call.ts'
import type { Person } from '../kit/tenant.ts'
import { nameOf } from '../verdicts/requests.ts'
import { expected, table } from '../verdicts/table.ts'
import { makeWorld, type Principal, type World } from '../verdicts/world.ts'
import { type Hidden, hiddenIn, stateOf, valuesOf } from './escondido.ts'
import { isList, variantsOf } from './variantes.ts'

const READERS: readonly Principal[] = [
  'sem papel',
  'colega sem a vez',
  'responsavel de outra crianca',
  'professor',
  'coordenador',
]

interface Question {
  /** `turma.members to professor, papel=aluno` */
  name: string
  call: ServedCall
  who: Person
  input: CallInput
}

let world: World
let hidden: Hidden[]
let planted: TestApp & { close(): Promise<void> }

const { get } = callsOf('plantada')

const plantedApi = {
  pupils: get('/plantada/pt-br/alunos/:turma', {
    summary: 'Pupils by number, chosen and ordered by what it does not show.',
    query: {
      ordem: Optional(OneOf(['numero', 'nascimento'])),
      nascimento: Optional(Line(10)),
    },
    returns: { alunos: Line(1_000) },
  }),
}

beforeAll(async () => {
  world = await makeWorld()
  hidden = await hiddenIn(world)
  planted = await newTestApp({
    extend: (app) =>
      serve(app, plantedApi, {
        async pupils({ tx, params, query, authorize }) {
          const turma = await findTurma(tx, params.turma)
          if (!turma) throw notFound()
          authorize(turmaPolicy, 'view', turma)
          const rows = await tx
            .selectFrom('dado_pessoal')
            .select('usuario_id')
            .$if(query.nascimento !== undefined, (q) =>
              q.where(sql<boolean>`data_nascimento > ${query.nascimento}::date`),
            )
            .orderBy(query.ordem === 'nascimento' ? 'data_nascimento' : 'usuario_id')
            .limit(50)
            .execute()
          return { alunos: rows.map(({ usuario_id }) => usuario_id).join() }
        },
      }),
  })
}, 120_000)
afterAll(() => planted.close())

/** Puts each field into one of its states: `high` tells which. */
async function put(high: (one: Hidden) => boolean): Promise<void> {
  for (const one of hidden)
    for (const nth of [0, 1] as const) await one.set(stateOf(one, nth, high(one)), nth)
}

const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g

async function ask({ call, who, input }: Question): Promise<{ status: number; text: string }> {
  const app = call.endpoint.area === 'plantada' ? planted.app : undefined
  const { status, body } = await callAs(who, call.endpoint, input as never, { ...(app && { app }) })
  return { status, text: JSON.stringify(body).replaceAll(INSTANT, 'T') }
}

/** What is shown of a field may change with it; the order and the choice of rows may not. */
const blind = (text: string): string =>
  hidden.flatMap(valuesOf).reduce((told, value) => told.replaceAll(value, '§'), text)

/** Whether two answers choose and order alike, whatever they show of what is hidden. */
const alike = (one: string, other: string): boolean => blind(one) === blind(other)

/** The hidden fields by which each question is answered. */
async function goneBy(questions: readonly Question[]): Promise<string[]> {
  await put(() => false)
  const low: string[] = []
  for (const one of questions) low.push((await ask(one)).text)
  await put(() => true)
  const suspects: { one: Question; before: string }[] = []
  for (const [n, one] of questions.entries()) {
    const before = low[n] ?? ''
    const { text } = await ask(one)
    if (!alike(text, before)) suspects.push({ one, before })
  }
  const found: string[] = []
  for (const field of suspects.length > 0 ? hidden : []) {
    await put((one) => one === field)
    for (const { one, before } of suspects) {
      const { text } = await ask(one)
      const isShown = [before, text].every((told) => valuesOf(field).some((value) => told.includes(value)))
      if (!isShown && !alike(text, before)) found.push(`${one.name}: by the ${field.name}`)
    }
  }
  return found
}

/** Files with the moment or a seal of their own, another each time; the lists that they hold are asked beside them. */
const FILES = ['certificado.sample', 'pacote.find', 'relatorio.exportForum']

/** The beginning of what is hidden, as far as somebody guesses it; a number or a date is guessed whole. */
const words = () =>
  hidden.map((one) => stateOf(one, 0, false)).map((told) => (/^\d/.test(told) ? told : told.slice(0, 5)))

function questionsOf(call: ServedCall, principal: Principal, input: CallInput): Question[] {
  const who = world.people[principal] as Person
  // Words that are searched by are those of busca.test.ts.
  const { variants } = variantsOf(call.endpoint, input, words())
  return variants
    .filter(({ name }) => !name.startsWith('busca='))
    .map(({ name, input: asked }) => ({
      name: `${nameOf(call)} to ${principal}, ${name}`,
      call,
      who,
      input: asked,
    }))
}

/** What is sent is judged, and chooses no row. */
const JUDGED = ['tentativa.refazer']

const lists = servedCalls.filter(
  (call) => isList(call.endpoint) && ![...FILES, ...JUDGED].includes(nameOf(call)),
)

describe('a list', () => {
  it('that goes by a birth is seen, where it is planted', async () => {
    const call = { name: 'pupils', endpoint: plantedApi.pupils }
    const found = await goneBy(
      questionsOf(call, 'colega sem a vez', { params: { turma: world.tenant.turma } }),
    )
    expect(found).toContain('plantada.pupils to colega sem a vez, ordem=nascimento: by the birth')
    expect(found.some((one) => /, nascimento=\d.*: by the birth/.test(one))).toBe(true)
    expect(found.filter((one) => !/nascimento=/.test(one))).toHaveLength(1)
  })

  it('declares no filter that is not tried', () => {
    const untried = lists.flatMap((call) =>
      variantsOf(call.endpoint, {}, words()).untried.map((field) => `${nameOf(call)}: ${field}`),
    )
    expect(untried).toEqual([])
  })

  it('is chosen and ordered by nothing that it does not show', async () => {
    const questions: Question[] = []
    for (const call of lists) {
      const name = nameOf(call)
      const input = (await table[name]?.input?.(world, 'aluno')) ?? {}
      for (const principal of READERS)
        if (expected(name, call.endpoint.access, principal) === 'ok')
          questions.push(...questionsOf(call, principal, input))
    }
    expect(questions.length).toBeGreaterThan(500)
    expect(await goneBy(questions)).toEqual([])
  })
})
