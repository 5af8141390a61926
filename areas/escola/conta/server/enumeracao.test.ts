/** Whether an account exists shows in no clock: both answers are the same work, statement by statement (reliability D5, S9). */
import { createHook } from 'node:async_hooks'
import { describe, expect, it } from 'vitest'
import { isCounted, roundsOf } from '../../../../core/testing/work.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { fits, hashPassword, warmUp } from '../../../acesso/sessao/server/secrets-password.ts'
import { contaWorld } from './testing.ts'

const PAIRS = 4

const { tenant, someone, recover, signIn, signUp } = await contaWorld()

interface Asked {
  status: number
  body: unknown
}

/** What a question costs: what it sends to the database, round by round, and the password hashes it computes. */
interface Work {
  said: string
  rounds: string[]
  hashes: number
}

async function workOf(question: () => Promise<unknown>): Promise<Omit<Work, 'said'>> {
  let hashes = 0
  // argon2id runs beside the program, as a task of its native module, which gives its tasks no name.
  const hook = createHook({
    init: (_, type) => {
      if (type === 'undefined' && isCounted()) hashes += 1
    },
  }).enable()
  try {
    return { rounds: await roundsOf(question), hashes }
  } finally {
    hook.disable()
  }
}

/** What both kinds of question cost, asked in turns. */
async function compare(known: () => Promise<Asked>, unknown: (pair: number) => Promise<Asked>) {
  const ask = async (question: () => Promise<Asked>): Promise<Work> => {
    let said = ''
    const work = await workOf(async () => {
      const { status, body } = await question()
      said = JSON.stringify([status, body])
    })
    // Whoever is slowed down is another matter: what was counted is forgotten.
    await tenant.sql('delete from tentativa_login where tenant_id = $1', [tenant.id])
    return { said, ...work }
  }
  const works: { known: Work[]; unknown: Work[] } = { known: [], unknown: [] }
  // The first question of a process opens what the others find open.
  await ask(known)
  for (let pair = 0; pair < PAIRS; pair += 1) {
    works.known.push(await ask(known))
    works.unknown.push(await ask(() => unknown(pair)))
  }
  expect(works.known).toEqual(works.unknown)
  expect(works.known[0]?.rounds.length).toBeGreaterThan(1)
  return works.known.map(({ hashes }) => hashes)
}

describe('no clock tells who has an account', () => {
  it('the work is seen: a statement and a hash', async () => {
    await warmUp()
    const hash = await hashPassword('uma senha')
    expect(await workOf(() => fits(hash, 'errada'))).toEqual({ rounds: [], hashes: 1 })
    const { rounds } = await workOf(() => tenant.sql('select 1 as n'))
    expect(rounds).toContain('select 1 as n')
    const { database } = await testApp()
    const register = () =>
      database.asRegistry((tx) => tx.selectFrom('tenant').select('id').limit(1).execute())
    expect(await workOf(register)).toEqual({ rounds: [], hashes: 0 })
    const inTenant = () => database.asTenant(tenant.id, (tx) => tx.selectFrom('turma').select('id').execute())
    expect((await workOf(inTenant)).rounds.at(-1)).toBe('commit')
  })

  it('signing in: a wrong password, an unknown user', async () => {
    await warmUp()
    const { email } = await someone()
    const hashes = await compare(
      () => signIn(email, 'errada'),
      (pair) => signIn(`ninguem${pair}@nada.test`, 'errada'),
    )
    // Skipping it for both would be the same work too.
    expect(hashes).toEqual(Array(PAIRS).fill(1))
  })

  it('a forgotten password: an account, none', async () => {
    const { email } = await someone()
    await compare(
      () => recover(email),
      (pair) => recover(`alguem${pair}@nada.test`),
    )
  })

  it('signing up: an address that is used, one that is free', async () => {
    const { email } = await someone()
    await compare(
      () => signUp({ email }),
      (pair) => signUp({ email: `livre${pair}@nada.test` }),
    )
  })
})
