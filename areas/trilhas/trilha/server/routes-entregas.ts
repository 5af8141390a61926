/** Handler of deliveries along an axis: the own ones, or those of pupils. */
import type { Handlers } from '../../../../core/server/context.ts'
import { forbidden, notFound } from '../../../../core/server/failure.ts'
import { correctsSome } from '../../../ensino/entrega/policy.ts'
import { ownEntregas, sentEntregas } from '../../../ensino/entrega/server/public.ts'
import type { trilhaEntregaApi } from '../contract-entregas.ts'
import { EIXO, labelsOf } from '../rules.ts'
import { findEixoComAulas, listTurmasLidas } from './queries-entregas.ts'

export const trilhaEntregaHandlers: Handlers<typeof trilhaEntregaApi> = {
  async listEntregas({ params, query, tx, actor }) {
    const found = await findEixoComAulas(tx, actor, params.eixo)
    if (!found) throw notFound()
    if (query.alunos && !correctsSome(actor)) throw forbidden()
    const { aulas, trilha, ...eixo } = found
    const { pagina, linhas, aula } = query
    const asked = { pagina, linhas, aulas: aula === undefined ? aulas : aulas.filter((one) => one === aula) }
    const { nome_eixo, ...named } = trilha
    return {
      eixo: { ...eixo, trilha: { ...named, nomeEixo: JSON.stringify(labelsOf(nome_eixo, EIXO)) } },
      ...(query.alunos
        ? await sentEntregas(tx, { ...asked, turmas: await listTurmasLidas(tx, actor, trilha.id) })
        : await ownEntregas(tx, { ...asked, usuario: actor.id })),
    }
  },
}
