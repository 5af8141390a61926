/** Random lives of one pupil in two classes against a model of H-03: the server does what the model allows, no more. */

import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { leaveTurma } from '../../turma/server/factory.ts'
import { matriculaApi } from '../contract.ts'

/** Sequences tried here, where each step is a call; `MODEL_RUNS=5000` for a thorough one. The rule has its own 1,000. */
const RUNS = Number(process.env.MODEL_RUNS ?? 500)

type Who = 'gestora' | 'professora' | 'aluna' | 'deFora'
type Status = 'nenhum' | 'pendente' | 'adicionado' | 'removido' | 'transferido'

let tenant: TestTenant
let people: Record<Exclude<Who, 'aluna'>, Person>
let codigo: string

beforeAll(async () => {
  tenant = await testTenant()
  const { turma, outraTurma, rede } = tenant
  people = {
    gestora: await tenant.person('Gestora', { papel: 'gestor_rede', rede, funcao: 'escrita' }),
    professora: await tenant.person('Professora', { papel: 'professor', turma }),
    deFora: await tenant.person('De fora', { papel: 'professor', turma: outraTurma }),
  }
  const [row] = await tenant.sql<{ codigo: string }>(
    'update turma set capacidade = 500 where id = $1 returning codigo',
    [turma],
  )
  codigo = row?.codigo ?? ''
})

/** One pupil in the class and in the other one, and the transfer that left the class last. */
interface State {
  aqui: Status
  la: Status
  aprovacao: boolean
  recusada: boolean
  transferencia: { id: number; para: 'la' | 'fora'; antes: Status; velha: boolean } | null
}

type Step =
  | {
      act: 'adicionar' | 'remover' | 'aprovar' | 'recusar' | 'transferir' | 'para_fora' | 'desfazer'
      who: Who
    }
  | { act: 'entrar' }
  | { act: 'modo'; aprovacao: boolean }
  | { act: 'passam_dias' }

const who = fc.constantFrom<Who>('gestora', 'gestora', 'professora', 'professora', 'aluna', 'deFora')
const step = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      act: fc.constantFrom(
        'adicionar',
        'remover',
        'aprovar',
        'recusar',
        'transferir',
        'para_fora',
        'desfazer',
      ),
      who,
    }),
  },
  { weight: 3, arbitrary: fc.constant({ act: 'entrar' as const }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('modo' as const), aprovacao: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ act: 'passam_dias' as const }) },
) as fc.Arbitrary<Step>

/** What becomes of the state, from the words of H-03; null where the server must refuse. */
function after(state: State, step: Exclude<Step, { act: 'modo' } | { act: 'passam_dias' }>): State | null {
  const { aqui, la, transferencia } = state
  if (step.act === 'entrar')
    return aqui === 'nenhum' ? { ...state, aqui: state.aprovacao ? 'pendente' : 'adicionado' } : null
  const leads = step.who === 'gestora' || step.who === 'professora'
  const manages = step.who === 'gestora'
  switch (step.act) {
    case 'adicionar':
      return leads && (aqui === 'nenhum' || aqui === 'removido') ? { ...state, aqui: 'adicionado' } : null
    case 'remover':
      return leads && aqui === 'adicionado' ? { ...state, aqui: 'removido' } : null
    case 'aprovar':
      return leads && aqui === 'pendente' ? { ...state, aqui: 'adicionado' } : null
    case 'recusar':
      return leads && aqui === 'pendente' ? { ...state, aqui: 'removido' } : null
    case 'transferir':
      return manages && aqui === 'adicionado' && la !== 'adicionado'
        ? {
            ...state,
            aqui: 'transferido',
            la: 'adicionado',
            transferencia: { id: 0, para: 'la', antes: la, velha: false },
          }
        : null
    case 'para_fora':
      return manages && aqui === 'adicionado'
        ? { ...state, aqui: 'transferido', transferencia: { id: 0, para: 'fora', antes: la, velha: false } }
        : null
    case 'desfazer': {
      if (!manages || !transferencia || transferencia.velha || aqui !== 'transferido') return null
      const left = transferencia.antes === 'transferido' ? 'transferido' : 'removido'
      return {
        ...state,
        aqui: 'adicionado',
        la: transferencia.para === 'la' && la === 'adicionado' ? left : la,
        transferencia: null,
      }
    }
  }
}

