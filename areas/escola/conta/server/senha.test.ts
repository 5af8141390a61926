/** A person's own password: when it may be changed, what it must keep, and what ends with the old one. */
import { beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '../../../../core/testing/still-clock.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { sessaoApi } from '../../../acesso/sessao/contract.ts'
import { hashPassword } from '../../../acesso/sessao/server/public.ts'
import { makeToken } from '../../../acesso/sessao/server/secrets-token.ts'
import { contaApi } from '../contract.ts'

stillClock()

const SENHA = 'vento cobre janela 47'

let tenant: TestTenant
beforeAll(async () => {
  tenant = await testTenant()
})

/** A person with a password, whose last proof is `minutes` old. */
async function someone(minutes = 60, senha = SENHA): Promise<Person> {
  const who = await tenant.person('Ana Lima')
  await tenant.sql('update usuario set senha_hash = $3 where tenant_id = $1 and id = $2', [
    tenant.id,
    who.id,
    await hashPassword(senha),
  ])
  await tenant.sql(
    `update sessao set provada_em = now() - $3 * interval '1 minute' where tenant_id = $1 and usuario_id = $2`,
    [tenant.id, who.id, minutes],
  )
  return who
}

/** One more session of the same person. */
async function another(who: Person): Promise<Person> {
  const { token, hash } = makeToken(tenant.id)
  await tenant.sql(
    `insert into sessao (tenant_id, usuario_id, token_hash, expira_em) values ($1, $2, $3, now() + interval '1 day')`,
    [tenant.id, who.id, hash],
  )
  return { ...who, token }
}

const set = (who: Person, senha_nova: string, senha_atual?: string) =>
  callAs(who, contaApi.setOwnPassword, { body: { senha_nova, ...(senha_atual && { senha_atual }) } })
const me = (who: Person) => callAs(who, sessaoApi.me, {})
const signIn = async (who: Person, senha: string) => {
  const [row] = await tenant.sql<{ login: string }>('select login from usuario where id = $1', [who.id])
  return callAs({ host: tenant.host }, sessaoApi.signIn, { body: { usuario: row?.login ?? '', senha } })
}

describe('changing one’s own password', () => {
  it('asks for a fresh proof, or for the present password', async () => {
    const stale = await someone(60)
    expect(await set(stale, 'outra senha boa')).toMatchObject({
      status: 403,
      body: { codigo: 'prova_necessaria' },
    })
    expect(await set(stale, 'outra senha boa', 'não é esta')).toMatchObject({
      status: 400,
      body: { campos: { senha_atual: expect.any(String) as string } },
    })
    expect((await signIn(stale, SENHA)).status).toBe(200)
    expect((await set(stale, 'outra senha boa', SENHA)).status).toBe(200)
    expect((await signIn(stale, SENHA)).status).toBe(401)
    expect((await signIn(stale, 'outra senha boa')).status).toBe(200)
    const fresh = await someone(1)
    expect((await set(fresh, 'outra senha boa')).status).toBe(200)
  })

  it('ends every other session at the next request, and keeps its own', async () => {
    const here = await someone(1)
    const there = await another(here)
    expect((await me(there)).status).toBe(200)
    expect((await set(here, 'outra senha boa')).status).toBe(200)
    expect((await me(there)).status).toBe(401)
    expect((await me(here)).status).toBe(200)
  })

  it('refuses one that is short, obvious, one’s own name, or the same again', async () => {
    const who = await someone(1)
    for (const wrong of ['curta', '1234567890', 'aaaaaaaaaaaa', 'Ana Lima 2026', SENHA])
      expect(await set(who, wrong), wrong).toMatchObject({
        status: 400,
        body: { campos: { senha_nova: expect.any(String) as string } },
      })
    expect((await signIn(who, SENHA)).status).toBe(200)
  })

  it('a password made by somebody else is changed without more, and then nothing is owed', async () => {
    const who = await someone(60)
    await tenant.sql('update usuario set trocar_senha = true where tenant_id = $1 and id = $2', [
      tenant.id,
      who.id,
    ])
    expect((await me(who)).body).toMatchObject({ usuario: { pendencia: 'trocar_senha' } })
    expect((await set(who, SENHA)).status).toBe(400)
    expect((await set(who, 'outra senha boa')).status).toBe(200)
    expect((await me(who)).body).toMatchObject({ usuario: { pendencia: null } })
  })

  it('is refused to whoever owes a second factor, and to whoever looks through the person’s eyes', async () => {
    const who = await someone(1)
    await tenant.sql(
      "insert into segundo_fator (tenant_id, usuario_id, segredo, confirmado_em) values ($1, $2, '\\x00', now())",
      [tenant.id, who.id],
    )
    await tenant.sql('update usuario set trocar_senha = true where id = $1', [who.id])
    expect(await set(who, 'outra senha boa', SENHA)).toMatchObject({
      status: 403,
      body: { codigo: 'pendencia' },
    })
    const seen = await someone(1)
    const suporte = await tenant.person('Suporte', { papel: 'administrador-plataforma' })
    await tenant.sql(
      `update sessao set suporte_id = $1, metodo = 'suporte',
         suporte_sessao_id = (select id from sessao where usuario_id = $1)
       where usuario_id = $2`,
      [suporte.id, seen.id],
    )
    expect(await set(seen, 'outra senha boa')).toMatchObject({
      status: 403,
      body: { codigo: 'somente_leitura' },
    })
  })

  it('wrong present passwords are slowed down, a burst too', async () => {
    const who = await someone(60)
    const answers = await Promise.all(Array.from({ length: 20 }, () => set(who, 'outra senha boa', 'errada')))
    const counted = answers.filter(({ status }) => status === 400).length
    expect(counted).toBe(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  it('is written down, without the password', async () => {
    const who = await someone(1)
    await set(who, 'outra senha boa')
    const rows = await tenant.sql<{ acao: string; mudanca: unknown }>(
      `select acao, mudanca from auditoria where tenant_id = $1 and entidade = 'usuario' and entidade_id = $2`,
      [tenant.id, String(who.id)],
    )
    expect(rows).toEqual([{ acao: 'trocar_senha', mudanca: { depois: { sessoes_encerradas: 0 } } }])
  })
})
