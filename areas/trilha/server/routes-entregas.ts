/** Handler of the learner's deliveries along an axis. */
import type { Handlers } from '../../../core/server/context.ts'
import { notFound } from '../../../core/server/failure.ts'
import { ownEntregas } from '../../entrega/server/public.ts'
import type { trilhaEntregaApi } from '../contract-entregas.ts'
import { findEixoComAulas } from './queries-entregas.ts'

export const trilhaEntregaHandlers: Handlers<typeof trilhaEntregaApi> = {
  async listEntregas({ params, query, tx, actor }) {
    const found = await findEixoComAulas(tx, actor, params.eixo)
    if (!found) throw notFound()
    const { aulas, ...eixo } = found
    const asked = query.aula === undefined ? aulas : aulas.filter((aula) => aula === query.aula)
    return { eixo, ...(await ownEntregas(tx, { ...query, usuario: actor.id, aulas: asked })) }
  },
}
