/** Handlers of notices to a network. */

import type { Static } from 'typebox'
import type { Told } from '../../../../core/contract/endpoint.ts'
import { endsInPast } from '../../../../core/contract/time.ts'
import { isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import { requireAuthor } from '../../../../core/server/authorship.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { enqueue, enqueueFollowed } from '../../../../core/server/jobs.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import { findRede } from '../../../escola/turma/server/public-rede.ts'
import { type AvisoRede, type avisoRedeApi, MAX_AVISO_REDE } from '../contract-aviso-rede.ts'
import { avisoRedePolicy } from '../policy-aviso.ts'
import { scheduleFault, startsInPast } from '../rules.ts'
import { estadoAt, remindedToday } from '../rules-aviso.ts'
import { forumTexts } from '../texts.ts'
import { avisoTexts } from '../texts-aviso.ts'
import { ANNOUNCE_REDE } from './jobs-aviso-rede.ts'
import { presentAnexo, viewerOf } from './present.ts'
import * as queries from './queries-aviso-rede.ts'
import * as edicao from './queries-aviso-rede-edicao.ts'
import { changeFiles, cleanConteudo, cleanTitulo, editedByAnother } from './write.ts'

type Action = keyof typeof avisoRedePolicy

/** A network: 404 unless it may be looked into, 403 unless the action is granted. */
async function redeFor({ tx, actor, authorize }: Context, action: Action, id: number) {
  const rede = await findRede(tx, id)
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

const iso = (at: Date | null) => at

const present = (row: queries.AvisoRedeRow, { actor, now }: Context): Told<AvisoRede> => ({
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
  quando: row.inicio ?? row.created_at,
  turmas: row.turmas,
  permissoes: {
    configurar: can(avisoRedePolicy, actor, 'publish', { redeCaminho: row.caminho }),
    reescrever: actor.id === row.usuario_id,
  },
})

const refused = (campo: string, sentence: { pt: string; en: string }) => invalid({ [campo]: sentence })

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

/** The dates of a notice that nobody was told of: it starts ahead, and ends after that. `kept`: may stay as it is. */
function datesOf({ inicio, fim }: Body, now: Date, kept: Date | null = null) {
  const dates = { inicio: inicio ? new Date(inicio) : null, fim: fim ? new Date(fim) : null }
  if (
    dates.inicio?.getTime() !== kept?.getTime() &&
    startsInPast({ agendar: true, inicio: dates.inicio }, now)
  )
    throw refused('inicio', forumTexts.inicioPassado)
  const fault = scheduleFault({ agendar: false, inicio: dates.inicio ?? now, fim: dates.fim })
  if (fault) throw refused('fim', forumTexts.fimAntes)
  if (endsInPast(dates.fim, now)) throw refused('fim', forumTexts.fimPassado)
  return dates
}

const wordsOf = ({ titulo, conteudo, papeis, fixado, urgente, pedeCiente }: Body) => ({
  titulo: cleanTitulo(titulo),
  conteudo: cleanConteudo(conteudo, MAX_AVISO_REDE),
  papeis,
  fixado: fixado ?? false,
  urgente: urgente ?? false,
  pede_ciente: pedeCiente ?? false,
})

const changeAnexos = (context: Context, aviso: number, remove: readonly number[] = []) =>
  changeFiles(context, remove, {
    list: async () => (await edicao.listAvisoAnexos(context.tx, aviso)).map(({ id }) => id),
    detach: (ids) => edicao.detachFromAviso(context.tx, aviso, ids),
    attach: (ids, start) => edicao.attachToAviso(context.tx, aviso, ids, start),
  })

/** People are told now, by a job that may be followed, or at the hour that was set. The job's id in the first case. */
async function announceAt(
  { tx, actor, now }: Context,
  aviso: number,
  dates: { inicio: Date | null; fim: Date | null },
): Promise<number | null> {
  if (estadoAt(dates, now) === 'agendado') {
    await enqueue(tx, ANNOUNCE_REDE, { aviso }, { runAt: dates.inicio ?? now })
    return null
  }
  const trabalho = await enqueueFollowed(tx, ANNOUNCE_REDE, actor, { aviso })
  await queries.updateAvisoRede(tx, aviso, { trabalho_id: trabalho })
  return trabalho
}

/** Until when a notice that is out shows: after it began, and from now on, unless it stays as it was. */
function endOf({ fim }: Body, inicio: Date, now: Date, kept: Date | null): Date | null {
  if (!fim) return null
  if (new Date(fim) <= inicio) throw refused('fim', forumTexts.fimAntes)
  if (endsInPast(new Date(fim), now, kept)) throw refused('fim', forumTexts.fimPassado)
  return new Date(fim)
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
        ...wordsOf(body),
        ...dates,
      },
      now,
    )
    if (turmas === 0) throw failure(409, 'rede_sem_turmas', avisoTexts.semTurmas)
    if (turmas > queries.MOST_TURMAS) throw failure(422, 'turmas_demais', avisoTexts.turmasDemais)
    await changeAnexos(context, id)
    const trabalho = await announceAt(context, id, dates)
    await audit(context, { entidade: 'aviso_rede', id, acao: 'publicar' })
    return { id, trabalho }
  },

  async editAvisoRede({ params, body, ...context }) {
    const { tx, actor, now } = context
    const row = await avisoFor(context, 'publish', params.id, { lock: true })
    if (isVisitor(actor)) throw failure(403, 'visitante', forumTexts.visitante)
    if (body.versao !== row.versao) throw editedByAnother(row)
    const words = wordsOf(body)
    const { titulo, conteudo } = words
    const filed = context.files.length > 0 || Boolean(body.removerAnexos?.length)
    requireAuthor(actor, row.usuario_id, { ...row, filed: false }, { titulo, conteudo, filed })
    const waits = row.anunciado_em === null && estadoAt(row, now) === 'agendado'
    const told = { papeis: row.papeis as Body['papeis'] }
    const dates = waits
      ? datesOf(body, now, row.inicio)
      : { inicio: row.inicio, fim: endOf(body, row.inicio ?? row.created_at, now, row.fim) }
    await edicao.editAvisoRede(tx, row.id, { ...words, ...(!waits && told), ...dates }, now)
    await changeAnexos(context, row.id, body.removerAnexos)
    const moved = waits && dates.inicio?.getTime() !== row.inicio?.getTime()
    const trabalho = moved ? await announceAt(context, row.id, dates) : null
    const mudanca = { antes: { titulo: row.titulo }, depois: { titulo: body.titulo } }
    await audit(context, { entidade: 'aviso_rede', id: row.id, acao: 'mudar', mudanca })
    return { trabalho }
  },

  async findAvisoRede({ params, ...context }) {
    const row = await avisoFor(context, 'view', params.id)
    const totals = await queries.totalsOf(context.tx, row)
    const anexos = await edicao.listAvisoAnexos(context.tx, row.id)
    return {
      aviso: present(row, context),
      conteudo: row.conteudo,
      anexos: anexos.map((anexo) => presentAnexo(anexo, viewerOf(context))),
      versao: row.versao,
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
    if (row.usuario_id !== context.actor.id)
      await notifyUsers(tx, [row.usuario_id], {
        tipo: 'palavras_moderadas',
        dados: { que: 'aviso', feito: 'removeu', titulo: row.titulo, turma: row.rede_nome },
        destino: `/logado/redes/rede/${row.rede_id}/gestao/avisos`,
      })
    await audit(context, { entidade: 'aviso_rede', id: row.id, acao: 'remover' })
    return {}
  },
}
