/** Handlers of notices to a network. */
import type { Static } from 'typebox'
import { isVisitor } from '../../../core/policy/actor.ts'
import { can } from '../../../core/policy/policy.ts'
import { audit } from '../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../core/server/context.ts'
import { failure, notFound } from '../../../core/server/failure.ts'
import { enqueue, enqueueFollowed } from '../../../core/server/jobs.ts'
import type { AvisoRede, avisoRedeApi } from '../contract-aviso-rede.ts'
import { avisoRedePolicy } from '../policy-aviso.ts'
import { scheduleFault, startsInPast } from '../rules.ts'
import { estadoAt, remindedToday } from '../rules-aviso.ts'
import { forumTexts } from '../texts.ts'
import { avisoTexts } from '../texts-aviso.ts'
import { ANNOUNCE_REDE } from './jobs-aviso-rede.ts'
import * as queries from './queries-aviso-rede.ts'
import { cleanConteudo, cleanTitulo } from './write.ts'

type Action = keyof typeof avisoRedePolicy

/** A network: 404 unless it may be looked into, 403 unless the action is granted. */
async function redeFor({ tx, actor, authorize }: Context, action: Action, id: number) {
  const rede = await queries.findRede(tx, id)
  if (!rede) throw notFound()
  authorize(avisoRedePolicy, 'view', { redeCaminho: rede.caminho })
  if (action === 'publish' && isVisitor(actor)) throw failure(403, 'visitante', forumTexts.visitante)
  authorize(avisoRedePolicy, action, { redeCaminho: rede.caminho })
  return rede
}

/** A notice, through its network. One that was taken away is there for nobody but `removed`. */
async function avisoFor(
  context: Context,
  action: Action,
  id: number,
  { lock = false, removed = false } = {},
) {
  const aviso = await queries.findAvisoRede(context.tx, id, { lock })
  if (!aviso || (aviso.removido_em !== null && !removed)) throw notFound()
  context.authorize(avisoRedePolicy, 'view', { redeCaminho: aviso.caminho })
  context.authorize(avisoRedePolicy, action, { redeCaminho: aviso.caminho })
  return aviso
}

const iso = (at: Date | null) => at?.toISOString() ?? null

const present = (row: queries.AvisoRedeRow, { actor, now }: Context): AvisoRede => ({
  id: row.id,
  titulo: row.titulo,
  rede: { id: row.rede_id, nome: row.rede_nome },
  autor: row.autor_nome,
  papeis: row.papeis as AvisoRede['papeis'],
  fixado: row.fixado,
  urgente: row.urgente,
  pedeCiente: row.pede_ciente,
  estado: estadoAt(row, now),
  inicio: iso(row.inicio),
  fim: iso(row.fim),
  quando: (row.inicio ?? row.created_at).toISOString(),
  turmas: row.turmas,
  permissoes: { configurar: can(avisoRedePolicy, actor, 'publish', { redeCaminho: row.caminho }) },
})

const refused = (campo: string, sentence: { pt: string; en: string }) =>
  failure(400, 'dados_invalidos', forumTexts.corrija, { campos: { [campo]: sentence } })

/** One word from a person answers the notice of a network in all of their classes. */
export async function answerCopies(
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  { id, aviso_rede_id }: { id: number; aviso_rede_id: number | null },
): Promise<void> {
  if (aviso_rede_id === null) return
  const turmas = [...new Set(actor.turmas.map((turma) => turma.id))]
  await queries.spreadVisto(tx, id, aviso_rede_id, actor.id, turmas)
}

type Body = Static<(typeof avisoRedeApi)['publishAvisoRede']['body']>

/** The dates of a new notice: it starts ahead, and ends after that. */
function datesOf({ inicio, fim }: Body, now: Date) {
  const dates = { inicio: inicio ? new Date(inicio) : null, fim: fim ? new Date(fim) : null }
  if (startsInPast({ agendar: true, inicio: dates.inicio }, now))
    throw refused('inicio', forumTexts.inicioPassado)
  const fault = scheduleFault({ agendar: false, inicio: dates.inicio ?? now, fim: dates.fim })
  if (fault) throw refused('fim', forumTexts.fimAntes)
  return dates
}

