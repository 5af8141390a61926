/** Handlers of messages: pages of replies, answering, editing, removing, hiding, likes and votes. */
import { can } from '../../../../core/policy/policy.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import type { forumApi } from '../contract.ts'
import { mensagemPolicy, type TopicoAlvo } from '../policy.ts'
import { isGivenBack, placeUnder } from '../rules.ts'
import { forumTexts } from '../texts.ts'
import { announceHeld, announceReply, moderatedMensagem, tellTurma } from './announce.ts'
import { authorOf, mensagemFor, topicoFor } from './find.ts'
import { readerOf, respostasOf, shownMensagem } from './find-respostas.ts'
import { mensagemAlvo, presentMensagem, presentPessoa, threadOf, viewerOf } from './present.ts'
import type { AlvoRow } from './queries.ts'
import { markSeen, molduraDe } from './queries-leitura.ts'
import * as queries from './queries-mensagem.ts'
import {
  changeAnexos,
  cleanConteudo,
  editedByAnother,
  isHeld,
  isHeldAgain,
  refuseUnchanged,
} from './write.ts'

/** Changes a message's state and keeps the topic's counts true. The caller holds the topic's lock. */
export async function changeState(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  mensagem: queries.MensagemAlvoRow,
  state: queries.MensagemState,
): Promise<void> {
  const after = { ...mensagem, ...state }
  const visivel = !after.ocultar && !after.retida && after.removida_em === null
  await queries.setMensagemState(tx, mensagem.id, state)
  if (visivel === mensagem.visivel || mensagem.abertura) return
  await queries.countMensagem(tx, {
    topico: mensagem.topico_id,
    autor: mensagem.usuario_id,
    sign: visivel ? 1 : -1,
    curtidas: mensagem.total_curtidas,
    now,
  })
}

/** The message that a reply answers: of the same topic and still there to be seen. */
async function answeredBy(context: Context, alvo: TopicoAlvo, topico: number, id: number | undefined) {
  if (id === undefined) return null
  const target = await queries.findMensagem(context.tx, id)
  const there =
    target?.topico_id === topico && can(mensagemPolicy, context.actor, 'reply', mensagemAlvo(alvo, target))
  if (!there) throw failure(409, 'resposta_ausente', forumTexts.respostaAusente)
  return target
}

/** Tells everyone concerned of a message that can be seen from now on. */
export async function announceMensagem(
  { tx }: Pick<Context, 'tx'>,
  topico: AlvoRow,
  mensagem: { id: number; resposta_id: number | null },
  autor: { id: number; nome: string },
): Promise<void> {
  await tellTurma(tx, topico.turma_id, 'mensagem_nova', { topico: topico.id, mensagem: mensagem.id })
  const answered =
    mensagem.resposta_id === null ? undefined : await queries.findMensagem(tx, mensagem.resposta_id)
  await announceReply(tx, topico, { autor, answered: answered?.usuario_id ?? null })
}

export const mensagemHandlers: Pick<
  Handlers<typeof forumApi>,
  | 'listMensagens'
  | 'findMensagem'
  | 'listRespostas'
  | 'reply'
  | 'editMensagem'
  | 'listVersoes'
  | 'removeMensagem'
  | 'restoreMensagem'
  | 'hideMensagem'
  | 'like'
  | 'vote'
