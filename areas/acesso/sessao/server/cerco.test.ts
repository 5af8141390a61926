/** Nobody keeps another person out by guessing: whoever tries, from however many places (reliability D4). */
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMailer } from '../../../../core/server/mail/mailer.ts'
import { stillClock } from '../../../../core/testing/still-clock.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { sessaoApi } from '../contract.ts'
import { sessaoTasks } from './letters-codigo.ts'
import { endWaysIn } from './secrets-fichas.ts'
import { hashPassword } from './secrets-password.ts'

stillClock()

const SENHA = 'vento cobre janela 47'
const HOME = '198.51.100.7'

let tenant: TestTenant
let hash: string
beforeAll(async () => {
  ;[tenant, hash] = await Promise.all([testTenant(), hashPassword(SENHA)])
})

const newSecret = () => randomBytes(32).toString('base64url')

type Owner = Person & { login: string; email: string }
async function owner(): Promise<Owner> {
  const person = await tenant.person('Rosa')
  const login = `rosa.${randomBytes(5).toString('hex')}`
  const email = `${login}@escola.test`
  await tenant.sql('update usuario set login = $2, email = $3, senha_hash = $4 where id = $1', [
    person.id,
    login,
    email,
    hash,
  ])
  return { ...person, login, email }
}

interface Try {
  senha?: string
  navegador?: string
  codigo?: string
  compartilhada?: boolean
  address?: string
}
const attempt = (usuario: string, { address = HOME, senha = SENHA, ...more }: Try = {}) =>
  callAs({ host: tenant.host }, sessaoApi.signIn, { body: { usuario, senha, ...more } }, { address })

let places = 0
function elsewhere(): string {
  places += 1
  return `203.0.113.${places % 250}`
}

/** Guesses from a new address each time, until the account takes no stranger's any more; how many were looked at. */
async function besiege(usuario: string): Promise<number> {
  for (let looked = 0; looked <= 100; looked += 1) {
    const { status, body } = await attempt(usuario, { senha: 'errada', address: elsewhere() })
    if (status === 429 && body.codigo === 'muitas_tentativas') return looked
    expect(status).toBe(401)
  }
  throw new Error('nothing stopped the guesses')
}

/** The code of the newest letter that was asked for. */
async function readLetter(usuario: string): Promise<string | undefined> {
  const { app, database } = await testApp()
  const mailDir = mkdtempSync(path.join(os.tmpdir(), 'turmalina-codigo-'))
  const mailer = createMailer({ mailDir, from: 'Turmalina <nao-responda@escola.test>' })
  const [task] = Object.values(sessaoTasks({ ...app.services, mailer }))
  const job = { tenantId: tenant.id, payload: { usuario }, database, progress: async () => {} }
  await (task as (job: object) => Promise<void>)(job)
  const [sent] = await mailer.listOutbox()
  const letter = sent && (await mailer.readOutbox(sent.id))
  return letter ? /\n([A-Z2-9]{5}-[A-Z2-9]{5})\s/.exec(letter.text)?.[1] : undefined
}