export const avisoRedeHandlers: Handlers<typeof avisoRedeApi> = {
  async listAvisosRede({ params, query, ...context }) {
    const { id, nome, caminho } = await redeFor(context, 'view', params.rede)
    const { rows, total } = await queries.pageOfAvisosRede(context.tx, id, query)
    return {
      rede: { id, nome },
      avisos: rows.map((row) => present(row, context)),
      total,
      permissoes: { publicar: can(avisoRedePolicy, context.actor, 'publish', { redeCaminho: caminho }) },
    }
  },

  async reachAvisoRede({ params, ...context }) {
    const { id } = await redeFor(context, 'view', params.rede)
    return queries.reachOf(context.tx, id)
  },

  async publishAvisoRede({ params, body, ...context }) {
    const { tx, actor, now } = context
    const rede = await redeFor(context, 'publish', params.rede)
    const dates = datesOf(body, now)
    const { id, turmas } = await queries.insertAvisoRede(
      tx,
      {
        rede_id: rede.id,
        usuario_id: actor.id,
        titulo: cleanTitulo(body.titulo),
        conteudo: cleanConteudo(body.conteudo),
        papeis: body.papeis,
        fixado: body.fixado ?? false,
        urgente: body.urgente ?? false,
        pede_ciente: body.pedeCiente ?? false,
        ...dates,
      },
      now,
    )
    if (turmas === 0) throw failure(409, 'rede_sem_turmas', avisoTexts.semTurmas)
    if (turmas > queries.MOST_TURMAS) throw failure(422, 'turmas_demais', avisoTexts.turmasDemais)
    const waits = estadoAt(dates, now) === 'agendado'
    const trabalho = waits ? null : await enqueueFollowed(tx, ANNOUNCE_REDE, actor, { aviso: id })
    if (trabalho === null) await enqueue(tx, ANNOUNCE_REDE, { aviso: id }, { runAt: dates.inicio ?? now })
    else await queries.updateAvisoRede(tx, id, { trabalho_id: trabalho })
    await audit(context, { entidade: 'aviso_rede', id, acao: 'publicar' })
    return { id, trabalho }
  },

  async findAvisoRede({ params, ...context }) {
    const row = await avisoFor(context, 'view', params.id)
    const totals = await queries.totalsOf(context.tx, row)
    return {
      aviso: present(row, context),
      conteudo: row.conteudo,
      trabalho: row.trabalho_id,
      lembradoEm: iso(row.lembrado_em),
      ...totals,
    }
  },

  async listLeiturasRede({ params, query, ...context }) {
    const row = await avisoFor(context, 'view', params.id)
    const { rows, total } = await queries.pageOfLeiturasRede(context.tx, row, query)
    return {
      leituras: rows.map(({ visto_em, ciente_em, ...one }) => ({
        ...one,
        vistoEm: iso(visto_em),
        cienteEm: iso(ciente_em),
      })),
      total,
    }
  },

  async remindAvisoRede({ params, ...context }) {
    const { tx, actor, now } = context
    const row = await avisoFor(context, 'publish', params.id, { lock: true })
    if (estadoAt(row, now) !== 'publicado') throw failure(409, 'aviso_fechado', avisoTexts.naoEstaNoAr)
    if (remindedToday(row.lembrado_em, now)) throw failure(409, 'ja_lembrado', forumTexts.jaLembrado)
    const trabalho = await enqueueFollowed(tx, ANNOUNCE_REDE, actor, { aviso: row.id, lembrar: true })
    await queries.updateAvisoRede(tx, row.id, { lembrado_em: now, trabalho_id: trabalho })
    return { trabalho }
  },

  async removeAvisoRede({ params, ...context }) {
    const { tx, now } = context
    const row = await avisoFor(context, 'publish', params.id, { lock: true, removed: true })
    if (row.removido_em !== null) return {}
    await queries.updateAvisoRede(tx, row.id, { removido_em: now })
    await queries.changeCopies(tx, row.id, { removido_em: now }, 'topico_mudou')
    await audit(context, { entidade: 'aviso_rede', id: row.id, acao: 'remover' })
    return {}
  },
}