> = {
  async listMensagens({ params, query, ...context }) {
    const { tx } = context
    const { row, alvo } = await topicoFor(context, 'view', params.id)
    const reader = readerOf(context, alvo)
    const { linhas, ordem = 'antigas' } = query
    const place =
      query.mensagem === undefined
        ? undefined
        : await queries.placeOf(tx, row.id, query.mensagem, reader, ordem)
    const pagina = place === undefined ? query.pagina : Math.ceil(place / linhas)
    const [respostas, total] = await Promise.all([
      respostasOf(context, row, alvo, { ordem, pagina, linhas }),
      queries.countRaizes(tx, row.id, reader),
    ])
    return { respostas, total, pagina }
  },

  async findMensagem({ params, ...context }) {
    const { topico, mensagem } = await mensagemFor(context, 'view', params.id)
    return { mensagem: await shownMensagem(context, topico, mensagem.id) }
  },

  async listRespostas({ params, query, ...context }) {
    const { tx, actor } = context
    const { topico, mensagem, alvo } = await mensagemFor(context, 'view', params.id)
    const reader = readerOf(context, alvo)
    const [{ mensagens, total }, moldura] = await Promise.all([
      queries.restOfFio(tx, mensagem.id, query.depois_de, reader),
      molduraDe(tx, topico.id, actor.id),
    ])
    const viewer = viewerOf(context)
    const thread = threadOf(topico, moldura, viewer)
    return {
      respostas: mensagens.map((one) => presentMensagem(one, thread, viewer)),
      restantes: total - mensagens.length,
    }
  },

  async reply({ params, body, ...context }) {
    const { tx, actor, now } = context
    const { row, alvo } = await topicoFor(context, 'reply', params.id, { lock: true })
    const target = await answeredBy(context, alvo, row.id, body.resposta_id)
    const conteudo = cleanConteudo(body.conteudo)
    const retida = isHeld(context, row.turma_id, conteudo)

    const place = placeUnder(target && { ...target, respostaId: target.resposta_id, raizId: target.raiz_id })
    const { id } = await queries.insertMensagem(tx, {
      topico_id: row.id,
      usuario_id: actor.id,
      conteudo,
      retida,
      abertura: false,
      nivel: place.nivel,
      resposta_id: place.respostaId,
      raiz_id: place.raizId,
    })
    await changeAnexos(context, id, { allowed: row.permitir_anexos })
    await markSeen(tx, row.id, actor.id, id, now)
    if (retida) await announceHeld(tx, row, id, actor)
    else {
      await queries.countMensagem(tx, { topico: row.id, autor: actor.id, sign: 1, curtidas: 0, now })
      await announceMensagem(context, row, { id, resposta_id: target?.id ?? null }, actor)
    }
    return { mensagem: await shownMensagem(context, row, id) }
  },

  async editMensagem({ params, body, ...context }) {
    const { tx, actor, now, files } = context
    const { topico, mensagem } = await mensagemFor(context, 'edit', params.id, { lock: true, opening: false })
    const conteudo = cleanConteudo(body.conteudo)
    const changed = mensagem.conteudo !== conteudo
    const repeated = !changed && files.length === 0 && !body.removerAnexos?.length
    if (body.versao !== mensagem.versao && !repeated) throw editedByAnother(mensagem)
    refuseUnchanged(mensagem, repeated)

    const retida = isHeldAgain(context, topico.turma_id, mensagem, conteudo)
    const again = isGivenBack(mensagem)
    if (!repeated)
      await queries.rewriteMensagem(tx, mensagem, {
        conteudo,
        retida: mensagem.retida,
        usuario: actor.id,
        now,
      })
    await changeAnexos(context, mensagem.id, { remove: body.removerAnexos, allowed: topico.permitir_anexos })
    if (retida !== mensagem.retida || again) {
      await changeState(context, mensagem, {
        retida,
        ...(again && { ocultar: false }),
        ...(!retida && { devolucao: null }),
      })
      if (retida) await announceHeld(tx, topico, mensagem.id, actor, again)
      else await announceMensagem(context, topico, mensagem, actor)
    }
    await tellTurma(tx, topico.turma_id, 'mensagem_mudou', { topico: topico.id, mensagem: mensagem.id })
    return { mensagem: await shownMensagem(context, topico, mensagem.id) }
  },

  async listVersoes({ params, ...context }) {
    const { mensagem } = await mensagemFor(context, 'seeHistory', params.id)
    const viewer = viewerOf(context)
    const versoes = await queries.listVersoes(context.tx, mensagem.id)
    return {
      versoes: versoes.map(({ versao, conteudo, created_at, usuario }) => ({
        versao,
        conteudo,
        data: created_at,
        usuario: presentPessoa(usuario, viewer),
      })),
    }
  },

  async removeMensagem({ params, ...context }) {
    const { tx, actor, now } = context
    const before = await queries.findMensagem(tx, params.id)
    // A repeat finds it removed already.
    const action = before?.removida_em ? 'restore' : 'remove'
    const { topico, mensagem } = await mensagemFor(context, action, params.id, { lock: true, opening: false })
    if (mensagem.removida_em === null) {
      await changeState(context, mensagem, { removida_em: now, removida_por: authorOf(actor) })
      await tellTurma(tx, topico.turma_id, 'mensagem_mudou', { topico: topico.id, mensagem: mensagem.id })
      await moderatedMensagem(context, topico, mensagem, 'remover')
    }
    return {}
  },

  async restoreMensagem({ params, ...context }) {
    const { tx } = context
    const before = await queries.findMensagem(tx, params.id)
    const action = before?.removida_em === null ? 'remove' : 'restore'
    const { topico, mensagem } = await mensagemFor(context, action, params.id, { lock: true, opening: false })
    if (mensagem.removida_em !== null) {
      await changeState(context, mensagem, { removida_em: null, removida_por: null })
      await tellTurma(tx, topico.turma_id, 'mensagem_mudou', { topico: topico.id, mensagem: mensagem.id })
    }
    const shown = await shownMensagem(context, topico, mensagem.id)
    if (mensagem.removida_em !== null) await moderatedMensagem(context, topico, mensagem, 'restaurar')
    return { mensagem: shown }
  },

  async hideMensagem({ params, body, ...context }) {
    const { tx } = context
    const { topico, mensagem } = await mensagemFor(context, 'moderate', params.id, {
      lock: true,
      opening: false,
    })
    if (mensagem.ocultar !== body.ocultar) {
      // Shown by who leads: it was given back no longer.
      const shows = !body.ocultar && !mensagem.retida
      await changeState(context, mensagem, { ocultar: body.ocultar, ...(shows && { devolucao: null }) })
      await tellTurma(tx, topico.turma_id, 'mensagem_mudou', { topico: topico.id, mensagem: mensagem.id })
    }
    const shown = await shownMensagem(context, topico, mensagem.id)
    if (mensagem.ocultar !== body.ocultar)
      await moderatedMensagem(context, topico, mensagem, body.ocultar ? 'ocultar' : 'mostrar')
    return { mensagem: shown }
  },

  async like({ params, body, ...context }) {
    const { tx, actor } = context
    const { topico, mensagem } = await mensagemFor(context, 'react', params.id, { lock: true })
    if (await queries.setCurtida(tx, mensagem.id, actor.id, body.curtido)) {
      await queries.addCurtidas(tx, { topico: topico.id, mensagem: mensagem.id, sign: body.curtido ? 1 : -1 })
      await tellTurma(tx, topico.turma_id, 'mensagem_mudou', { topico: topico.id, mensagem: mensagem.id })
    }
    const { total_curtidas } = await queries.countsOf(tx, mensagem.id)
    return { curtido: body.curtido, totalCurtidas: total_curtidas }
  },

  async vote({ params, body, ...context }) {
    const { tx, actor } = context
    const { mensagem } = await mensagemFor(context, 'react', params.id, { lock: true })
    await queries.setVoto(tx, mensagem.id, actor.id, body.voto)
    const { total_votos } = await queries.countsOf(tx, mensagem.id)
    return { voto: body.voto, totalVotos: total_votos }
  },
}
