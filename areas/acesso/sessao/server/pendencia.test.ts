/** What a session owes before anything else is answered, and what a proof of identity opens. */
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { preferenciaApi } from '../../preferencia/contract.ts'
import { tenantApi } from '../../tenant/contract.ts'
import { sessaoApi } from '../contract.ts'

let tenant: TestTenant
beforeAll(async () => {
  tenant = await testTenant({ segundoFator: 'obrigatorio' })
})

const anything = (who: Person) => callAs(who, preferenciaApi.find, { params: { chave: 'x' } })
const me = (who: Person) => callAs(who, sessaoApi.me, {})

const confirmFactor = (who: Person) =>
  tenant.sql(
    "insert into segundo_fator (tenant_id, usuario_id, segredo, confirmado_em) values ($1, $2, '\\x00', now())",
    [tenant.id, who.id],
  )
const prove = (who: Person) =>
  tenant.sql('update sessao set fator_em = now() where tenant_id = $1 and usuario_id = $2', [
    tenant.id,
    who.id,
  ])

describe('a session that owes a proof', () => {
  it('a manager without a second factor must register one; a pupil need not', async () => {
    const gestora = await tenant.person('Gestora', {
      papel: 'gestor_rede',
      rede: tenant.rede,
      funcao: 'leitura',
    })
    const aluno = await tenant.person('Aluno', { papel: 'aluno', turma: tenant.turma })
    expect((await me(gestora)).body).toMatchObject({ usuario: { pendencia: 'cadastrar_fator' } })
    expect(await anything(gestora)).toMatchObject({ status: 403, body: { codigo: 'pendencia' } })
    expect((await me(aluno)).body).toMatchObject({ usuario: { pendencia: null } })
    expect((await anything(aluno)).status).toBe(200)
  })

  it('is freed at the next request once the factor is proved, and owes again when the role comes later', async () => {
    const pessoa = await tenant.person('Pessoa')
    expect((await anything(pessoa)).status).toBe(200)
    await tenant.sql(
      "insert into vinculo (tenant_id, usuario_id, papel, inicio) values ($1, $2, 'administrador_tenant', now() - interval '1 minute')",
      [tenant.id, pessoa.id],
    )
    expect((await anything(pessoa)).status).toBe(403)
    await confirmFactor(pessoa)
    expect((await me(pessoa)).body).toMatchObject({ usuario: { pendencia: 'segundo_fator' } })
    await prove(pessoa)
    expect((await me(pessoa)).body).toMatchObject({ usuario: { pendencia: null } })
    expect((await anything(pessoa)).status).toBe(200)
  })

  it('a password made by somebody else must be changed first', async () => {
    const aluno = await tenant.person('Aluno', { papel: 'aluno', turma: tenant.turma })
    expect((await anything(aluno)).status).toBe(200)
    await tenant.sql('update usuario set trocar_senha = true where tenant_id = $1 and id = $2', [
      tenant.id,
      aluno.id,
    ])
    expect(await anything(aluno)).toMatchObject({ status: 403, body: { codigo: 'pendencia' } })
    expect((await callAs(aluno, sessaoApi.signOut, {})).status).toBe(200)
  })

  it('is given no key for its device until nothing is owed; then always the same, and nobody else’s', async () => {
    const gestora = await tenant.person('Gestora', {
      papel: 'gestor_rede',
      rede: tenant.rede,
      funcao: 'leitura',
    })
    const [aluno, outro] = await Promise.all(
      ['Um', 'Outro'].map((nome) => tenant.person(nome, { papel: 'aluno', turma: tenant.turma })),
    )
    const keyOf = async (who: Person | undefined) => who && (await me(who)).data.chave
    expect(await keyOf(gestora)).toBeUndefined()
    await confirmFactor(gestora)
    expect(await keyOf(gestora)).toBeUndefined()
    await prove(gestora)
    const keys = await Promise.all([gestora, aluno, outro, aluno].map(keyOf))
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
    expect(keys[3]).toBe(keys[1])
    expect(new Set(keys).size).toBe(3)
  })

  it('is nobody where nobody need be anyone, and hears no events', async () => {
    const admin = await tenant.person('Admin', { papel: 'administrador-plataforma' })
    const find = () => callAs(admin, tenantApi.findBySlug, { params: { slug: tenant.slug } })
    const before = (await find()).body
    const { app } = await testApp()
    const events = await app.inject({
      url: '/eventos',
      headers: { host: tenant.host, authorization: `Bearer ${admin.token}` },
    })
    expect(events.statusCode).toBe(403)
    await confirmFactor(admin)
    await prove(admin)
    expect(before).not.toHaveProperty('tenant.token_autenticado')
    expect((await find()).body).toMatchObject({ tenant: { token_autenticado: expect.any(String) as string } })
  })
})