describe('an account that others guess at, from many addresses', () => {
  it('lets its owner in at once on a browser that it knows, by whichever name, again and again', async () => {
    const { login, email } = await owner()
    const navegador = newSecret()
    expect((await attempt(login, { navegador })).status).toBe(200)
    await besiege(login)
    for (const usuario of [login, email, login])
      expect((await attempt(usuario, { navegador, address: elsewhere() })).status).toBe(200)
    // What lets in is the browser's secret: another one, or none, is a stranger's.
    expect((await attempt(login, { navegador: newSecret() })).body.codigo).toBe('muitas_tentativas')
    expect((await attempt(login)).body.codigo).toBe('muitas_tentativas')
  })

  it('says the same of a name that nobody has', async () => {
    const { login } = await owner()
    const nobody = `ninguem.${login}`
    for (const name of [nobody, login]) await besiege(name)
    const [one, other] = [await attempt(nobody), await attempt(login)]
    expect([one.status, one.body]).toEqual([other.status, other.body])
    for (const { headers } of [one, other]) expect(Number(headers['retry-after'])).toBeLessThanOrEqual(120)
    expect(one.body.mensagem).toContain('peça um código por e-mail')
  })

  it('lets whoever reads its e-mail try a password with the code, once, and knows the browser then', async () => {
    const { login, email } = await owner()
    await besiege(login)
    expect(
      (await callAs({ host: tenant.host }, sessaoApi.askCodigo, { body: { usuario: login } })).data,
    ).toEqual({ status: 'sucesso' })
    const codigo = (await readLetter(email)) ?? 'nenhum'
    const other = await owner()
    expect((await attempt(other.login, { codigo })).status).toBe(422)
    expect((await attempt(login, { codigo: 'AAAAA-AAAAA' })).body).toMatchObject({
      codigo: 'codigo_invalido',
      campos: { codigo: 'Confira o código.' },
    })
    expect((await attempt(login, { codigo, senha: 'errada' })).status).toBe(401)
    const navegador = newSecret()
    const typed = ` ${codigo.toLowerCase().replace('-', ' ')} `
    expect((await attempt(login, { codigo: typed, navegador })).status).toBe(200)
    expect((await attempt(login, { codigo })).status).toBe(422)
    expect((await attempt(login, { navegador })).status).toBe(200)
  })

  it('is sent few letters, none of which spoils another', async () => {
    const { login } = await owner()
    const codes = []
    for (let n = 0; n < 6; n += 1) codes.push(await readLetter(login))
    expect(codes.map((code) => code !== undefined)).toEqual([true, true, true, true, false, false])
    await besiege(login)
    expect((await attempt(login, { codigo: codes[0] as string })).status).toBe(200)
    expect(await readLetter('ninguem')).toBeUndefined()
  })

  it('knows no browser and takes no code from before a new password', async () => {
    const { login, id } = await owner()
    const navegador = newSecret()
    expect((await attempt(login, { navegador })).status).toBe(200)
    const codigo = (await readLetter(login)) as string
    await besiege(login)
    expect((await attempt(login, { navegador })).status).toBe(200)
    const { database } = await testApp()
    await database.asTenant(tenant.id, (tx) => endWaysIn(tx, id, new Date()))
    expect((await attempt(login, { navegador })).status).toBe(429)
    expect((await attempt(login, { codigo })).status).toBe(422)
  })

  it('takes no code of somebody who is gone', async () => {
    const { login, id } = await owner()
    const codigo = (await readLetter(login)) as string
    await tenant.sql(`update usuario set status = 'suspenso' where id = $1`, [id])
    expect((await attempt(login, { codigo })).body.codigo).toBe('conta_suspensa')
    expect(await readLetter(login)).toBeUndefined()
  })
})

describe('guesses at one account', () => {
  it('are at most 100 in an hour over the world, those of its own browsers among them', async () => {
    const { login } = await owner()
    const browsers = Array.from({ length: 6 }, newSecret)
    for (const navegador of browsers) expect((await attempt(login, { navegador })).status).toBe(200)
    let looked = 0
    // Ten minutes at a time pass for all that was counted; within each, whatever still can be tried is.
    for (let round = 0; round < 6; round += 1) {
      for (const navegador of browsers)
        for (let n = 0; n < 12; n += 1) {
          const { status } = await attempt(login, { navegador, senha: 'errada', address: elsewhere() })
          if (status === 401) looked += 1
        }
      await tenant.sql(
        `update tentativa_login set ultima_em = ultima_em - interval '10 minutes' where tenant_id = $1`,
        [tenant.id],
      )
    }
    expect(looked).toBeGreaterThan(60)
    expect(looked).toBeLessThanOrEqual(100)
    // The oldest browsers are strangers again; the newest four are known.
    const [{ n }] = (await tenant.sql<{ n: number }>(
      `select count(*)::int as n from navegador_conhecido where usuario_id = (select id from usuario where login = $1)`,
      [login],
    )) as [{ n: number }]
    expect(n).toBe(4)
  }, 120_000)

  it('from 80 places at once are no more looked at than one after the other', async () => {
    const { login } = await owner()
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => attempt(login, { senha: 'errada', address: elsewhere() })),
    )
    const looked = answers.filter(({ status }) => status === 401).length
    expect(answers.filter(({ status }) => status === 429).length).toBe(80 - looked)
    // One more is let in for each two minutes that a slow machine takes.
    expect(looked).toBeGreaterThanOrEqual(30)
    expect(looked).toBeLessThanOrEqual(34)
  })

  it('on a shared browser make it no known one', async () => {
    const { login } = await owner()
    const navegador = newSecret()
    expect((await attempt(login, { navegador, compartilhada: true })).status).toBe(200)
    await besiege(login)
    expect((await attempt(login, { navegador })).status).toBe(429)
  })

  it('of a known browser delay strangers no more than theirs delay it', async () => {
    const { login } = await owner()
    const navegador = newSecret()
    expect((await attempt(login, { navegador })).status).toBe(200)
    for (let n = 0; n < 6; n += 1)
      expect((await attempt(login, { navegador, senha: 'errada', address: elsewhere() })).status).toBe(401)
    expect((await attempt(login, { address: elsewhere() })).status).toBe(200)
  })
})
