/** Handlers of what a manager does with a school: reminding its people, putting it off. */

import { isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, forbidden, invalid, notFound } from '../../../../core/server/failure.ts'
import { oneAtATime } from '../../../../core/server/one-at-a-time.ts'
import { findRede } from '../../../escola/turma/server/public-rede.ts'
import type { escolaApi } from '../contract-escola.ts'
import { escolaPolicy } from '../policy.ts'
import { adiadaAte, lembraDeNovo, MAX_ADIADAS } from '../rules-gestao.ts'
import { inicioTexts } from '../texts.ts'
import { tellEscola } from './announce-lembrar.ts'
import * as queries from './queries-escola.ts'
import { findEscola } from './queries-gestao.ts'

/** A school that the actor answers for, or 404; a visitor does nothing in their own name. */
async function minha({ tx, actor, authorize }: Context, id: number, action: keyof typeof escolaPolicy) {
  const rede = await findRede(tx, id)
  if (!rede || !can(escolaPolicy, actor, 'view', { redeCaminho: rede.caminho })) throw notFound()
  authorize(escolaPolicy, action, { redeCaminho: rede.caminho })
  if (isVisitor(actor)) throw forbidden()
  return rede
}

export const escolaHandlers: Handlers<typeof escolaApi> = {
  async lembrarEscola({ params, ...context }) {
    const { tx, actor, now } = context
    const { id, nome } = await minha(context, params.rede, 'remind')
    const escola = await findEscola(tx, actor, id, now)
    if (!escola) throw failure(409, 'nada_a_lembrar', inicioTexts.nadaALembrar)
    if (!(await queries.markLembrada(tx, id, now))) {
      const { lembrada_em = now } = (await queries.findLembrada(tx, id)) ?? {}
      throw failure(409, 'ja_lembrada', inicioTexts.jaLembrada(nome, lembrada_em, lembraDeNovo(lembrada_em)))
    }
    const lembrados = await tellEscola(context, escola)
    if (lembrados === 0) throw failure(409, 'ninguem_a_lembrar', inicioTexts.ninguemALembrar)
    const { sem_professor, esperam, pedidos, quieta } = escola
    const mudanca = { depois: { pessoas: lembrados, sem_professor, esperam, pedidos, quieta } }
    await audit(context, { entidade: 'rede', id, acao: 'lembrar', mudanca })
    return { lembrados, lembrada_em: now }
  },

  async adiarEscola({ params, ...context }) {
    const { tx, actor, now } = context
    const { id } = await minha(context, params.rede, 'view')
    await oneAtATime(tx, 'escola_adiada', actor.id)
    if ((await queries.countAdiadas(tx, actor.id)) >= MAX_ADIADAS)
      throw invalid({ rede: inicioTexts.escolasDemais(MAX_ADIADAS) })
    const ate = adiadaAte(now)
    await queries.saveAdiada(tx, { usuario_id: actor.id, rede_id: id, adiada_em: now, ate })
    return { ate }
  },

  async retomarEscola({ params, ...context }) {
    const { id } = await minha(context, params.rede, 'view')
    return { retomadas: await queries.removeAdiada(context.tx, context.actor.id, id) }
  },
}
