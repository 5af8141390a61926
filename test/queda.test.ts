/** R5: the program is killed three times while a room answers. No answer is lost or doubled, and each grade is right. */
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { putPublished } from '../areas/aula/server/factory.ts'
import { makeToken } from '../areas/sessao/server/token.ts'
import { tentativaApi } from '../areas/tentativa/contract.ts'
import type { Envio } from '../areas/tentativa/fila/fila.ts'
import type { Registro } from '../areas/tentativa/fila/shapes.ts'
import { toRequest } from '../core/contract/request.ts'
import { buildUuid } from '../core/testing/registro.ts'
import { newRede, pupil } from '../core/testing/sala.ts'
import { numerica } from '../core/testing/tentativa.ts'
import { answering, freePort, type Program, start, temporaryFolder } from './child.ts'
import { type OwnDatabase, ownDatabase } from './own-database.ts'
import { pause } from './requests.ts'

const ALUNOS = 16
const TELAS = 16
const FALLS = 3

let program: Program
let env: Record<string, string>
let owner: pg.Pool
let database: OwnDatabase

beforeAll(async () => {
  database = await ownDatabase()
  env = {
    DATA_DIR: temporaryFolder(),
    PORT: String(await freePort()),
    DATABASE_URL: database.url,
    DEMO: 'on',
  }
  program = start(env)
  await answering(program)
  owner = new pg.Pool({ ...database.connection, max: 3 })
}, 120_000)

afterAll(async () => {
  program.kill('SIGKILL')
  await program.exit()
  await owner.end()
  await database.drop()
})

const rowsOf = async <R extends object>(text: string, values: readonly unknown[] = []): Promise<R[]> =>
  (await owner.query<R & pg.QueryResultRow>(text, [...values])).rows

const idOf = async (text: string, values: readonly unknown[] = []): Promise<number> =>
  Number((await rowsOf<{ id: number }>(text, values))[0]?.id)

/** A pupil of the class with a live session. */
async function newAluno(tenant: number, turma: number, n: number): Promise<{ id: number; token: string }> {
  const id = await idOf(`insert into usuario (tenant_id, nome, login) values ($1, $2, $3) returning id`, [
    tenant,
    `Aluno ${n}`,
    `queda-${n}`,
  ])
  await rowsOf('insert into matricula (tenant_id, turma_id, aluno_id) values ($1, $2, $3)', [
    tenant,
    turma,
    id,
  ])
  const { token, hash } = makeToken(tenant)
  await rowsOf(
    `insert into sessao (tenant_id, usuario_id, token_hash, expira_em) values ($1, $2, $3, now() + interval '1 day')`,
    [tenant, id, hash],
  )
  return { id, token }
}

let failed = 0

/** Over the wire: whatever is no whole answer was perhaps taken, perhaps not. */
async function send(token: string, registros: readonly Registro[]): Promise<Envio> {
  const { method, url, body } = toRequest(tentativaApi.fila, { body: { registros: [...registros] } })
  const response = await fetch(program.address + url, {
    method,
    headers: { tenant: 'demo', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    failed += 1
    throw error
  })
  if (response.status !== 200) return { fim: 'adiado' }
  return { fim: 'respondido', resposta: (await response.json()) as never }
}

async function fall(): Promise<void> {
  program.kill('SIGKILL')
  await program.exit()
  program = start(env)
  await answering(program)
}

it(`${ALUNOS} pupils answer ${TELAS} questions while the program is killed ${FALLS} times`, async () => {
  const tenant = await idOf('select id from tenant where principal')
  const professora = { id: await idOf(`select id from usuario where email = 'professora@demo.test'`) }
  const turma = await idOf(
    `select id from turma where tenant_id = $1 and nome = '7º A' order by id limit 1`,
    [tenant],
  )
  await rowsOf('update turma set capacidade = 500 where tenant_id = $1 and id = $2', [tenant, turma])
  const aula = await putPublished({ id: tenant, turma, sql: rowsOf }, professora, {
    titulo: 'Prova com quedas',
    telas: Array.from({ length: TELAS }, (_, n) => numerica(n, 1, 3)),
  })
  const alunos = await Promise.all(Array.from({ length: ALUNOS }, (_, n) => newAluno(tenant, turma, n)))
  // The questions in as many parts as falls and one more: each is opened just before a fall, so that it is met halfway.
  let opened = 0
  const part = (n: number) => Math.floor((n * (FALLS + 1)) / TELAS)
  const before = async (n: number) => {
    while (opened < part(n)) await pause(20)
  }
  const room = Promise.all(
    alunos.map(async ({ id, token }) => {
      const tentativa = buildUuid()
      const rede = newRede((registros) => send(token, registros))
      const prova = { tentativa, aula: aula.id, turma, telas: aula.telas, pause: 400, before }
      return { tentativa, ...(await pupil(id, prova, rede)) }
    }),
  )
  for (opened = 0; opened < FALLS; opened += 1) {
    await pause(700)
    await fall()
  }
  const done = await room
  expect(done.map(({ left }) => left)).toEqual(done.map(() => 0))
  const rows = await rowsOf<{ uuid: string; estado: string; nota: string; vezes: number; valem: number }>(
    `select t.uuid::text as uuid, t.estado, t.nota::text as nota,
       (select count(*) from resposta_vez v where v.tentativa_id = t.id)::int as vezes,
       (select count(*) from resposta r where r.tentativa_id = t.id)::int as valem
     from tentativa t where t.tenant_id = $1 and t.aula_id = $2`,
    [tenant, aula.id],
  )
  const found = new Map(rows.map(({ uuid, ...row }) => [uuid, { ...row, nota: Number(row.nota) }]))
  expect(rows).toHaveLength(ALUNOS)
  for (const { tentativa, nota, dadas } of done)
    expect(found.get(tentativa)).toEqual({ estado: 'concluida', nota, vezes: dadas, valem: TELAS })
  // It fell in the middle indeed.
  expect(failed).toBeGreaterThan(ALUNOS)
}, 180_000)
