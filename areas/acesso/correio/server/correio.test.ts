/** The outbox through the real door: administrators of the tenant, in the demonstration, their own messages only. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailer } from '../../../../core/server/mail/mailer.ts'
import { serve } from '../../../../core/server/serve.ts'
import { newTestApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { correioApi } from '../contract.ts'
import { tenantHeader } from './public.ts'
import { correioHandlers } from './routes.ts'

type Running = Awaited<ReturnType<typeof newTestApp>>

const start = (env: Record<string, string>): Promise<Running> =>
  newTestApp({
    env,
    extend: (app) => {
      const served = app.hasRoute({ method: 'GET', url: '/correio/:lang(pt-br|en-us)/mensagens' })
      if (!served) serve(app, correioApi, correioHandlers)
    },
  })

let demo: Running
let tenant: TestTenant
let admin: Person
let stranger: Person
let pupil: Person
/** Subject → id, of those that were sent. */
const sent = new Map<string, string>()

const subjects = async (who: Person) =>
  (await callAs(who, correioApi.listMensagens, undefined, { app: demo.app })).data.mensagens.map(
    ({ assunto }) => assunto,
  )
const read = (who: Person, subject: string) =>
  callAs(who, correioApi.findMensagem, { params: { id: sent.get(subject) ?? '' } }, { app: demo.app })

beforeAll(async () => {
  demo = await start({ DEMO: 'on' })
  tenant = await testTenant()
  const other = await testTenant()
  admin = await tenant.person('Administradora', { papel: 'administrador_tenant' })
  pupil = await tenant.person('Ana', { papel: 'aluno', turma: tenant.turma })
  stranger = await other.person('Outra', { papel: 'administrador_tenant' })
  const email = `${tenant.slug}@escola.test`
  await tenant.sql('update usuario set email = $1 where tenant_id = $2 and id = $3', [
    email,
    tenant.id,
    pupil.id,
  ])
  // The same address is somebody else's in the other tenant.
  await other.sql('update usuario set email = $1 where tenant_id = $2 and id = $3', [
    email,
    other.id,
    stranger.id,
  ])

  const { mailDir, mailFrom } = demo.app.services.config
  let minute = 0
  const now = () => new Date(Date.UTC(2026, 2, 2, 11, minute++))
  const mailer = createMailer({ mailDir, from: mailFrom, now })
  const send = async (subject: string, to: string, headers?: Readonly<Record<string, string>>) => {
    const { id } = await mailer.send({
      to,
      subject,
      text: 'Olá',
      html: '<p>Olá</p>',
      language: 'pt-br',
      headers,
    })
    sent.set(subject, id)
  }
  await send('marcada', 'ninguem@escola.test', tenantHeader(tenant.id))
  await send('da outra', email, tenantHeader(other.id))
  await send('de ninguém', 'ninguem@escola.test')
  await send('sem marca', email.toUpperCase())
})
afterAll(async () => {
  await demo.close()
})

describe('the outbox of the demonstration', () => {
  it("lists the tenant's own messages to its administrator, the newest first", async () => {
    expect(await subjects(admin)).toEqual(['sem marca', 'marcada'])
    expect(await subjects(stranger)).toEqual(['sem marca', 'da outra'])
  })

  it('opens one of them', async () => {
    const { mensagem } = (await read(admin, 'marcada')).data
    expect(mensagem).toMatchObject({
      assunto: 'marcada',
      para: 'ninguem@escola.test',
      texto: 'Olá',
      html: '<p>Olá</p>',
    })
  })

  it('tells a foreign message, and one that does not exist, alike', async () => {
    const foreign = await read(admin, 'da outra')
    expect([foreign.status, foreign.body.codigo]).toEqual([404, 'nao_encontrado'])
    for (const id of ['20260302110000000-0123456789ab', '..%2f..%2fsecret', 'x'])
      expect(
        (await callAs(admin, correioApi.findMensagem, { params: { id } }, { app: demo.app })).status,
      ).toBe(404)
  })

  it('is for administrators', async () => {
    const refused = await callAs(pupil, correioApi.listMensagens, undefined, { app: demo.app })
    expect(refused.status).toBe(404)
    expect((await read(pupil, 'marcada')).status).toBe(404)
    const nobody = await callAs({ host: tenant.host }, correioApi.listMensagens, undefined, { app: demo.app })
    expect(nobody.status).toBe(401)
  })
})

describe('elsewhere', () => {
  it.each([
    ['without the demonstration', { DEMO: 'off' }],
    ['where mail is truly sent', { DEMO: 'on', SMTP_URL: 'smtp://127.0.0.1:2525' }],
  ])('there is no outbox %s', async (_, env) => {
    const running = await start({ ...env, MAIL_DIR: demo.app.services.config.mailDir })
    try {
      const list = await callAs(admin, correioApi.listMensagens, undefined, { app: running.app })
      expect(list.status).toBe(404)
      const params = { id: sent.get('marcada') ?? '' }
      expect((await callAs(admin, correioApi.findMensagem, { params }, { app: running.app })).status).toBe(
        404,
      )
    } finally {
      await running.close()
    }
  })
})
