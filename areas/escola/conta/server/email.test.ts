import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { unsubscribeLink } from '../../../acesso/notificacao/server/public.ts'
import { provedAgo } from '../../../acesso/sessao/server/factory.ts'
import { contaApi } from '../contract.ts'
import { contaWorld } from './testing.ts'

const { tenant, other, stranger, post, tokenOf, someone, look, validate } = await contaWorld()

describe('another e-mail', () => {
  const change = (who: Person, email: string) => callAs(who, contaApi.changeEmail, { body: { email } })
  const emailOf = async (who: Person) =>
    (
      await tenant.sql<{ email: string; login: string }>('select email, login from usuario where id = $1', [
        who.id,
      ])
    )[0]

  it('takes effect when its link is used, and the old address is told', async () => {
    const ana = await someone()
    const novo = `novo-${ana.email}`
    expect((await change(ana, novo)).status).toBe(200)
    expect((await emailOf(ana))?.email).toBe(ana.email)
    const [letter] = await post()
    expect(letter?.to).toBe(novo)
    expect((await validate(tokenOf(letter))).data).toEqual({ status: 'sucesso' })
    expect((await emailOf(ana))?.email).toBe(novo)
    const [told] = await post()
    expect(told).toMatchObject({ to: ana.email, subject: 'O e-mail da sua conta mudou' })
  })

  it('asks for a fresh proof', async () => {
    const ana = await someone()
    await provedAgo(tenant, ana, 60)
    expect(await change(ana, 'x@y.test')).toMatchObject({ status: 403, body: { codigo: 'prova_necessaria' } })
  })

  it('of somebody else is not told to whoever asks, but to its owner; and never taken', async () => {
    const [ana, bia] = [await someone(), await someone('Bia')]
    expect((await change(ana, bia.email)).body).toEqual((await change(ana, `livre-${ana.email}`)).body)
    const letters = await post()
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [bia.email, 'Este e-mail já é de uma conta'],
      [`livre-${ana.email}`, 'Confirme o seu e-mail'],
    ])
    // Taken by somebody else between letter and link.
    await tenant.sql('update usuario set email = $2 where id = $1', [bia.id, `livre-${ana.email}`])
    expect((await validate(tokenOf(letters[1]))).status).toBe(409)
    expect((await emailOf(ana))?.email).toBe(ana.email)
  })
})

describe('mail that is not wanted', () => {
  it('is refused by the link, and wanted again; a forged link is none', async () => {
    const ana = await someone()
    const { secretKey } = (await testApp()).app.services.config
    const token = unsubscribeLink(secretKey, tenant.id, ana.id, 'avisos').split('/')[2] ?? ''
    const set = (given: string, recebe: boolean, where = stranger) =>
      callAs(where, contaApi.refuseMail, { body: { token: given, recebe } })
    expect((await look('cancelar_email', token)).data.link.recebe).toBe(true)
    expect((await set(token, false)).status).toBe(200)
    expect((await set(token, false)).status).toBe(200)
    expect((await look('cancelar_email', token)).data.link.recebe).toBe(false)
    expect((await set(token, true)).status).toBe(200)
    expect((await look('cancelar_email', token)).data.link.recebe).toBe(true)
    const bia = await someone('Bia')
    const forged = [
      token.replace(/^[^.]+/, bia.id.toString(36)),
      `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`,
      unsubscribeLink(secretKey, other.id, ana.id, 'avisos').split('/')[2] ?? '',
    ]
    for (const wrong of forged) expect((await set(wrong, false)).status).toBe(404)
    expect((await set(token, false, { host: other.host })).status).toBe(404)
  })
})
