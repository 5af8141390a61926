/** A provider of a tenant, and the way to it and back, for tests. */
import { randomBytes, randomUUID } from 'node:crypto'
import { type Answer, callAs } from '../../../../test/kit/call.ts'
import type { TestTenant } from '../../../../test/kit/tenant.ts'
import { provedorApi } from '../contract.ts'

export const newNavegador = (): string => randomBytes(32).toString('base64url')

/** Puts a provider into a tenant's table; returns its id. */
export async function putProvedor(
  tenant: TestTenant,
  { issuer, client_id = randomUUID(), tipo = 'oidc' }: { issuer: string; client_id?: string; tipo?: string },
): Promise<number> {
  const [row] = await tenant.sql<{ id: number }>(
    `insert into provedor (tenant_id, tipo, nome, issuer, client_id) values ($1, $2, 'Rede', $3, $4) returning id`,
    [tenant.id, tipo, issuer, client_id],
  )
  return Number(row?.id)
}

interface Begun {
  id: number
  navegador: string
  endereco: string
  state: string
}

/** Begins a sign-in in a browser of its own. */
export async function begin(
  tenant: TestTenant,
  id: number,
  more: {
    navegador?: string
    continuar?: string
    compartilhada?: boolean
    vincular?: boolean
    provar?: boolean
  } = {},
): Promise<Begun> {
  const navegador = more.navegador ?? newNavegador()
  const { data } = await callAs({ host: tenant.host }, provedorApi.start, {
    params: { id },
    body: { ...more, navegador },
  })
  const state = new URL(data.endereco).searchParams.get('state') ?? ''
  return { id, navegador, endereco: data.endereco, state }
}

export const finish = (
  { host }: { host: string },
  { id, navegador }: Pick<Begun, 'id' | 'navegador'>,
  resposta: string,
): Promise<Answer<typeof provedorApi.finish>> =>
  callAs({ host }, provedorApi.finish, { params: { id }, body: { navegador, resposta } })
