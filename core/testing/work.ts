/** What something costs, told by what is done and not by a clock: a machine that is busy elsewhere changes none of it. */
import { AsyncLocalStorage } from 'node:async_hooks'
import process from 'node:process'
import pg from 'pg'
import { Batch } from '../server/batch.ts'

const textsOf = (sent: unknown): string =>
  sent instanceof Batch ? sent.statements.map(({ text }) => text).join(';\n') : String(sent)

const asker = new AsyncLocalStorage<string[]>()

/** Whether what runs now belongs to work whose rounds are counted. */
export const isCounted = (): boolean => asker.getStore() !== undefined

/** The role that only the register of tenants is read with. */
const OF_REGISTER = "'turmalina_registro'"

/**
 * What the work sends to the database, round by round; statements of a round stand below each other. What the process
 * asks for itself meanwhile is not of the work: the register of tenants is read anew by whoever comes first once it is
 * old or somebody changed a tenant.
 */
export async function roundsOf(work: () => Promise<unknown>): Promise<string[]> {
  const rounds: string[] = []
  const { query } = pg.Client.prototype
  const ofRegister = new WeakSet<pg.Client>()
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client: pg.Client, sent: unknown[]) {
      const texts = textsOf(sent[0])
      if (texts.startsWith('begin')) ofRegister.delete(client)
      if (texts.includes(OF_REGISTER)) ofRegister.add(client)
      if (!ofRegister.has(client)) asker.getStore()?.push(texts)
      return Reflect.apply(target, client, sent)
    },
  })
  try {
    await asker.run(rounds, work)
    return rounds
  } finally {
    pg.Client.prototype.query = query
  }
}

/** Milliseconds of processor that this process spends meanwhile, on all its threads. */
export async function processorOf(work: () => unknown): Promise<number> {
  const began = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}

/** How often the event loop turns meanwhile: whoever else asks is heard as often. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let working = true
  const turn = () => {
    turns += 1
    if (working) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  working = false
  return turns
}
