/** What was taken away is gone at the next request, on every process; who acts is who signed in (S6, A1, A6). */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newTestApp, type TestApp, testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { leaveTurma } from '../../../escola/turma/server/factory.ts'
import { tenantApi } from '../../tenant/contract.ts'
import { sessaoApi } from '../contract.ts'
import { hashToken, makeToken } from './secrets-token.ts'

let tenant: TestTenant
let second: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  tenant = await testTenant()
  second = await newTestApp()
})
afterAll(() => second.close())

const apps = async () => [(await testApp()).app, second.app]

/** Status of a call on each of the two processes. */
async function onBoth<E extends Parameters<typeof callAs>[1]>(
  who: Person,
  endpoint: E,
  input: Parameters<typeof callAs<E>>[2],
): Promise<number[]> {
  const statuses: number[] = []
  for (const app of await apps()) statuses.push((await callAs(who, endpoint, input, { app })).status)
  return statuses
}

const me = (who: Person, headers: Record<string, string> = {}) => callAs(who, sessaoApi.me, {}, { headers })

/** One more session of a person. */
async function anotherSession({ id, ...person }: Person): Promise<Person> {
  const { token, hash } = makeToken(tenant.id)
  await tenant.sql(
    `insert into sessao (tenant_id, usuario_id, token_hash, expira_em) values ($1, $2, $3, now() + interval '1 day')`,
    [tenant.id, id, hash],
  )
  return { ...person, id, token }
}

const teacher = () => tenant.person('Professora', { papel: 'professor', turma: tenant.turma })

describe('the next request on two processes', () => {
  /** What is taken, and what the person is told after it. Each time both processes have just served the person. */
  it.each<[string, (who: Person) => Promise<unknown>, number]>([
    ['signed out', (who) => callAs(who, sessaoApi.signOut, {}), 401],
    ['suspended', ({ id }) => tenant.sql(`update usuario set status = 'suspenso' where id = $1`, [id]), 401],
    [
      'session expired',
      ({ id }) =>
        tenant.sql(`update sessao set expira_em = now() - interval '1 second' where usuario_id = $1`, [id]),
      401,
    ],
    ['account removed', ({ id }) => tenant.sql('delete from usuario where id = $1', [id]), 401],
    ['role removed', ({ id }) => tenant.sql('delete from vinculo where usuario_id = $1', [id]), 404],
    ['role ended', ({ id }) => tenant.sql('update vinculo set fim = now() where usuario_id = $1', [id]), 404],
    [
      'moved to another class',
      ({ id }) =>
        tenant.sql('update vinculo set turma_id = $2 where usuario_id = $1', [id, tenant.outraTurma]),
      404,
    ],
  ])('%s', async (_, take, after) => {
    for (let round = 0; round < 5; round += 1) {
      const who = await teacher()
      const find = () => onBoth(who, turmaApi.find, { params: { turma: tenant.turma } })
      expect(await find()).toEqual([200, 200])
      await take(who)
      expect(await find()).toEqual([after, after])
    }
  })

  it('a role that is given holds at once too', async () => {
    const who = await tenant.person('Nova')
    const find = () => onBoth(who, turmaApi.find, { params: { turma: tenant.turma } })
    expect(await find()).toEqual([404, 404])
    await tenant.sql('insert into matricula (tenant_id, turma_id, aluno_id) values ($1, $2, $3)', [
      tenant.id,
      tenant.turma,
      who.id,
    ])
    expect(await find()).toEqual([200, 200])
    await tenant.sql(`update matricula set status = 'transferido' where aluno_id = $1`, [who.id])
    expect(await find()).toEqual([404, 404])
  })

  it('a guardian follows the pupil out of the class', async () => {
    const pupil = await tenant.person('Filha', { papel: 'aluno', turma: tenant.turma })
    const guardian = await tenant.person('Mãe', { papel: 'responsavel', aluno: pupil.id })
    const find = () => onBoth(guardian, turmaApi.find, { params: { turma: tenant.turma } })
    expect(await find()).toEqual([200, 200])
    await leaveTurma(tenant, pupil)
    expect(await find()).toEqual([404, 404])
  })

  it('a role that begins or ends by the clock does so for a person who is remembered', async () => {
    const who = await teacher()
    const find = () => onBoth(who, turmaApi.find, { params: { turma: tenant.turma } })
    expect(await find()).toEqual([200, 200])
    await tenant.sql(`update vinculo set fim = now() + interval '700 ms' where usuario_id = $1`, [who.id])
    // Remembered anew, with the end that is to come; on a busy machine it may have come by then.
    await find()
    await expect.poll(find).toEqual([404, 404])
  })

  it('a tenant that is switched off refuses within a second', async () => {
    const off = await testTenant()
    const who = await off.person('Bia')
    await expect.poll(() => onBoth(who, sessaoApi.me, {})).toEqual([200, 200])
    await off.sql(`update tenant set status = 'inativo' where id = $1`, [off.id])
    await expect.poll(() => onBoth(who, sessaoApi.me, {})).toEqual([403, 403])
  })

  it('a second factor that the tenant begins to ask of its administrators is owed at once, and no longer when it stops', async () => {
    const asking = await testTenant()
    const boss = await asking.person('Direção', { papel: 'administrador_tenant' })
    const ask = (how: string) =>
      asking.sql(
        `update tenant set configuracoes = configuracoes || jsonb_build_object('segundo_fator', $2::text) where id = $1`,
        [asking.id, how],
      )
    const members = () => onBoth(boss, turmaApi.find, { params: { turma: asking.turma } })
    // Each process hears of a new tenant by a notice.
    await expect.poll(members).toEqual([200, 200])
    await ask('obrigatorio')
    expect(await members()).toEqual([403, 403])
    await ask('opcional')
    expect(await members()).toEqual([200, 200])
  })

  it('what was half done for somebody who lost the right is not done', async () => {
    const who = await teacher()
    const { forumApi } = await import('../../../conversa/forum/contract.ts')
    const create = (app: TestApp['app']) =>
      callAs(
        who,
        forumApi.create,
        { body: { gru_id: tenant.turma, tipo: 'forum', titulo: 'T', conteudo: '<p>t</p>' } },
        { app },
      )
    for (const app of await apps()) expect((await create(app)).status).toBe(200)
    await tenant.sql('delete from vinculo where usuario_id = $1', [who.id])
    for (const app of await apps()) expect((await create(app)).status).toBe(404)
    const [row] = await tenant.sql<{ n: number }>(
      'select count(*)::int as n from topico where usuario_id = $1',
      [who.id],
    )
    expect(row?.n).toBe(2)
  })
})

