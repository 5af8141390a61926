/** Scripts that guess passwords at the door: whatever they vary, few guesses are looked at (reliability S8, D4). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '../../../../core/testing/still-clock.ts'
import { newTestApp, type TestApp, testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { sessaoApi } from '../contract.ts'
import { hashPassword } from './secrets-password.ts'

stillClock()

const SENHA = 'vento cobre janela 47'
const TRIES = 30

let tenant: TestTenant
let second: TestApp & { close(): Promise<void> }
let hash: string
beforeAll(async () => {
  ;[tenant, second, hash] = await Promise.all([testTenant(), newTestApp(), hashPassword(SENHA)])
})
afterAll(() => second.close())

interface Account {
  id: number
  login: string
  email: string
  ra: string
}

let accounts = 0
async function account(): Promise<Account> {
  const n = ++accounts
  const [login, email, ra] = [`docente.${n}`, `docente.${n}@escola.test`, `RA${n}X`]
  const { id } = await tenant.person('Docente')
  await tenant.sql(
    'update usuario set login = $2, email = $3, senha_hash = $4 where tenant_id = $5 and id = $1',
    [id, login, email, hash, tenant.id],
  )
  await tenant.sql('insert into dado_pessoal (tenant_id, usuario_id, ra) values ($1, $2, $3)', [
    tenant.id,
    id,
    ra,
  ])
  return { id, login, email, ra }
}

interface Try {
  usuario: string
  senha?: string
  compartilhada?: boolean
  headers?: Record<string, string>
  app?: TestApp['app']
}
const attempt = async ({ usuario, senha = 'errada', compartilhada = false, headers = {}, app }: Try) =>
  (
    await callAs(
      { host: tenant.host },
      sessaoApi.signIn,
      { body: { usuario, senha, compartilhada } },
      { headers, app: app ?? (await testApp()).app },
    )
  ).status

/** What each script varies from one guess to the next. */
const SCRIPTS: readonly [string, (who: Account, n: number) => Try][] = [
  ['one after another', ({ login }) => ({ usuario: login })],
  ['a new password each time', ({ login }, n) => ({ usuario: login, senha: `senha${n}` })],
  ['by e-mail', ({ email }) => ({ usuario: email })],
  ['by RA', ({ ra }) => ({ usuario: ra })],
  [
    'user name, e-mail and RA in turn',
    ({ login, email, ra }, n) => ({ usuario: [login, email, ra][n % 3] ?? '' }),
  ],
  [
    'capitals and small letters in turn',
    ({ login }, n) => ({ usuario: n % 2 ? login.toUpperCase() : login }),
  ],
  [
    'blanks around the name',
    ({ login }, n) => ({ usuario: `${' '.repeat(n % 4)}${login}${' '.repeat(n % 3)}` }),
  ],
  ['as if on a shared device, and not', ({ login }, n) => ({ usuario: login, compartilhada: n % 2 === 0 })],
  [
    'as if from another address each time',
    ({ login }, n) => ({
      usuario: login,
      headers: { 'x-forwarded-for': `10.0.0.${n}`, forwarded: `for=10.0.1.${n}` },
    }),
  ],
  [
    'another browser each time',
    ({ login }, n) => ({ usuario: login, headers: { 'user-agent': `robo/${n}` } }),
  ],
  [
    'with a token of nobody each time',
    ({ login }, n) => ({ usuario: login, headers: { 'idempotency-key': `chave-${n}` } }),
  ],
  ['at two processes in turn', ({ login }, n) => ({ usuario: login, ...(n % 2 && { app: second.app }) })],
  [
    'every name at two processes',
    ({ login, email, ra }, n) => ({
      usuario: [login, email, ra][n % 3] ?? '',
      ...(n % 2 && { app: second.app }),
    }),
  ],
]

describe('a script that guesses', () => {
  it.each(SCRIPTS)('%s is made to wait, and the right password with it', async (_, make) => {
    const who = await account()
    const statuses: number[] = []
    for (let n = 0; n < TRIES; n += 1) statuses.push(await attempt(make(who, n)))
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
    expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([])
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(8)
    expect(await attempt({ usuario: who.email, senha: SENHA })).toBe(429)
    // The rightful person gets in once the wait is over: nobody is locked out.
    await tenant.sql(
      `update tentativa_login set ultima_em = now() - interval '61 seconds' where tenant_id = $1 and chave like $2`,
      [tenant.id, `conta #${who.id}#%`],
    )
    expect(await attempt({ usuario: who.login, senha: SENHA })).toBe(200)
  })

  it.each(SCRIPTS)('%s, all at once, gains nothing', async (_, make) => {
    const who = await account()
    const statuses = await Promise.all(Array.from({ length: TRIES }, (__, n) => attempt(make(who, n))))
    expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([])
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
  })
})

describe('a session is never the one that somebody prepared (fixation)', () => {
  it('signing in with a token in the request gives another one, and leaves that one as it was', async () => {
    const victim = await account()
    const attacker = await tenant.person('Intrusa')
    const made = `${tenant.id.toString(36)}.${'A'.repeat(43)}`
    for (const token of [attacker.token, made]) {
      const answer = await callAs(
        { host: tenant.host },
        sessaoApi.signIn,
        { body: { usuario: victim.login, senha: SENHA } },
        { headers: { authorization: `Bearer ${token}` } },
      )
      expect(answer.data.token).not.toBe(token)
      const me = await callAs({ ...attacker, token }, sessaoApi.me, {})
      expect(me.body.status === 'sucesso' ? me.data.usuario.id : me.status).toBe(
        token === made ? 401 : attacker.id,
      )
    }
  })

  it('each sign-in is a session of its own, and no token is given twice', async () => {
    const { login } = await account()
    const tokens = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { data } = await callAs({ host: tenant.host }, sessaoApi.signIn, {
          body: { usuario: login, senha: SENHA },
        })
        return data.token
      }),
    )
    expect(new Set(tokens).size).toBe(8)
  })
})
