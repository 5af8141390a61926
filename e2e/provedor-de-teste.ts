/** An identity provider of the tests, offered on the sign-in page as an administrator would add it. */
import { expect } from 'vitest'
import type { RealProvider } from '../core/testing/oidc-real.ts'
import { at, signInByCall } from './browser.ts'

const ADMIN = 'tenant@demo.test'
const CLIENTE = { client_id: 'turmalina', client_secret: 'segredo da jornada' }

/** Adds it, and tells it who we are; returns its id here. */
export async function offer(real: RealProvider, provedor: { tipo: string; nome: string }): Promise<number> {
  const stored = JSON.parse(await signInByCall(ADMIN)) as { sessions: string }
  const [{ token = '' } = {}] = JSON.parse(stored.sessions) as { token: string }[]
  const { client_id, client_secret: segredo } = CLIENTE
  const response = await fetch(at('/gerenciar/pt-br/provedores', '127.0.0.1'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      tenant: 'demo',
      authorization: `Bearer ${token}`,
      useraction: token,
    },
    body: JSON.stringify({ ...provedor, issuer: real.issuer, client_id, segredo }),
  })
  expect(response.status).toBe(200)
  const { id, retorno } = ((await response.json()) as { provedor: { id: number; retorno: string } }).provedor
  expect(retorno).toBe(at(`/login/token/${id}`))
  await real.register({ ...CLIENTE, redirect_uris: [retorno] })
  return id
}
