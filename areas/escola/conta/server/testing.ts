/** What the tests of the account's links stand on: two tenants, the letters as they go out, the calls of a stranger. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createMailer } from '../../../../core/server/mail/mailer.ts'
import type { OutboxMessage } from '../../../../core/server/mail/outbox.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, testTenant } from '../../../../test/kit/tenant.ts'
import { sessaoApi } from '../../../acesso/sessao/contract.ts'
import { hashPassword, issueFicha } from '../../../acesso/sessao/server/public.ts'
import { contaApi, type LinkKind } from '../contract.ts'
import { contaTasks } from './jobs.ts'
import { SEND_CARTA } from './letters.ts'

export const SENHA = 'vento cobre janela 47'
export const OUTRA = 'outra senha boa 12'
export const HOUR_MS = 3_600_000
export const newNavegador = (): string => randomBytes(32).toString('base64url')

/** A world of one test file's own, where anybody may sign up. */
export async function contaWorld() {
  const [tenant, other] = await Promise.all([testTenant(), testTenant()])
  const stranger = { host: tenant.host }
  /** The register of tenants is not read for it: the next call sees it. */
  const setModo = (modo: string) =>
    tenant.sql(
      `update tenant set configuracoes = configuracoes || jsonb_build_object('cadastro', $2::text) where id = $1`,
      [tenant.id, modo],
    )

  let seen = 0
  /** Writes and "sends" every letter that waits for the tenant, the oldest first. */
  async function post(): Promise<OutboxMessage[]> {
    const jobs = await tenant.sql<{ id: number; payload: object }>(
      `select j.id, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1 and (j.payload ->> 'tenant_id')::int = $2 and j.id > $3 order by j.id`,
      [SEND_CARTA, tenant.id, seen],
    )
    seen = Math.max(seen, ...jobs.map(({ id }) => Number(id)))
    const { app, database } = await testApp()
    const letters: OutboxMessage[] = []
    for (const { payload } of jobs) {
      const mailDir = mkdtempSync(path.join(os.tmpdir(), 'turmalina-conta-'))
      const mailer = createMailer({ mailDir, from: 'Turmalina <nao-responda@escola.test>' })
      const task = contaTasks({ ...app.services, mailer })[SEND_CARTA] as (job: object) => Promise<void>
      await task({ tenantId: tenant.id, payload, database, progress: async () => {} })
      for (const { id } of await mailer.listOutbox()) {
        const letter = await mailer.readOutbox(id)
        if (letter) letters.push(letter)
      }
    }
    return letters
  }

  /** The token at the end of a letter's link. */
  const tokenOf = (letter: OutboxMessage | undefined): string =>
    /\/([\w-]{43})\s/.exec(letter?.text ?? '')?.[1] ?? 'none'

  let people = 0
  async function someone(nome = 'Ana Lima'): Promise<Person & { email: string }> {
    people += 1
    const who = await tenant.person(nome)
    const email = `pessoa${people}@${tenant.slug}.test`
    await tenant.sql('update usuario set email = $2, senha_hash = $3 where id = $1', [
      who.id,
      email,
      await hashPassword(SENHA),
    ])
    return { ...who, email }
  }

  const recover = (usuario: string) => callAs(stranger, contaApi.requestRecovery, { body: { usuario } })
  const renew = (token: string, senha = OUTRA, where = stranger) =>
    callAs(where, contaApi.setPasswordByLink, { body: { finalidade: 'recuperar_senha', token, senha } })
  const look = (finalidade: LinkKind, token: string, where = stranger) =>
    callAs(where, contaApi.findLink, { body: { finalidade, token } })
  const signIn = (usuario: string, senha: string) =>
    callAs(stranger, sessaoApi.signIn, { body: { usuario, senha } })
  const signUp = (given: object = {}) =>
    callAs(stranger, contaApi.signUp, {
      body: {
        nome: 'Bia Souza',
        email: `nova${++people}@${tenant.slug}.test`,
        senha: SENHA,
        tem_16_anos: true,
        aceita: true,
        ...given,
      },
    })
  const validate = (token: string, senha?: string, where = stranger) =>
    callAs(where, contaApi.validateEmail, { body: { token, ...(senha && { senha }) } })
  /** A link that was issued at another time. */
  const issued = async (finalidade: LinkKind, usuarioId: number, now: Date, dados = {}) =>
    (await testApp()).database.asTenant(tenant.id, (tx) =>
      issueFicha(tx, { finalidade: finalidade, usuarioId, dados, now }),
    )

  await setModo('aberto')
  return {
    tenant,
    other,
    stranger,
    setModo,
    post,
    tokenOf,
    someone,
    recover,
    renew,
    look,
    signIn,
    signUp,
    validate,
    issued,
  }
}