describe('several sessions of one person', () => {
  it('are listed newest first, each telling whether it is this one', async () => {
    const phone = await teacher()
    const computer = await anotherSession(phone)
    const { sessoes } = (await callAs(computer, sessaoApi.listSessoes, {})).data
    expect(sessoes.map(({ atual }) => atual)).toEqual([true, false])
    const [ended] = await tenant.sql<{ id: number }>('select id from sessao where token_hash = $1', [
      hashToken(phone.token),
    ])
    expect(
      (await callAs(computer, sessaoApi.revokeSessao, { params: { id: Number(ended?.id) } })).status,
    ).toBe(200)
    expect(await onBoth(phone, sessaoApi.me, {})).toEqual([401, 401])
    expect(await onBoth(computer, sessaoApi.me, {})).toEqual([200, 200])
    expect((await callAs(computer, sessaoApi.listSessoes, {})).data.sessoes).toHaveLength(1)
    expect(
      (await callAs(computer, sessaoApi.revokeSessao, { params: { id: Number(ended?.id) } })).status,
    ).toBe(404)
  })

  it('are their owner’s to end, nobody else’s', async () => {
    const [owner, other] = [await teacher(), await teacher()]
    const admin = await tenant.person('Administradora', { papel: 'administrador_tenant' })
    const id = (await callAs(owner, sessaoApi.listSessoes, {})).data.sessoes[0]?.id as number
    for (const who of [other, admin])
      expect((await callAs(who, sessaoApi.revokeSessao, { params: { id } })).status).toBe(404)
    expect((await me(owner)).status).toBe(200)
  })

  it('end one by one: signing out of one leaves the others', async () => {
    const phone = await teacher()
    const computer = await anotherSession(phone)
    await callAs(phone, sessaoApi.signOut, {})
    expect([(await me(phone)).status, (await me(computer)).status]).toEqual([401, 200])
  })

  it('go on while they are used: the end moves at most once an hour', async () => {
    const who = await teacher()
    const end = async () =>
      (
        await tenant.sql<{ expira_em: Date }>('select expira_em from sessao where usuario_id = $1', [who.id])
      )[0]?.expira_em as Date
    await tenant.sql(`update sessao set expira_em = now() + interval '1 hour' where usuario_id = $1`, [
      who.id,
    ])
    const fresh = await end()
    await me(who)
    expect(await end()).toEqual(fresh)
    await tenant.sql(`update sessao set vista_em = now() - interval '61 minutes' where usuario_id = $1`, [
      who.id,
    ])
    await me(who)
    expect((await end()).getTime() - Date.now()).toBeGreaterThan(29 * 86_400_000)
    await tenant.sql(
      `update sessao set vista_em = now() - interval '61 minutes', compartilhada = true where usuario_id = $1`,
      [who.id],
    )
    await me(who)
    expect((await end()).getTime() - Date.now()).toBeLessThanOrEqual(12 * 3_600_000)
  })
})

