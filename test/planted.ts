/** Calls of no area, for tests: each does one thing that a call must not do, beside one that does it right. */
import { Integer, Object as ObjectOf } from 'typebox'
import { tenantPolicy } from '../areas/acesso/tenant/policy.ts'
import { defineApi } from '../core/contract/endpoint.ts'
import type { Handlers } from '../core/server/context.ts'

const planted = { area: 'plantada', client: 'auth', access: 'session', returns: ObjectOf({}) } as const

export const plantedApi = defineApi({
  breaks: { ...planted, method: 'GET', path: '/plantada/pt-br/quebra', summary: 'Throws.' },
  asksNobody: {
    ...planted,
    access: 'resource',
    method: 'POST',
    path: '/plantada/pt-br/esquece',
    summary: 'Writes, and forgets to ask its policy.',
  },
  asks: {
    ...planted,
    access: 'resource',
    method: 'POST',
    path: '/plantada/pt-br/pergunta',
    summary: 'Writes, and asks.',
  },
  tells: {
    ...planted,
    method: 'GET',
    path: '/plantada/pt-br/conta',
    summary: 'Answers with more than it declares.',
    returns: ObjectOf({ id: Integer(), dentro: ObjectOf({ id: Integer() }) }),
  },
  locks: { ...planted, method: 'GET', path: '/plantada/pt-br/sql', summary: 'Writes bad SQL.' },
})

export const plantedHandlers: Handlers<typeof plantedApi> = {
  async breaks() {
    throw new Error('segredo-interno em /srv/turmalina/core/server/serve.ts: select senha_hash from usuario')
  },
  async asksNobody({ tx }) {
    await tx.insertInto('cliente').values({ nome: 'Esquecido', codigo: 'esquecido' }).execute()
    return {}
  },
  async asks({ tx, brand, authorize }) {
    authorize(tenantPolicy, 'administer', { id: brand.ownerId })
    await tx.insertInto('cliente').values({ nome: 'Perguntado', codigo: 'perguntado' }).execute()
    return {}
  },
  async tells() {
    return { id: 1, senha_hash: 'segredo-interno', dentro: { id: 2, token: 'segredo-interno' } } as never
  },
  async locks({ tx }) {
    await tx
      .selectFrom('segredo_interno' as 'cliente')
      .select('id')
      .execute()
    return {}
  },
}
