/**
 * R5: the program is killed three times while a room answers on a bad network. No answer is lost, doubled or older than
 * what stands, none is taken after the end, and each grade is right. The full size: `npx tsx bench/prova.ts`.
 */
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { moveClock } from '../core/testing/clock.ts'
import { ofTenant } from '../core/testing/postgres.ts'
import { answering, freePort, type Program, start, temporaryFolder } from './child.ts'
import { type OwnDatabase, ownDatabase } from './own-database.ts'
import { prova } from './prova.ts'

const TAMANHO = { alunos: 16, telas: 16, quedas: 3, segundos: 15, folga: 240 }

let program: Program
let env: Record<string, string>
let owner: pg.Pool
let database: OwnDatabase

beforeAll(async () => {
  // The program is another process, and its clock the machine's.
  moveClock(0)
  database = await ownDatabase()
  env = {
    DATA_DIR: temporaryFolder(),
    PORT: String(await freePort()),
    DATABASE_URL: database.url,
    DEMO: 'on',
  }
  program = start(env)
  await answering(program)
  owner = new pg.Pool({ ...ofTenant(database.connection, 1), max: 3 })
}, 120_000)

afterAll(async () => {
  program.kill('SIGKILL')
  await program.exit()
  await owner.end()
  await database.drop()
  moveClock(inject('passo'))
})

it(`${TAMANHO.alunos} pupils answer ${TAMANHO.telas} questions while the program is killed ${TAMANHO.quedas} times`, async () => {
  const lugar = {
    address: () => program.address,
    sql: async <R extends object>(text: string, values: readonly unknown[] = []): Promise<R[]> =>
      (await owner.query<R & pg.QueryResultRow>(text, [...values])).rows,
    async fall() {
      program.kill('SIGKILL')
      await program.exit()
      program = start(env)
      await answering(program)
    },
  }
  const { respostas, falhas, tempos, esperas, ...contas } = await prova(lugar, TAMANHO)
  expect(contas).toEqual({
    perdidas: 0,
    dobradas: 0,
    velhas: 0,
    depoisDoFim: 0,
    certas: TAMANHO.alunos,
    presas: 0,
    recusas: [],
    caladas: 0,
  })
  // It fell in the middle indeed.
  expect(respostas).toBeGreaterThanOrEqual(TAMANHO.alunos * TAMANHO.telas)
  expect(falhas).toBeGreaterThan(TAMANHO.alunos)
}, 300_000)