describe('a token', () => {
  it.each(['', 'x', 'adm.', '1.', `zzzzzzz.${'a'.repeat(43)}`, '1.1.1', 'Bearer', 'null', '%00'])(
    'that is none of ours is refused: %j',
    async (token) => {
      const { status, body } = await me({ id: 0, nome: '', token, host: tenant.host })
      expect([status, body.codigo]).toEqual([token.startsWith('zzz') ? 403 : 401, expect.any(String)])
    },
  )

  it('one character off is no token', async () => {
    const who = await teacher()
    const last = who.token.at(-1) === 'A' ? 'B' : 'A'
    expect((await me({ ...who, token: `${who.token.slice(0, -1)}${last}` })).status).toBe(401)
    expect((await me({ ...who, token: who.token.toUpperCase() })).status).not.toBe(200)
    expect((await me(who)).status).toBe(200)
  })

  it('of another tenant is told so', async () => {
    const stranger = await (await testTenant()).person('De fora', { papel: 'administrador-plataforma' })
    const { status, body } = await me({ ...stranger, host: tenant.host })
    expect([status, body.codigo]).toEqual([403, 'tenant_divergente'])
  })

  it('under the number of another tenant is nobody’s', async () => {
    const other = await testTenant()
    const stranger = await other.person('De fora')
    const disguised = `${tenant.id.toString(36)}.${stranger.token.split('.')[1]}`
    expect((await me({ ...stranger, token: disguised, host: tenant.host })).status).toBe(401)
  })
})

describe('UserAction', () => {
  it('must be a live session of the person of the Bearer', async () => {
    const [who, other] = [await teacher(), await teacher()]
    const mine = await anotherSession(who)
    const ended = await anotherSession(who)
    await callAs(ended, sessaoApi.signOut, {})
    const stranger = await (await testTenant()).person('De fora')
    const cases: [string, string, number][] = [
      ['the same token', who.token, 200],
      ['another session of mine', mine.token, 200],
      ['an ended session of mine', ended.token, 403],
      ['the session of somebody else', other.token, 403],
      ['the session of somebody of another tenant', stranger.token, 403],
      ['no token at all', 'x', 403],
    ]
    for (const [what, useraction, wanted] of cases)
      expect([what, (await me(who, { useraction })).status]).toEqual([what, wanted])
    expect((await me(who, { useraction: other.token })).body.codigo).toBe('acao_divergente')
  })

  it('is asked for by calls of administration in one’s own tenant, and by no others', async () => {
    const who = await tenant.person('Aparecida', { papel: 'administrador_tenant' })
    const list = (useraction: string) => callAs(who, tenantApi.listClientes, {}, { headers: { useraction } })
    const mine = await anotherSession(who)
    expect([(await list(who.token)).status, (await list(mine.token)).status]).toEqual([200, 200])
    const without = await list('')
    expect([without.status, without.body.codigo]).toEqual([403, 'acao_divergente'])
    expect((await me(who, { useraction: '' })).status).toBe(200)
  })

  it('alone signs nobody in', async () => {
    const who = await teacher()
    const { status } = await callAs(
      { host: tenant.host },
      sessaoApi.me,
      {},
      {
        headers: { useraction: who.token },
      },
    )
    expect(status).toBe(401)
  })

  it('is not counted in a public call without a Bearer', async () => {
    const answer = await callAs(
      { host: tenant.host },
      tenantApi.findBySlug,
      { params: { slug: tenant.slug } },
      {
        headers: { useraction: 'x' },
      },
    )
    expect(answer.status).toBe(200)
  })
})
