/** Handlers of the queue of today. */
import {
  type Actor,
  isAdministradorTenant,
  isVisitor,
  type PapelNaTurma,
} from '../../../../core/policy/actor.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { forbidden, invalid, notFound } from '../../../../core/server/failure.ts'
import { oneAtATime } from '../../../../core/server/one-at-a-time.ts'
import { capasOf } from '../../../ensino/midia/server/public.ts'
import { recursosOn } from '../../../escola/turma/rules.ts'
import { turmaTexts } from '../../../escola/turma/texts.ts'
import { answersForData } from '../../privacidade/policy.ts'
import type { inicioApi, Linha } from '../contract.ts'
import { ateQuando, byUrgency, isOn, MAX_DECISOES } from '../rules.ts'
import { metaDe, semanaDe, semanasDesde } from '../rules-aluno.ts'
import { semanaDesde } from '../rules-familia.ts'
import { fimDoDia } from '../rules-gestao.ts'
import { inicioTexts } from '../texts.ts'
import { presentAluno, presentAssinatura, presentDecisao, presentRede, presentTermos } from './present.ts'
import * as queries from './queries.ts'
import { findRitmo, listDoAluno } from './queries-aluno.ts'
import { listAdiadas } from './queries-escola.ts'
import { listAssinaturas, listCriancas } from './queries-familia.ts'
import * as gestao from './queries-gestao.ts'
import { listSemanas } from './queries-semanas.ts'

/** Lines that one person may have put off; there are never so many of them. */
const MAX_ADIADAS = 500

/** @throws 404 for a class that the person does not teach: it has no lines of theirs */
function adiadaOf({ turmas }: Actor, { tipo, turma, alvo }: Linha): queries.Adiada {
  if (!turmas.some(({ id, papel }) => id === turma && papel === 'professor'))
    throw notFound(turmaTexts.naoEncontrada)
  return { tipo, turma_id: turma, alvo_id: alvo ?? 0 }
}

const turmasAs = ({ turmas }: Actor, as: PapelNaTurma): number[] =>
  turmas.filter(({ papel }) => papel === as).map(({ id }) => id)

async function alunoOf(context: Context) {
  const { tx, actor, now } = context
  const turmas = turmasAs(actor, 'aluno')
  if (turmas.length === 0) return null
  const [rows, { dias, sem_ritmo, meta, pontos }] = await Promise.all([
    listDoAluno(tx, actor.id, turmas, now),
    findRitmo(tx, actor.id, semanasDesde(now)),
  ])
  const semana = sem_ritmo ? null : { ...semanaDe(dias, now), meta: metaDe(meta) }
  const capaOf = await capasOf(
    context,
    rows.map(({ capa_id }) => capa_id),
  )
  return presentAluno(rows, { semana, pontos, now, capaOf })
}

async function familiaOf({ tx, actor, now }: Pick<Context, 'tx' | 'actor' | 'now'>) {
  const criancas = actor.dependentes
  if (criancas.length === 0) return null
  const turmas = turmasAs(actor, 'responsavel')
  const [rows, assinaturas] = await Promise.all([
    listCriancas(tx, criancas, turmas, { now, desde: semanaDesde(now) }),
    listAssinaturas(tx, actor.id, { criancas, turmas, now }),
  ])
  return { criancas: rows, assinaturas: assinaturas.map(presentAssinatura) }
}

async function redeOf({ tx, actor, now }: Pick<Context, 'tx' | 'actor' | 'now'>) {
  if (actor.redes.length === 0 && !isAdministradorTenant(actor)) return null
  const [escolas, corre, adiadas, semanas] = await Promise.all([
    gestao.listEscolas(tx, actor, now),
    gestao.listCorre(tx, actor, now, fimDoDia(now)),
    listAdiadas(tx, actor, now),
    listSemanas(tx, actor, now),
  ])
  return presentRede({ escolas, corre, adiadas, semanas }, actor, now)
}

/** Support is told of its own sessions, who answers for data of all; nobody who visits is told of people here. */
async function dadosOf({ tx, actor, now }: Pick<Context, 'tx' | 'actor' | 'now'>) {
  const answers = answersForData(actor)
  if (isVisitor(actor) || !(answers || actor.funcoes.includes('suporte'))) return null
  const [pedidos, incidentes, sessoes] = await Promise.all([
    answers ? gestao.listPedidos(tx) : [],
    answers ? gestao.listIncidentes(tx) : [],
    gestao.listVerComo(tx, now, answers ? null : actor.id),
  ])
  return { termos: presentTermos(pedidos, incidentes, now), sessoes }
}

export const inicioHandlers: Handlers<typeof inicioApi> = {
  async hoje(context) {
    const { tx, actor, now } = context
    const taught = turmasAs(actor, 'professor')
    const [rows, aluno, familia, rede, dados] = await Promise.all([
      taught.length > 0 ? queries.listDecisoes(tx, actor.id, taught, now) : [],
      alunoOf(context),
      familiaOf({ tx, actor, now }),
      redeOf({ tx, actor, now }),
      dadosOf({ tx, actor, now }),
    ])
    const waiting = rows.filter(({ tipo, recursos }) => isOn(tipo, recursosOn(recursos)))
    return {
      agora: now,
      decisoes: waiting
        .filter(({ adiada }) => !adiada)
        .sort(byUrgency)
        .slice(0, MAX_DECISOES)
        .map(presentDecisao),
      adiadas: waiting.filter(({ adiada }) => adiada).length,
      aluno,
      familia,
      rede,
      dados,
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
