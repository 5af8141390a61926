/** Calls of no area, for tests: each does one thing that a call must not do, beside one that does it right. */
import { Integer, Object as ObjectOf } from 'typebox'
import { tenantPolicy } from '../areas/acesso/tenant/policy.ts'
import { callsOf } from '../core/contract/calls.ts'
import type { Handlers } from '../core/server/context.ts'

const { get, post } = callsOf('plantada', { access: 'session' })

export const plantedApi = {
  breaks: get('/plantada/pt-br/quebra', { summary: 'Throws.' }),
  asksNobody: post('/plantada/pt-br/esquece', {
    summary: 'Writes, and forgets to ask its policy.',
    access: 'resource',
  }),
  asks: post('/plantada/pt-br/pergunta', { summary: 'Writes, and asks.', access: 'resource' }),
  tells: get('/plantada/pt-br/conta', {
    summary: 'Answers with more than it declares.',
    returns: { id: Integer(), dentro: ObjectOf({ id: Integer() }) },
  }),
  locks: get('/plantada/pt-br/sql', { summary: 'Writes bad SQL.' }),
}

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
