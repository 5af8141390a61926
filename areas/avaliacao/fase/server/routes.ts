/** Handlers of phases (section 7; product.md H-14, H-15). */
import { can } from '../../../../core/policy/policy.ts'
import type { Handlers } from '../../../../core/server/context.ts'
import { listOnde } from '../../../escola/rede/server/public-selecao.ts'
import type { faseApi } from '../contract.ts'
import { fasesPolicy } from '../policy.ts'
import { NINGUEM } from '../rules.ts'
import { showFase } from './find.ts'
import { presentFase } from './present.ts'
import { exportParticipantes } from './print.ts'
import * as queries from './queries.ts'
import { writeHandlers } from './write.ts'
import { participanteHandlers } from './write-participantes.ts'

export const faseHandlers: Handlers<typeof faseApi> = {
  ...writeHandlers,
  ...participanteHandlers,

  async list({ query: { pagina, linhas, ...filter }, tx, actor, authorize }) {
    authorize(fasesPolicy, 'list', null)
    const criar = can(fasesPolicy, actor, 'create', null)
    const rows = await queries.list(tx, actor, filter, { pagina, linhas })
    const avaliacoes = await queries.listAvaliacoes(
      tx,
      rows.map(({ id }) => id),
    )
    return {
      fases: rows.map((row) => presentFase(row, avaliacoes.get(row.id) ?? [], actor)),
      total: await queries.count(tx, actor, filter),
      redes: await queries.listRedes(tx, actor),
      destinos: criar ? await listOnde(tx, actor) : [],
      permissoes: { criar },
    }
  },

  exportar: ({ params, body, ...context }) => exportParticipantes(context, params.id, body),

  find: ({ params, ...context }) => showFase(context, params.id),

  async totais({ params, tx, actor, authorize }) {
    authorize(fasesPolicy, 'list', null)
    const ids = await queries.listVisiveis(tx, actor, params.ids)
    const counted = await queries.countSituacoes(tx, ids)
    return {
      fases: ids.map((faseID) => ({ faseID, ...(counted.get(faseID) ?? NINGUEM) })),
    }
  },
}
