/** `token_autenticado`: one administrator, one tenant, 15 minutes, and only beside their own live session. */
import { beforeAll, describe, expect, it } from 'vitest'
import { newTestApp, testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { preferenciaApi } from '../../preferencia/contract.ts'
import { sessaoApi } from '../../sessao/contract.ts'
import { tenantApi } from '../contract.ts'
import { isAdminToken, makeAdminToken, readAdminToken } from './secrets-admin.ts'

const SECRET = 'a secret of thirty-two characters'
const NOW = new Date('2026-03-02T12:00:00Z')
const GRANT = { homeId: 3, usuarioId: 5, targetId: 7 }
const later = (ms: number) => new Date(NOW.getTime() + ms)

describe('the token itself', () => {
  const token = makeAdminToken(SECRET, GRANT, NOW)

  it('gives its grant back for 15 minutes, to the millisecond', () => {
    expect(readAdminToken(SECRET, token, NOW)).toEqual(GRANT)
    expect(readAdminToken(SECRET, token, later(900_000))).toEqual(GRANT)
    expect(readAdminToken(SECRET, token, later(900_001))).toBeUndefined()
  })

  it('gives nothing when any character is another, or under another key', () => {
    expect(readAdminToken(`${SECRET}!`, token, NOW)).toBeUndefined()
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === '1' ? '2' : '1'
      const forged = `${token.slice(0, at)}${other}${token.slice(at + 1)}`
      expect([forged, readAdminToken(SECRET, forged, NOW)]).toEqual([forged, undefined])
    }
    for (const text of ['', 'adm.', 'adm.1.1.1.9999999999999.', '.', 'adm.3.5.7'])
      expect(readAdminToken(SECRET, text, NOW)).toBeUndefined()
  })

  it('is told from a session token by how it begins', () => {
    expect(isAdminToken(token)).toBe(true)
    expect(isAdminToken(`3.${'a'.repeat(43)}`)).toBe(false)
  })
})

