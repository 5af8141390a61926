/** Random lives of a topic against a model of section 4: the server allows what the model allows, and nothing else. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { WHOLE } from '../../../../test/sampling.ts'
import { forumApi } from '../contract.ts'
import { putTopico } from './factory.ts'

/** Sequences tried: others in each run, so a part of the 500 in each day's (decision 0033). */
const RUNS = Number(process.env.MODEL_RUNS ?? (WHOLE ? 500 : 60))

type Who = 'professor' | 'aluno' | 'deFora'

let tenant: TestTenant
let people: Record<Who, Person>

beforeAll(async () => {
  tenant = await testTenant()
  const { turma, outraTurma } = tenant
  people = {
    professor: await tenant.person('Professora', { papel: 'professor', turma }),
    aluno: await tenant.person('Aluno', { papel: 'aluno', turma }),
    deFora: await tenant.person('De fora', { papel: 'aluno', turma: outraTurma }),
  }
})

interface State {
  tipo: 'forum' | 'aviso'
  bloqueado: boolean
  apenasLeitura: boolean
  ocultar: boolean
  /** Where the dates put it. */
  quando: 1 | 2 | 3
  excluido: boolean
  respostas: number
}

type Step =
  | { act: 'reply' | 'find' | 'remove' | 'restore' | 'like'; who: Who }
  | { act: 'set'; who: Who; flag: 'bloqueado' | 'apenasLeitura' | 'ocultar'; on: boolean }
  | { act: 'time'; quando: 1 | 2 | 3 }

const who = fc.constantFrom<Who>('professor', 'aluno', 'aluno', 'deFora')
/** Mostly who may: a change that is refused leaves nothing to find in what follows. */
const leader = fc.constantFrom<Who>('professor', 'professor', 'professor', 'professor', 'aluno', 'deFora')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom('reply', 'like', 'find'), who }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('remove', 'restore'), who: leader }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('set' as const),
      who: leader,
      flag: fc.constantFrom('bloqueado', 'apenasLeitura', 'ocultar'),
      on: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('time' as const), quando: fc.constantFrom(1, 2, 3) }),
  },
) as fc.Arbitrary<Step>

/** The model, from the words of the specification: visible, and open to answers. */
const sees = (state: State, who: Who): boolean =>
  who === 'professor' || (who === 'aluno' && !state.excluido && !state.ocultar && state.quando !== 2)
const open = (state: State): boolean => state.quando === 1 && !state.bloqueado && !state.excluido
const answers = (state: State): boolean => open(state) && state.tipo === 'forum' && !state.apenasLeitura

function allowed(state: State, step: Exclude<Step, { act: 'time' }>): boolean {
  if (!sees(state, step.who)) return false
  if (step.act === 'find') return true
  if (step.act === 'reply') return answers(state)
  if (step.act === 'like') return open(state)
  // A repeat of a removal or of its undoing is harmless.
  if (step.act === 'set') return step.who === 'professor' && !state.excluido
  return step.who === 'professor'
}

function after(state: State, step: Exclude<Step, { act: 'time' }>): State {
  if (step.act === 'reply') return { ...state, respostas: state.respostas + 1 }
  if (step.act === 'set') return { ...state, [step.flag]: step.on }
  if (step.act === 'remove' || step.act === 'restore') return { ...state, excluido: step.act === 'remove' }
  return state
}

async function send(topico: { id: number; abertura: number }, step: Exclude<Step, { act: 'time' }>) {
  const by = people[step.who]
  const params = { id: topico.id }
  switch (step.act) {
    case 'reply':
      return callAs(by, forumApi.reply, { params, body: { conteudo: '<p>oi</p>' } })
    case 'like':
      return callAs(by, forumApi.like, { params: { id: topico.abertura }, body: { curtido: true } })
    case 'find':
      return callAs(by, forumApi.find, { params })
    case 'remove':
      return callAs(by, forumApi.remove, { params })
    case 'restore':
      return callAs(by, forumApi.restore, { params })
    case 'set':
      return callAs(by, forumApi.setState, { params, body: { [step.flag]: step.on } })
  }
}

const HOUR = 3_600_000
const datesOf = { 1: [-2, 2], 2: [1, 2], 3: [-2, -1] } as const
const at = (hours: number) => new Date(Date.now() + hours * HOUR)

describe('a topic', () => {
  it(`lives as the model says, in ${RUNS} random lives`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('forum' as const, 'forum' as const, 'aviso' as const),
        fc.array(step, { minLength: 8, maxLength: 16, size: 'max' }),
        async (tipo, steps) => {
          const topico = await putTopico(tenant, people.professor, { tipo })
          let state: State = {
            tipo,
            bloqueado: false,
            apenasLeitura: false,
            ocultar: false,
            quando: 1,
            excluido: false,
            respostas: 0,
          }
          for (const step of steps) {
            if (step.act === 'time') {
              const [inicio, fim] = datesOf[step.quando]
              await tenant.sql('update topico set inicio = $2, fim = $3 where id = $1', [
                topico.id,
                at(inicio),
                at(fim),
              ])
              state = { ...state, quando: step.quando }
              continue
            }
            const { status, body } = await send(topico, step)
            const may = allowed(state, step)
            expect(
              [status === 200, body.codigo !== 'erro_interno'],
              JSON.stringify({ state, step, body }),
            ).toEqual([may, true])
            if (may) state = after(state, step)
          }
          const [row] = await tenant.sql<{ total_interacoes: number }>(
            'select total_interacoes from topico where id = $1',
            [topico.id],
          )
          expect(row?.total_interacoes).toBe(state.respostas)
        },
      ),
      { numRuns: RUNS },
    )
  }, 120_000)
})
