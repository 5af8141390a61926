/** Two real programs over one database: what was taken away is refused at the next request, 100 of 100 (S6). */
import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ofTenant } from '../core/testing/postgres.ts'
import { answering, freePort, type Program, start, temporaryFolder } from './child.ts'

const PEOPLE = 50
const SECRET_KEY = 'the same key for both of them, of course'

interface Person {
  id: number
  token: string
}

let programs: Program[]
let client: pg.Client
let database: string
let turma: number

beforeAll(async () => {
  const connection = inject('connection')
  const { host = '', port, user, password } = connection
  database = `revogacao_${randomBytes(4).toString('hex')}`
  const owner = new pg.Client(connection)
  await owner.connect()
  await owner.query(`create database ${database}`)
  await owner.end()
  const secret = password ? `:${encodeURIComponent(String(password))}` : ''
  const DATABASE_URL = host.startsWith('/')
    ? `postgres://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : `postgres://${user}${secret}@${host}:${port}/${database}`
  const open = async () => {
    const PORT = String(await freePort())
    const program = start({ PORT, DATABASE_URL, SECRET_KEY, DATA_DIR: temporaryFolder(), DEMO: 'on' })
    await answering(program)
    return program
  }
  programs = [await open()]
  programs.push(await open())
  client = new pg.Client(ofTenant({ ...connection, database }, 1))
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `select id from turma where tenant_id = 1 and status = 'ativa' order by id limit 1`,
  )
  turma = Number(rows[0]?.id)
}, 120_000)
afterAll(async () => {
  await client?.end()
  for (const program of programs ?? []) {
    program.kill('SIGKILL')
    await program.exit()
  }
  const owner = new pg.Client(inject('connection'))
  await owner.connect()
  await owner.query(`drop database if exists ${database} with (force)`)
  await owner.end()
})

/** Teachers of one class, each with a live session. */
async function teachers(): Promise<Person[]> {
  const people: Person[] = []
  for (let n = 0; n < PEOPLE; n += 1) {
    const login = `docente.${randomBytes(6).toString('hex')}`
    const token = `1.${randomBytes(32).toString('base64url')}`
    const { rows } = await client.query<{ id: string }>(
      'insert into usuario (tenant_id, nome, login) values (1, $1, $1) returning id',
      [login],
    )
    const id = Number(rows[0]?.id)
    await client.query(
      `insert into vinculo (tenant_id, usuario_id, papel, turma_id) values (1, $1, 'professor', $2)`,
      [id, turma],
    )
    await client.query(
      `insert into sessao (tenant_id, usuario_id, token_hash, expira_em) values (1, $1, $2, now() + interval '1 day')`,
      [id, createHash('sha256').update(token).digest()],
    )
    people.push({ id, token })
  }
  return people
}

const ask = (n: number, { token }: Person, path: string, method = 'GET', body?: object) =>
  fetch(`${programs[n]?.address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      tenant: 'demo',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })

/** What each person is answered by both programs, one program after the other. */
async function answers(people: readonly Person[]): Promise<number[]> {
  const statuses: number[] = []
  for (const person of people)
    for (const n of [0, 1]) statuses.push((await ask(n, person, `/conta/pt-br/grupos/${turma}`)).status)
  return statuses
}

const all = (status: number): number[] => Array(PEOPLE * 2).fill(status)

describe('on two programs, the next request', () => {
  it.each<[string, number, (person: Person) => Promise<unknown>]>([
    [
      'of a role that was removed',
      404,
      ({ id }) => client.query(`delete from vinculo where tenant_id = 1 and usuario_id = $1`, [id]),
    ],
    [
      'of a person who was suspended',
      401,
      ({ id }) =>
        client.query(`update usuario set status = 'suspenso' where tenant_id = 1 and id = $1`, [id]),
    ],
    [
      'of a session that signed out',
      401,
      async (person) => expect((await ask(0, person, '/conta/pt-br/logout', 'POST', {})).status).toBe(200),
    ],
    [
      'of another session after the password was changed',
      401,
      async ({ id, token }) => {
        const own = { id, token: `1.${randomBytes(32).toString('base64url')}` }
        await client.query(
          `insert into sessao (tenant_id, usuario_id, token_hash, expira_em) values (1, $1, $2, now() + interval '1 day')`,
          [id, createHash('sha256').update(own.token).digest()],
        )
        const changed = await ask(1, own, '/conta/pt-br/senha', 'PUT', {
          senha_nova: 'vento cobre janela 47',
        })
        expect([changed.status, token === own.token]).toEqual([200, false])
      },
    ],
  ])(
    '%s is refused, 100 of 100',
    async (_, status, take) => {
      const people = await teachers()
      expect(await answers(people)).toEqual(all(200))
      for (const person of people) await take(person)
      expect(await answers(people)).toEqual(all(status))
    },
    120_000,
  )

  it('in a tenant that was switched off is refused within a second, and answered again when it is on', async () => {
    const people = await teachers()
    const turn = (status: string) => client.query('update tenant set status = $1 where id = 1', [status])
    expect(await answers(people)).toEqual(all(200))
    await turn('inativo')
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(await answers(people)).toEqual(all(403))
    await turn('ativo')
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(await answers(people)).toEqual(all(200))
  })
})