describe('the administration of another tenant', () => {
  let home: TestTenant
  let target: TestTenant
  let boss: Person
  let grant: string
  beforeAll(async () => {
    ;[home, target] = [await testTenant(), await testTenant()]
    boss = await home.person('Plataforma', { papel: 'administrador-plataforma' })
    const { data } = await callAs(boss, tenantApi.findBySlug, { params: { slug: target.slug } })
    grant = data.tenant.token_autenticado as string
  })

  /** As the admin client sends it: the grant as Bearer, the tenant in `Tenant`, one's own token in `UserAction`. */
  const visit = (
    headers: Record<string, string> = {},
    { token = grant, host = home.host }: { token?: string; host?: string } = {},
  ) =>
    callAs(
      { id: 0, nome: '', token, host },
      tenantApi.listClientes,
      {},
      {
        headers: { tenant: target.slug, useraction: boss.token, ...headers },
      },
    )

  it('is granted with all three headers, and shows the other tenant', async () => {
    const { data } = await visit()
    expect(data.clientes.map(({ codigo }) => codigo)).toEqual([target.slug])
    const own = await callAs(boss, tenantApi.listClientes, {})
    expect(own.data.clientes.map(({ codigo }) => codigo)).toEqual([home.slug])
  })

  it('is told in the log of the administrator’s own tenant when it is of another, not when it is of their own', async () => {
    await callAs(boss, tenantApi.findBySlug, { params: { slug: home.slug } })
    const rows = await home.sql(
      'select quem_id::int, entidade, entidade_id, acao from auditoria where tenant_id = $1',
      [home.id],
    )
    expect(rows).toEqual([
      { quem_id: boss.id, entidade: 'tenant', entidade_id: String(target.id), acao: 'emitir_acesso' },
    ])
  })

  it('is for that tenant only', async () => {
    const third = await testTenant()
    expect((await visit({ tenant: third.slug })).body.codigo).toBe('tenant_divergente')
    expect((await visit({ tenant: home.slug })).body.codigo).toBe('tenant_divergente')
  })

  it('needs the session of that very person', async () => {
    const colleague = await home.person('Colega', { papel: 'administrador-plataforma' })
    const local = await target.person('Local', { papel: 'administrador-plataforma' })
    for (const useraction of ['', 'x', colleague.token, local.token, grant])
      expect([useraction, (await visit({ useraction })).status]).toEqual([useraction, 403])
  })

  it('is refused when forged', async () => {
    const forged = makeAdminToken(
      'another key, of thirty-two chars',
      { homeId: home.id, usuarioId: boss.id, targetId: target.id },
      new Date(),
    )
    expect((await visit({}, { token: forged })).status).toBe(401)
    expect((await visit({}, { token: `${grant}x` })).status).toBe(401)
    expect((await visit({}, { token: grant.replace(`.${target.id}.`, `.${home.id}.`) })).status).toBe(401)
  })

  it('is over after 15 minutes', async () => {
    const { app } = await testApp()
    const old = makeAdminToken(
      app.services.config.secretKey,
      { homeId: home.id, usuarioId: boss.id, targetId: target.id },
      new Date(Date.now() - 901_000),
    )
    expect((await visit({}, { token: old })).status).toBe(401)
  })

  it('makes a platform administrator of a visitor and nothing else: no class, no account of the same number', async () => {
    // Numbers of people may be the same in two tenants: here is one of the target's with the visitor's own.
    await target.sql(
      `insert into usuario (tenant_id, id, nome, login) overriding system value values ($1, $2, 'Sósia', 'sosia')`,
      [target.id, boss.id],
    )
    await target.sql(
      `insert into sessao (tenant_id, usuario_id, token_hash, expira_em)
       values ($1, $2, sha256('x'), now() + interval '1 day')`,
      [target.id, boss.id],
    )
    await target.sql(
      `insert into preferencia (tenant_id, usuario_id, chave, preferencias) values ($1, $2, 'x', '{"a": 1}')`,
      [target.id, boss.id],
    )
    const [session] = await target.sql<{ id: number }>(
      'select id from sessao where tenant_id = $1 and usuario_id = $2',
      [target.id, boss.id],
    )
    const as = { id: 0, nome: '', token: grant, host: home.host }
    const options = { headers: { tenant: target.slug, useraction: boss.token } }
    expect((await callAs(as, sessaoApi.listSessoes, {}, options)).data.sessoes).toEqual([])
    const revoke = await callAs(as, sessaoApi.revokeSessao, { params: { id: Number(session?.id) } }, options)
    expect(revoke.status).toBe(404)
    const found = await callAs(as, preferenciaApi.find, { params: { chave: 'x' } }, options)
    expect(found.data.preferencias).toBeNull()
    await callAs(as, sessaoApi.signOut, {}, options)
    const alive = await target.sql('select 1 from sessao where tenant_id = $1 and revogada_em is null', [
      target.id,
    ])
    expect(alive.length).toBeGreaterThan(0)
    // The classes of the tenant are open to the role all the same.
    const turma = await callAs(as, turmaApi.find, { params: { turma: target.turma } }, options)
    expect(turma.data.grupo.papel).toBe('gestor')
  })

  it('thirty visits at once do not starve each other of connections', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => visit()))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
  })

  it('ends with the role, and with the session of the visitor', async () => {
    const guest = await home.person('Passageira', { papel: 'administrador-plataforma' })
    const { data } = await callAs(guest, tenantApi.findBySlug, { params: { slug: target.slug } })
    const token = data.tenant.token_autenticado as string
    const enter = () => visit({ useraction: guest.token }, { token })
    expect((await enter()).status).toBe(200)
    await home.sql(`update vinculo set fim = now() where usuario_id = $1`, [guest.id])
    expect((await enter()).status).toBe(403)
    await home.sql(`update vinculo set fim = null where usuario_id = $1`, [guest.id])
    expect((await enter()).status).toBe(200)
    await callAs(guest, sessaoApi.signOut, {})
    expect((await enter()).status).toBe(401)
  })

  it('holds on another process that has the same key, and on none that has another', async () => {
    const { app } = await testApp()
    const twin = await newTestApp({ env: { SECRET_KEY: app.services.config.secretKey } })
    const foreign = await newTestApp()
    const on = (one: typeof app) =>
      callAs(
        { id: 0, nome: '', token: grant, host: home.host },
        tenantApi.listClientes,
        {},
        {
          app: one,
          headers: { tenant: target.slug, useraction: boss.token },
        },
      )
    expect((await on(twin.app)).status).toBe(200)
    expect((await on(foreign.app)).status).toBe(401)
    await Promise.all([twin.close(), foreign.close()])
  })
})
