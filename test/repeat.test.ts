/** Idempotency-Key: a write that is sent again is answered again, and done once (reliability, Idempotency-Key). */
import { Integer, Optional, String as Text } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAdminToken } from '../areas/acesso/tenant/server/secrets-admin.ts'
import { callsOf } from '../core/contract/calls.ts'
import type { Handlers } from '../core/server/context.ts'
import { failure } from '../core/server/failure.ts'
import { serve } from '../core/server/serve.ts'
import { newTestApp, type TestApp } from './kit/app.ts'
import { callAs } from './kit/call.ts'
import { type Person, type TestTenant, testTenant } from './kit/tenant.ts'

const { post } = callsOf('plantada', { access: 'session' })

const api = {
  create: post('/plantada/pt-br/cliente', {
    summary: 'Makes a client; fails after writing where told to.',
    body: { codigo: Text(), falha: Optional(Integer()) },
    returns: { id: Integer(), texto: Text() },
  }),
  other: post('/plantada/pt-br/outro', {
    summary: 'Another call with the same body.',
    body: { codigo: Text(), falha: Optional(Integer()) },
    returns: { id: Integer(), texto: Text() },
  }),
}

let effects = 0
let failures = 0

const create: Handlers<typeof api>['create'] = async ({ tx, body, afterCommit, afterRollback }) => {
  afterCommit(async () => {
    effects += 1
  })
  afterRollback(async () => {
    failures += 1
  })
  const { id } = await tx
    .insertInto('cliente')
    .values({ nome: body.codigo, codigo: `${body.codigo}-${Math.random()}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (body.falha) throw failure(body.falha, 'plantada', 'Falhou de propósito.')
  return { id, texto: 'ção \u2028 "aspas"' }
}

let tenant: TestTenant
let ana: Person
let bia: Person
let one: TestApp & { close(): Promise<void> }
let two: TestApp & { close(): Promise<void> }

beforeAll(async () => {
  tenant = await testTenant()
  ana = await tenant.person('Ana')
  bia = await tenant.person('Bia')
  const extend = (app: TestApp['app']) => serve(app, api, { create, other: create })
  one = await newTestApp({ extend })
  two = await newTestApp({ extend, env: { SECRET_KEY: one.app.services.config.secretKey } })
})
afterAll(() => Promise.all([one.close(), two.close()]))

let keys = 0
const newKey = () => `chave-${++keys}`

const send = (
  who: Person,
  key: string | undefined,
  body: { codigo: string; falha?: number },
  { app = one.app, call = 'create' as keyof typeof api, headers = {} as Record<string, string> } = {},
) =>
  callAs(
    who,
    api[call],
    { body },
    {
      app,
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    },
  )

const rowsOf = async (nome: string): Promise<number> =>
  (await tenant.sql('select 1 from cliente where tenant_id = $1 and nome = $2', [tenant.id, nome])).length

describe('a write with a key', () => {
  it('is done once and answered alike, however often it comes', async () => {
    const key = newKey()
    effects = 0
    const first = await send(ana, key, { codigo: 'uma' })
    const again = await send(ana, key, { codigo: 'uma' })
    expect(again.data).toEqual(first.data)
    expect(again.data.texto).toBe('ção \u2028 "aspas"')
    expect([await rowsOf('uma'), effects]).toEqual([1, 1])
  })

  it('fifty at once, on two processes: one row, one answer', async () => {
    const key = newKey()
    effects = 0
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        send(ana, key, { codigo: 'cinquenta' }, { app: (n % 2 ? one : two).app }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect([await rowsOf('cinquenta'), effects]).toEqual([1, 1])
  })

  it('without a key is done each time (the positive control)', async () => {
    for (let n = 0; n < 3; n += 1) await send(ana, undefined, { codigo: 'sem' })
    expect(await rowsOf('sem')).toBe(3)
  })

  it('another body or another call under the same key is 422, and writes nothing', async () => {
    const key = newKey()
    await send(ana, key, { codigo: 'corpo' })
    const other = await send(ana, key, { codigo: 'outro corpo' })
    expect([other.status, other.body.codigo]).toEqual([422, 'chave_repetida'])
    expect((await send(ana, key, { codigo: 'corpo' }, { call: 'other' })).status).toBe(422)
    expect([await rowsOf('corpo'), await rowsOf('outro corpo')]).toEqual([1, 0])
  })

  it('a key is of one person: another’s is another write', async () => {
    const key = newKey()
    const [first, second] = [
      await send(ana, key, { codigo: 'duas' }),
      await send(bia, key, { codigo: 'duas' }),
    ]
    expect(first.data.id).not.toBe(second.data.id)
    expect(await rowsOf('duas')).toBe(2)
  })

  it('and of one tenant', async () => {
    const other = await testTenant()
    const carla = await other.person('Carla')
    const key = newKey()
    await send(ana, key, { codigo: 'tenant' })
    expect((await send(carla, key, { codigo: 'tenant' })).status).toBe(200)
    expect(await rowsOf('tenant')).toBe(1)
  })

  it('a write that failed frees its key, and is undone outside the database too', async () => {
    for (const falha of [409, 500]) {
      const key = newKey()
      failures = 0
      const codigo = `falha ${falha}`
      expect((await send(ana, key, { codigo, falha })).status).toBe(falha)
      expect([await rowsOf(codigo), failures]).toEqual([0, 1])
      expect((await send(ana, key, { codigo, falha })).status).toBe(falha)
      expect((await send(ana, key, { codigo })).status).toBe(200)
      expect(await rowsOf(codigo)).toBe(1)
    }
  })

  it('the earlier answer is not given to a session that has ended', async () => {
    const who = await tenant.person('Sai')
    const key = newKey()
    for (const { app } of [one, two])
      expect((await send(who, key, { codigo: 'sai' }, { app })).status).toBe(200)
    await tenant.sql('update sessao set revogada_em = now() where usuario_id = $1', [who.id])
    for (const { app } of [one, two])
      expect((await send(who, key, { codigo: 'sai' }, { app })).status).toBe(401)
  })

  it('a visiting administrator writes too, whoever has the same number here', async () => {
    const target = await testTenant()
    const boss = await tenant.person('Plataforma', { papel: 'administrador-plataforma' })
    await target.sql(
      `insert into usuario (tenant_id, id, nome, login) overriding system value values ($1, $2, 'Sósia', 'sosia')`,
      [target.id, boss.id],
    )
    const { secretKey } = one.app.services.config
    const token = makeAdminToken(
      secretKey,
      { homeId: tenant.id, usuarioId: boss.id, targetId: target.id },
      new Date(),
    )
    const headers = { tenant: target.slug, useraction: boss.token }
    const answer = await send({ ...boss, token }, newKey(), { codigo: 'visita' }, { headers })
    expect(answer.status).toBe(200)
    expect(await target.sql('select 1 from repeticao where tenant_id = $1', [target.id])).toEqual([])
  })

  it.each(['x'.repeat(101), 'á', 'a b'])('a key that can’t be kept is refused: %j', async (key) => {
    const answer = await send(ana, key, { codigo: 'nenhuma' })
    expect([answer.status, answer.body.codigo]).toEqual([400, 'chave_invalida'])
    expect(await rowsOf('nenhuma')).toBe(0)
  })

  it('an empty key is none', async () => {
    for (let n = 0; n < 2; n += 1) expect((await send(ana, '', { codigo: 'vazia' })).status).toBe(200)
    expect(await rowsOf('vazia')).toBe(2)
  })
})
