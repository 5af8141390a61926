/** What is not yours is answered like what is not there, byte for byte, by every call that names anything (reliability B1). */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../../apps/server/areas.ts'
import { turmaPolicy } from '../../areas/escola/turma/policy.ts'
import { findTurma } from '../../areas/escola/turma/server/public.ts'
import { callsOf } from '../../core/contract/calls.ts'
import type { CallInput } from '../../core/contract/request.ts'
import { failure, notFound } from '../../core/server/failure.ts'
import { type ServedCall, serve } from '../../core/server/serve.ts'
import { newTestApp, type TestApp } from '../kit/app.ts'
import type { Person } from '../kit/tenant.ts'
import { namesIds } from '../sample.ts'
import { some } from '../sampling.ts'
import { nameOf } from '../verdicts/requests.ts'
import { expected, table } from '../verdicts/table.ts'
import { makeWorld, type Principal, type World } from '../verdicts/world.ts'
import { CURSORS, REFERENCE, thingsOf } from './hidden.ts'
import { optionalsOf, placesOf, valueAt, withAt } from './places.ts'
import { namingNothing, nothingLike, type Renamed, tellsApart, tellsApartBeside, told } from './telling.ts'

/** To whom nothing of the class is shown, unless a call says so. */
const STRANGERS: readonly Principal[] = [
  'sem papel',
  'aluno de outra turma',
  'responsavel de outra crianca',
  'professor de outra turma',
  'encarregado',
  'coordenador de outra escola',
]

/** Who is let in with what is theirs, and names something that is not beside it. */
const INSIDERS: readonly Principal[] = ['aluno', 'responsavel', 'professor', 'coordenador']

/** Calls that a stranger may not do with a thing that this other call shows them: they know that it is there. */
const SHOWN_BY: readonly { call: RegExp; by: string }[] = [
  { call: /^curriculo\./, by: 'curriculo.find' },
  { call: /^certificado\.(archive|restore)Layout$/, by: 'certificado.layouts' },
  { call: /^matricula\.undoTransfer$/, by: 'matricula.findPassaporte' },
  { call: /^matricula\.enter$/, by: 'matricula.findPorta' },
  { call: /^privacidade\./, by: 'privacidade.listPedidos' },
]

/** Calls that open to whoever names the thing: it is no secret that it is there, or its name is what opens. */
const OPEN: readonly { call: RegExp; why: string }[] = [
  { call: /^conta\.refuseMail$/, why: 'whoever holds the token of a letter refuses it' },
  { call: /^fator\.\w+Dispositivo$/, why: 'whoever reads the code of a program on its screen answers it' },
  { call: /^matricula\.(findPorta|enter|leave)$/, why: 'whoever has the code of a class knocks at it' },
  { call: /^matricula\.findPassaporte$/, why: 'both ends of a transfer see it' },
  { call: /^tentativa\.(relatorio|atividade|corrigirAtividade)$/, why: 'whoever has the address sees it' },
  { call: /^tentativa\.fila$/, why: 'records carry random numbers of the device; each is answered once' },
  { call: /^certificado\.check$/, why: 'whoever has the code of a certificate checks it' },
  { call: /^curriculo\./, why: 'who teaches sees every base curriculum' },
  {
    call: /^(trilha\.addAulas|compartilhamento\.shareAula)$/,
    why: 'the lesson is open to the whole platform',
  },
]

interface Furnished {
  call: ServedCall
  name: string
  mine: CallInput
  /** The same request about the other class of the tenant, and about a class of another tenant. */
  hidden: CallInput
  theirs: CallInput
}

let here: World
let furnished: Furnished[]
let things: { hidden: Record<string, number>; theirs: Record<string, number> }
let planted: TestApp & { close(): Promise<void> }

