/** Handlers of the queue of today. */
import { type Actor, isVisitor } from '../../../../core/policy/actor.ts'
import type { Handlers } from '../../../../core/server/context.ts'
import { forbidden, invalid, notFound } from '../../../../core/server/failure.ts'
import { oneAtATime } from '../../../../core/server/one-at-a-time.ts'
import { recursosOn } from '../../../escola/turma/rules.ts'
import { turmaTexts } from '../../../escola/turma/texts.ts'
import type { inicioApi, Linha } from '../contract.ts'
import { ateQuando, byUrgency, isOn, MAX_DECISOES } from '../rules.ts'
import { inicioTexts } from '../texts.ts'
import { presentDecisao } from './present.ts'
import * as queries from './queries.ts'

/** Lines that one person may have put off; there are never so many of them. */
const MAX_ADIADAS = 500

/** @throws 404 for a class that the person does not teach: it has no lines of theirs */
function adiadaOf({ turmas }: Actor, { tipo, turma, alvo }: Linha): queries.Adiada {
  if (!turmas.some(({ id, papel }) => id === turma && papel === 'professor'))
    throw notFound(turmaTexts.naoEncontrada)
  return { tipo, turma_id: turma, alvo_id: alvo ?? 0 }
}

export const inicioHandlers: Handlers<typeof inicioApi> = {
  async hoje({ tx, actor, now }) {
    const taught = actor.turmas.filter(({ papel }) => papel === 'professor').map(({ id }) => id)
    const rows = taught.length > 0 ? await queries.listDecisoes(tx, actor.id, taught, now) : []
    const waiting = rows.filter(({ tipo, recursos }) => isOn(tipo, recursosOn(recursos)))
    return {
      agora: now,
      decisoes: waiting
        .filter(({ adiada }) => !adiada)
        .sort(byUrgency)
        .slice(0, MAX_DECISOES)
        .map(presentDecisao),
      adiadas: waiting.filter(({ adiada }) => adiada).length,
    }
  },

  async adiar({ tx, actor, now, body: { quando, ...linha } }) {
    if (isVisitor(actor)) throw forbidden()
    const adiada = adiadaOf(actor, linha)
    await oneAtATime(tx, 'fila_adiada', actor.id)
    if ((await queries.countAdiadas(tx, actor.id)) >= MAX_ADIADAS)
      throw invalid({ tipo: inicioTexts.adiadasDemais(MAX_ADIADAS) })
    const ate = ateQuando(quando, now)
    await queries.saveAdiada(tx, { ...adiada, usuario_id: actor.id, adiada_em: now, ate })
    return { ate }
  },

  async retomar({ tx, actor, body }) {
    if (isVisitor(actor)) throw forbidden()
    return { retomadas: await queries.removeAdiadas(tx, actor.id, adiadaOf(actor, body)) }
  },

  async retomarTodas({ tx, actor }) {
    if (isVisitor(actor)) throw forbidden()
    return { retomadas: await queries.removeAdiadas(tx, actor.id, undefined) }
  },
}
