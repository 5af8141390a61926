/** What the tests of the second factor stand on: a tenant where it is free, a strict one, people with a factor. */
import { generateSync } from 'otplib'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, testTenant } from '../../../../test/kit/tenant.ts'
import { preferenciaApi } from '../../preferencia/contract.ts'
import { sessaoApi } from '../../sessao/contract.ts'
import { hashToken, makeToken } from '../../sessao/server/secrets-token.ts'
import { fatorApi } from '../contract.ts'
import { STEP_S, stepOf } from '../rules.ts'

const STEP_MS = STEP_S * 1000
export async function codeOf(key: string, steps = 0): Promise<string> {
  const left = STEP_MS - (Date.now() % STEP_MS)
  if (left < 4_000) await new Promise((resolve) => setTimeout(resolve, left + 50))
  return generateSync({ secret: key, epoch: (stepOf(new Date()) + steps) * STEP_S })
}

/** A world of one test file's own. */
export async function fatorWorld() {
  const tenant = await testTenant()
  const strict = await testTenant({ segundoFator: 'obrigatorio' })
  const teacher = () => tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
  const find = async (who: Person) => (await callAs(who, fatorApi.find, {})).data.fator
  const prove = (who: Person, body: { codigo?: string; senha?: string }) =>
    callAs(who, fatorApi.prove, { body })
  const pendencia = async (who: Person) => (await callAs(who, sessaoApi.me, {})).data.usuario.pendencia
  const anything = (who: Person) => callAs(who, preferenciaApi.find, { params: { chave: 'x' } })
  const age = (who: Person, interval: string) =>
    tenant.sql('update sessao set provada_em = now() - $2::interval where token_hash = $1', [
      hashToken(who.token),
      interval,
    ])

  /** One more session of a person, as after signing in with the password. */
  async function anotherSession({ id, ...person }: Person, of = tenant): Promise<Person> {
    const { token, hash } = makeToken(of.id)
    await of.sql(
      `insert into sessao (tenant_id, usuario_id, token_hash, expira_em) values ($1, $2, $3, now() + interval '1 day')`,
      [of.id, id, hash],
    )
    return { ...person, id, token }
  }

  /** A person with a factor, and what their telephone and their drawer hold. The step before now was taken by confirming. */
  async function enrolled(who?: Person) {
    const person = who ?? (await teacher())
    const { chave } = (await callAs(person, fatorApi.begin, {})).data
    const { codigos } = (
      await callAs(person, fatorApi.confirm, { body: { codigo: await codeOf(chave, -1) } })
    ).data
    return { person, chave, codigos }
  }
  return { tenant, strict, teacher, find, prove, pendencia, anything, age, anotherSession, enrolled }
}