async function send(
  aluna: Person,
  state: State,
  step: Exclude<Step, { act: 'modo' } | { act: 'passam_dias' }>,
) {
  if (step.act === 'entrar') return callAs(aluna, matriculaApi.enter, { body: { codigo } })
  const by = step.who === 'aluna' ? aluna : people[step.who]
  const { turma, outraTurma } = tenant
  const params = { turma, aluno: aluna.id }
  const alunos = [aluna.id]
  switch (step.act) {
    case 'adicionar':
      return callAs(by, matriculaApi.add, { params: { turma }, body: { alunos } })
    case 'remover':
      return callAs(by, matriculaApi.remove, { params, body: { motivo: 'abandono' } })
    case 'aprovar':
      return callAs(by, matriculaApi.approve, { params: { turma }, body: { alunos } })
    case 'recusar':
      return callAs(by, matriculaApi.refuse, { params: { turma }, body: { alunos, motivo: 'Não é daqui' } })
    case 'transferir':
      return callAs(by, matriculaApi.transfer, { params, body: { destino: outraTurma } })
    case 'para_fora':
      return callAs(by, matriculaApi.transfer, { params, body: { destino: null } })
    case 'desfazer':
      return callAs(by, matriculaApi.undoTransfer, {
        params: { transferencia: state.transferencia?.id ?? 1 },
      })
  }
}

async function statusIn(turma: number, aluna: number): Promise<Status> {
  const [row] = await tenant.sql<{ status: Status }>(
    'select status from matricula where turma_id = $1 and aluno_id = $2',
    [turma, aluna],
  )
  return row?.status ?? 'nenhum'
}

const setMode = (aprovacao: boolean) =>
  tenant.sql('update turma set entrada = $2 where id = $1', [
    tenant.turma,
    aprovacao ? 'por_codigo_com_aprovacao' : 'por_codigo',
  ])

describe('an enrolment', () => {
  it(`lives as the model says, in ${RUNS} random lives`, async () => {
    let lives = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        lives += 1
        const aluna = await tenant.person(`Aluna ${lives}`)
        // Removed from a third class, so that the school knows her.
        const [row] = await tenant.sql<{ id: number }>(
          'select id from turma where tenant_id = $1 and nome = $2',
          [tenant.id, 'Anterior'],
        )
        const anterior = row?.id ?? (await tenant.newTurma('Anterior'))
        await tenant.sql(
          `insert into matricula (tenant_id, turma_id, aluno_id, status) values ($1, $2, $3, 'removido')`,
          [tenant.id, anterior, aluna.id],
        )
        await setMode(false)
        let state: State = {
          aqui: 'nenhum',
          la: 'nenhum',
          aprovacao: false,
          recusada: false,
          transferencia: null,
        }
        for (const step of steps) {
          if (step.act === 'modo') {
            await setMode(step.aprovacao)
            state = { ...state, aprovacao: step.aprovacao }
            continue
          }
          if (step.act === 'passam_dias') {
            await tenant.sql(
              `update transferencia set feita_em = feita_em - interval '16 days' where aluno_id = $1`,
              [aluna.id],
            )
            if (state.transferencia)
              state = { ...state, transferencia: { ...state.transferencia, velha: true } }
            continue
          }
          const { status, body } = await send(aluna, state, step)
          const to = after(state, step)
          const said = JSON.stringify({ state, step, body })
          expect([status === 200, status < 500], said).toEqual([to !== null, true])
          if (to === null) continue
          const id = (body as { transferencia?: { id: number } }).transferencia?.id
          state = to.transferencia && id ? { ...to, transferencia: { ...to.transferencia, id } } : to
        }
        expect([await statusIn(tenant.turma, aluna.id), await statusIn(tenant.outraTurma, aluna.id)]).toEqual(
          [state.aqui, state.la],
        )
        // No class holds more of her than one place, whatever happened.
        await leaveTurma(tenant, aluna)
      }),
      { numRuns: RUNS },
    )
  }, 300_000)
})