/** The world as seen from the other class. */
function elsewhereOf(world: World): World {
  const { tenant, people } = world
  return {
    ...world,
    tenant: {
      ...tenant,
      turma: tenant.outraTurma,
      outraTurma: tenant.turma,
      escola: tenant.outraEscola,
      outraEscola: tenant.escola,
      newTurma: async (nome) => {
        const id = await tenant.newTurma(nome)
        await tenant.sql('update turma set rede_id = $2 where id = $1', [id, tenant.outraEscola])
        return id
      },
    },
    aluno: people['aluno de outra turma'] as Person,
    professor: people['professor de outra turma'] as Person,
  }
}

const { get } = callsOf('plantada')

const plantedApi = {
  early: get('/plantada/pt-br/turma/:turma', {
    summary: 'Tells the state of a class before it asks who wants to know.',
  }),
}

beforeAll(async () => {
  here = await makeWorld()
  const there = await makeWorld()
  const elsewhere = elsewhereOf(here)
  things = { hidden: await thingsOf(elsewhere), theirs: await thingsOf(there) }
  furnished = []
  for (const call of servedCalls) {
    const name = nameOf(call)
    furnished.push({
      call,
      name,
      mine: await inputOf(name, here),
      hidden: await inputOf(name, elsewhere),
      theirs: await inputOf(name, there),
    })
    // A request to open a class again is furnished with one that is closed: the others want it open.
    for (const world of [here, there]) await stateOfTurmas(`status = 'ativa'`, world)
  }
  planted = await newTestApp({
    extend: (app) =>
      serve(app, plantedApi, {
        async early({ tx, params, authorize }) {
          const turma = await findTurma(tx, params.turma)
          if (!turma) throw notFound()
          if (turma.status === 'encerrada') throw failure(409, 'turma_encerrada', 'Encerrada.')
          authorize(turmaPolicy, 'view', turma)
          return {}
        },
      }),
  })
}, 300_000)
afterAll(() => planted.close())

const stateOfTurmas = (state: string, { tenant }: World = here) =>
  tenant.sql(`update turma set ${state} where tenant_id = $1 and id in ($2, $3)`, [
    tenant.id,
    tenant.turma,
    tenant.outraTurma,
  ])

const inputOf = async (name: string, world: World): Promise<CallInput> =>
  (await table[name]?.input?.(world, 'aluno')) ?? {}

const filesOf = (name: string) => ({ files: table[name]?.files ?? [] })

const person = (principal: Principal): Person => here.people[principal] as Person

/** The strangers whom a call lets nothing be done. */
const strangersTo = ({ call, name, mine }: Furnished): Principal[] =>
  placesOf(call.endpoint, mine).length === 0
    ? []
    : STRANGERS.filter((principal) => expected(name, call.endpoint.access, principal) !== 'ok')

/** Whether a stranger may know of it: shown by another call, which lets them in. */
function mayKnow(name: string, status: number, principal: Principal): boolean {
  const shown = SHOWN_BY.find(({ call }) => call.test(name))
  return status === 403 && shown !== undefined && expected(shown.by, 'resource', principal) === 'ok'
}

/** Each way to name something hidden in a request that is otherwise one's own: in a place of it, or in a field it leaves out. */
function renamings({ call, mine, hidden, theirs }: Furnished): [string, (own: CallInput) => Renamed][] {
  const places = placesOf(call.endpoint, mine).filter(
    (place) => valueAt(hidden, place) !== undefined && valueAt(hidden, place) !== valueAt(mine, place),
  )
  const fields = optionalsOf(call.endpoint, mine).filter(({ name }) => things.hidden[name] !== undefined)
  return [
    ...places.map((place): [string, (own: CallInput) => Renamed] => [
      place.join('.'),
      (own) => ({
        hidden: withAt(own, place, valueAt(hidden, place)),
        theirs: withAt(own, place, valueAt(theirs, place)),
        nothing: withAt(own, place, nothingLike(valueAt(hidden, place))),
      }),
    ]),
    ...fields.map(({ part, name, holding }): [string, (own: CallInput) => Renamed] => {
      const adding = (own: CallInput, id: unknown): CallInput => ({
        ...own,
        [part]: { ...(own[part] as object | undefined), [name]: holding(id as number) },
      })
      return [
        `${part}.${name}`,
        (own) => ({
          hidden: adding(own, things.hidden[name]),
          theirs: adding(own, things.theirs[name]),
          nothing: adding(own, nothingLike(1)),
        }),
      ]
    }),
  ]
}

