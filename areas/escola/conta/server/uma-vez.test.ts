/**
 * Every kind of link of one use, spent fifty times at once through its own call: one success. Codes of two factors,
 * programs that sign in and answers of providers have theirs in areas/acesso/fator and areas/acesso/provedor.
 */
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { provedorApi } from '../../../acesso/provedor/contract.ts'
import { issueClaim } from '../../../acesso/provedor/server/find-claim.ts'
import { type Finalidade, issueFicha } from '../../../acesso/sessao/server/secrets-fichas.ts'
import { contaApi } from '../contract.ts'
import { contaWorld, newNavegador, OUTRA, SENHA } from './testing.ts'

const { tenant, stranger, someone, validate } = await contaWorld()

type Use = (n: number) => Promise<{ status: number }>
/** A fresh link, what spends it, and how many rows there are of what it may bring about once. */
interface Kind {
  use: Use
  made: () => Promise<unknown[]>
}

const issue = async (finalidade: Finalidade, usuarioId?: number, dados = {}): Promise<string> =>
  (await testApp()).database.asTenant(tenant.id, (tx) =>
    issueFicha(tx, { finalidade, dados, now: new Date(), ...(usuarioId && { usuarioId }) }),
  )

async function claim(subject: string): Promise<string> {
  const navegador = newNavegador()
  const identity = {
    ...{ provedor: 'Rede', issuer: 'https://idp.test', subject, nome: 'Lia Prado' },
    ...{ email: null, anew: false, emailVerificado: false },
  }
  const ficha = await (await testApp()).database.asTenant(tenant.id, (tx) =>
    issueClaim(tx, identity, navegador, new Date()),
  )
  return `${ficha}.${navegador}`
}

const sessionsOf = (who: Person) => () => tenant.sql('select 1 from sessao where usuario_id = $1', [who.id])
const linkedAs = (subject: string) => () =>
  tenant.sql('select 1 from identidade where tenant_id = $1 and subject = $2', [tenant.id, subject])
const called = (nome: string) => () =>
  tenant.sql('select 1 from usuario where tenant_id = $1 and nome = $2', [tenant.id, nome])

async function password(finalidade: 'criar_senha' | 'recuperar_senha'): Promise<Kind> {
  const who = await someone()
  const token = await issue(finalidade, who.id)
  const use: Use = (n) =>
    callAs(stranger, contaApi.setPasswordByLink, { body: { finalidade, token, senha: `${OUTRA} ${n}` } })
  return { use, made: sessionsOf(who) }
}

async function invitation(finalidade: 'campanha' | 'cadastro'): Promise<Kind> {
  const email = `${finalidade}@${tenant.slug}.test`
  const token = await issue(finalidade, undefined, { turma: tenant.turma, email })
  const nome = `Chegou por ${finalidade}`
  const use: Use = () =>
    callAs(stranger, contaApi.signUpByLink, { body: { finalidade, token, nome, senha: SENHA, aceita: true } })
  return { use, made: called(nome) }
}

const KINDS: Record<string, () => Promise<Kind>> = {
  'a first password': () => password('criar_senha'),
  'a forgotten password': () => password('recuperar_senha'),
  'an invitation to a class': () => invitation('campanha'),
  'an invitation to sign up': () => invitation('cadastro'),
  async 'another e-mail'() {
    const who = await someone()
    const email = `outro.${who.id}@${tenant.slug}.test`
    const token = await issue('validar_email', who.id, { email })
    return {
      use: () => validate(token),
      made: () => tenant.sql('select 1 from usuario where email = $1', [email]),
    }
  },
  async 'a way in'() {
    const who = await someone()
    const ficha = await issue('entrar', who.id)
    return {
      use: () => callAs(stranger, provedorApi.enter, { body: { ficha } }),
      made: sessionsOf(who),
    }
  },
  async 'an account at a provider, to sign up with'() {
    const ficha = await claim('nova-conta')
    return {
      use: () =>
        callAs(stranger, contaApi.signUpByProvider, {
          body: { ficha, nome: 'Lia Prado', tem_16_anos: true, aceita: true },
        }),
      made: linkedAs('nova-conta'),
    }
  },
  async 'an account at a provider, to be linked'() {
    const [one, two] = [await someone(), await someone()]
    const ficha = await claim('a-ligar')
    return {
      use: (n) => callAs(n % 2 ? one : two, provedorApi.linkSigningIn, { body: { ficha } }),
      made: linkedAs('a-ligar'),
    }
  },
}

describe('a link of one use, fifty times at once', () => {
  it.each(Object.keys(KINDS))('%s: one success', async (kind) => {
    const { use, made } = await (KINDS[kind] as () => Promise<Kind>)()
    const before = (await made()).length
    const statuses = (await Promise.all(Array.from({ length: 50 }, (_, n) => use(n)))).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    // A slow machine may leave some without an answer in time, and a brake stop some: none of them is told yes.
    expect(statuses.filter((status) => ![200, 409, 429, 503].includes(status))).toEqual([])
    expect(statuses.filter((status) => status === 409).length).toBeGreaterThan(10)
    expect((await made()).length - before).toBe(1)
  })
})
