/** People of another tenant, administered from the platform: all three headers, everything in that tenant's log. */
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { testTenant } from '../../../../test/kit/tenant.ts'
import { tenantApi } from '../../../acesso/tenant/contract.ts'
import { makeAdminToken } from '../../../acesso/tenant/server/secrets-admin.ts'
import { pessoaApi } from '../contract.ts'
import { pessoaWorld } from './testing.ts'

const { tenant: target, admin, aluno, find, log } = await pessoaWorld()
const home = await testTenant()
const boss = await home.person('Plataforma', { papel: 'administrador-plataforma' })
const { data: told } = await callAs(boss, tenantApi.findBySlug, { params: { slug: target.slug } })

const guest = { id: 0, nome: '', host: home.host, token: told.tenant.token_autenticado as string }
const headers = { tenant: target.slug, useraction: boss.token }
const list = (given: Record<string, string> = {}, token = guest.token) =>
  callAs(
    { ...guest, token },
    pessoaApi.list,
    { query: { pagina: 1, linhas: 30 } },
    { headers: { ...headers, ...given } },
  )

describe('a visit to the people of another tenant', () => {
  it('shows them, and none of one’s own', async () => {
    const { data, status } = await list()
    expect(status).toBe(200)
    expect(data.pessoas.map(({ nome }) => nome)).toEqual(['Admin', 'Coordenadora', 'Gestora'])
  })

  it('makes, changes, raises and suspends; the log of the place names the visitor and where they are from', async () => {
    const made = await callAs(
      guest,
      pessoaApi.create,
      {
        body: {
          nome: 'Nova Gestora',
          vinculo: { papel: 'gestor_rede', rede: target.rede, funcao: 'escrita' },
        },
      },
      { headers },
    )
    expect(made.status).toBe(200)
    const params = { usuario: made.data.usuario }
    const { versao } = await find(admin, { id: params.usuario })
    const changed = await callAs(
      guest,
      pessoaApi.update,
      { params, body: { versao, nome: 'Nova Gestão' } },
      { headers },
    )
    const raised = await callAs(
      guest,
      pessoaApi.giveVinculo,
      { params, body: { papel: 'administrador_tenant' } },
      { headers },
    )
    const suspended = await callAs(
      guest,
      pessoaApi.setStatus,
      { params, body: { status: 'suspenso', motivo: 'Engano da rede' } },
      { headers },
    )
    const granted = await callAs(
      guest,
      pessoaApi.grant,
      { params, body: { dado: 'laudo', rede: target.rede, motivo: 'Equipe de apoio' } },
      { headers },
    )
    expect([changed.status, raised.status, suspended.status, granted.status]).toEqual([200, 200, 200, 200])
    const rows = await target.sql<{ acao: string; quem_id: number; quem_tenant: number }>(
      'select acao, quem_id::int, quem_tenant from auditoria where tenant_id = $1 and quem_tenant is not null',
      [target.id],
    )
    expect(rows.length).toBeGreaterThanOrEqual(5)
    expect(new Set(rows.map(({ quem_id, quem_tenant }) => `${quem_tenant} ${quem_id}`))).toEqual(
      new Set([`${home.id} ${boss.id}`]),
    )
    expect(await log('suspender', params.usuario)).toHaveLength(1)
  })

  it('gives the first way in, told once', async () => {
    const pupil = await aluno()
    const given = await callAs(
      guest,
      pessoaApi.issueAcesso,
      { params: { usuario: pupil.id }, body: { modo: 'senha' } },
      { headers },
    )
    expect(given.data.senha).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/)
  })

  it('reads nothing that is kept apart: a visitor was granted nothing here', async () => {
    const pupil = await aluno()
    const read = (dado: 'nascimento' | 'laudo') =>
      callAs(guest, pessoaApi.readDado, { params: { usuario: pupil.id }, body: { dado } }, { headers })
    expect([(await read('nascimento')).status, (await read('laudo')).status]).toEqual([403, 403])
  })

  it('is refused with somebody else’s UserAction, for another tenant, when it has ended, and by a token alone', async () => {
    const colleague = await home.person('Colega', { papel: 'administrador-plataforma' })
    const third = await testTenant()
    const { app } = await testApp()
    const over = makeAdminToken(
      app.services.config.secretKey,
      { homeId: home.id, usuarioId: boss.id, targetId: target.id },
      new Date(Date.now() - 901_000),
    )
    expect((await list({ useraction: colleague.token })).status).toBe(403)
    expect((await list({ useraction: admin.token })).status).toBe(403)
    expect((await list({ useraction: '' })).status).toBe(403)
    expect((await list({ tenant: third.slug })).body.codigo).toBe('tenant_divergente')
    expect((await list({ tenant: home.slug })).body.codigo).toBe('tenant_divergente')
    expect((await list({}, over)).status).toBe(401)
    // One's own token opens no other tenant, whatever the headers say.
    expect((await list({}, boss.token)).body.codigo).toBe('tenant_divergente')
    expect((await list()).status).toBe(200)
  })

  it('is given to nobody but an administrator of the platform', async () => {
    const local = await home.person('Local', { papel: 'administrador_tenant' })
    const { data } = await callAs(local, tenantApi.findBySlug, { params: { slug: target.slug } })
    expect(data.tenant.token_autenticado).toBeUndefined()
  })
})