describe('what is not yours', () => {
  it('is told apart by a planted call, and that is seen', async () => {
    const call = { name: 'early', endpoint: plantedApi.early }
    const inputs = {
      hidden: { params: { turma: here.tenant.turma } },
      theirs: { params: { turma: things.theirs.turma } },
    }
    const who = person('professor de outra turma')
    expect((await tellsApart(call, who, inputs, { app: planted.app })).apart).toEqual([])
    await stateOfTurmas(`status = 'encerrada'`)
    expect((await tellsApart(call, who, inputs, { app: planted.app })).apart).toEqual([
      'params.turma: 404 for 409',
      'of another tenant: 404 for 409',
    ])
    await stateOfTurmas(`status = 'ativa'`)
  })

  it('every call that names anything is furnished, or says why not', () => {
    const bare = furnished.filter(
      ({ call, mine }) =>
        namesIds(call.endpoint) &&
        placesOf(call.endpoint, mine).length === 0 &&
        optionalsOf(call.endpoint, mine).length === 0,
    )
    expect(bare.map(({ name }) => name)).toEqual([])
    const unknown = furnished.flatMap(({ call, name, mine }) =>
      optionalsOf(call.endpoint, mine)
        .map((field) => field.name)
        .filter((field) => ![...CURSORS, ...REFERENCE].includes(field) && things.hidden[field] === undefined)
        .map((field) => `${name}: ${field}`),
    )
    expect(unknown).toEqual([])
  })

  it('is told like what is not there, to whom none of it is shown', async () => {
    const telling: string[] = []
    // Each call by half of the strangers, each stranger at half of the calls.
    for (const one of furnished)
      for (const principal of some(strangersTo(one), STRANGERS.length / 2, one.name)) {
        const inputs = { hidden: one.mine, theirs: one.theirs }
        const { told, apart } = await tellsApart(one.call, person(principal), inputs, filesOf(one.name))
        if (apart.length > 0 && !mayKnow(one.name, told.status, principal))
          telling.push(`${one.name} to ${principal}: ${apart.join(', ')}`)
      }
    expect(telling).toEqual([])
  }, 300_000)

  it.each([`status = 'encerrada', recursos = '{}'`, `status = 'excluida'`])(
    'whatever its state: %s',
    async (state) => {
      const telling: string[] = []
      await stateOfTurmas(state)
      for (const one of furnished)
        for (const principal of strangersTo(one).filter((name) =>
          ['professor de outra turma', 'coordenador de outra escola'].includes(name),
        )) {
          const places = placesOf(one.call.endpoint, one.mine)
          const ask = (input: CallInput) => told(one.call, person(principal), input, filesOf(one.name))
          const [real, nothing] = [await ask(one.mine), await ask(namingNothing(one.mine, places))]
          if (real.text !== nothing.text && !mayKnow(one.name, real.status, principal))
            telling.push(`${one.name} to ${principal}: ${nothing.status} for ${real.status}`)
        }
      await stateOfTurmas(`status = 'ativa', recursos = default`)
      expect(telling).toEqual([])
    },
    300_000,
  )

  it('is told like what is not there, beside what is theirs', async () => {
    const telling: string[] = []
    for (const one of furnished.filter(({ name }) => !OPEN.some(({ call }) => call.test(name))))
      for (const principal of INSIDERS)
        if (expected(one.name, one.call.endpoint.access, principal) === 'ok')
          for (const [field, rename] of renamings(one)) {
            const renew = async () => rename(await inputOf(one.name, here))
            const files = filesOf(one.name)
            const { told, apart } = await tellsApartBeside(
              one.call,
              person(principal),
              rename(one.mine),
              renew,
              files,
            )
            if (apart.length > 0 && !mayKnow(one.name, told.status, principal))
              telling.push(`${one.name} to ${principal}, ${field}: ${apart.join(', ')}`)
          }
    expect(telling).toEqual([])
  }, 300_000)
})
