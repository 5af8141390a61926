/** Whether an account exists shows in no clock: 500 pairs of each question that a stranger may ask (reliability D5, S9). */
import { describe, expect, it } from 'vitest'
import { contaWorld, SENHA } from '../../../core/testing/conta.ts'
import { fits, hashPassword, warmUp } from '../../sessao/server/password.ts'

const PAIRS = 500
/** Milliseconds between the middle of one kind of answer and of the other. */
const LONGEST_GAP = 5

const { tenant, someone, recover, signIn, signUp } = await contaWorld()

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

interface Asked {
  status: number
  body: unknown
}

/** Medians of both, asked in turns so that other work on the machine weighs on both; every answer is the same. */
async function compare(known: () => Promise<Asked>, unknown: (pair: number) => Promise<Asked>) {
  const said = new Set<string>()
  const ask = async (question: () => Promise<Asked>) => {
    const { status, body } = await question()
    said.add(JSON.stringify([status, body]))
  }
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const turns = [
      async () => times.known.push(await timed(() => ask(known))),
      async () => times.unknown.push(await timed(() => ask(() => unknown(pair)))),
    ]
    for (const turn of pair % 2 ? turns : turns.reverse()) await turn()
    // Whoever is slowed down is another matter: what was counted is forgotten.
    await tenant.sql('delete from tentativa_login where tenant_id = $1', [tenant.id])
  }
  expect(said.size).toBe(1)
  return { known: median(times.known), unknown: median(times.unknown) }
}

describe('no clock tells who has an account', () => {
  it('signing in: a wrong password, an unknown user', async () => {
    await warmUp()
    const { email } = await someone()
    const { known, unknown } = await compare(
      () => signIn(email, 'errada'),
      (pair) => signIn(`ninguem${pair}@nada.test`, 'errada'),
    )
    // What argon2id alone takes here, and no less for either of them: skipping it for both would pass otherwise.
    const hash = await hashPassword(SENHA)
    const alone: number[] = []
    for (let n = 0; n < 10; n += 1) alone.push(await timed(() => fits(hash, 'errada')))
    expect(Math.min(known, unknown)).toBeGreaterThan(Math.min(...alone) * 0.7)
    expect(Math.abs(known - unknown)).toBeLessThan(LONGEST_GAP)
  }, 240_000)

  it('a forgotten password: an account, none', async () => {
    const { email } = await someone()
    const { known, unknown } = await compare(
      () => recover(email),
      (pair) => recover(`alguem${pair}@nada.test`),
    )
    expect(Math.abs(known - unknown)).toBeLessThan(LONGEST_GAP)
  }, 240_000)

  it('signing up: an address that is used, one that is free', async () => {
    const { email } = await someone()
    const { known, unknown } = await compare(
      () => signUp({ email }),
      (pair) => signUp({ email: `livre${pair}@nada.test` }),
    )
    expect(Math.abs(known - unknown)).toBeLessThan(LONGEST_GAP)
  }, 240_000)
})
