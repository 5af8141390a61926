/** Handlers of the bank of questions (section 7; product.md H-12). */

import type { Handlers } from '../../../../core/server/context.ts'
import type { questaoApi } from '../contract.ts'
import { bancoPolicy } from '../policy.ts'
import { showQuestao } from './find.ts'
import { listDestinos } from './find-destino.ts'
import { listQuestoes } from './find-lista.ts'
import * as queries from './queries.ts'
import { parecidasHandlers } from './routes-parecidas.ts'
import { textoHandlers } from './routes-texto.ts'
import { writeHandlers } from './write.ts'
import { extrairHandlers } from './write-extrair.ts'
import { loteHandlers } from './write-lote.ts'

export const questaoHandlers: Handlers<typeof questaoApi> = {
  ...extrairHandlers,
  ...loteHandlers,
  ...parecidasHandlers,
  ...textoHandlers,
  ...writeHandlers,

  async list({ query, ...context }) {
    return listQuestoes(context, query, false)
  },

  async listArquivadas({ query, ...context }) {
    return listQuestoes(context, query, true)
  },

  async find({ params, ...context }) {
    return showQuestao(context, params.id)
  },

  async destinos(context) {
    context.authorize(bancoPolicy, 'list', null)
    return { redes: await listDestinos(context) }
  },

  async hipoteses({ query, tx, actor, authorize }) {
    authorize(bancoPolicy, 'list', null)
    return { hipoteses: await queries.listHipoteses(tx, actor, query.busca) }
  },
}
