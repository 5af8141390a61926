/** Handlers of the desk on a graded topic: its queue, one pupil's words, the grade while it is given, its sending. */

import { isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { invalid, notFound } from '../../../../core/server/failure.ts'
import type { mesaForumApi } from '../contract-mesa.ts'
import { topicoPolicy } from '../policy.ts'
import { forumTexts } from '../texts.ts'
import { presentEscrita, presentFala, presentPessoa, viewerOf } from './present.ts'
import * as queries from './queries-mesa.ts'
import { changedNotas, gradedFor, notaMudou, notaSumiu, type Path, publishTo } from './routes-nota.ts'

async function avaliadoFor({ tx }: Context, topico: number, aluno: number) {
  const found = await queries.findAvaliado(tx, topico, aluno)
  if (!found) throw notFound(forumTexts.notaDeFora)
  return found
}

/** For who grades, and where the class is closed for who graded. */
const toDesk = (context: Context, params: Path) => gradedFor(context, 'seeDrafts', params)

export const mesaForumHandlers: Handlers<typeof mesaForumApi> = {
  async listParticipantes({ params, ...context }) {
    const { row, alvo } = await toDesk(context, params)
    const { rows, total } = await queries.listParticipantes(context.tx, row.id)
    const viewer = viewerOf(context)
    return {
      topico: { id: row.id, nome: row.titulo },
      participantes: rows.map(({ aluno, correcao, ...one }) => ({
        ...one,
        aluno: presentPessoa(aluno, viewer),
        correcao: correcao && presentEscrita(correcao),
      })),
      total,
      permissoes: {
        avaliar: can(topicoPolicy, context.actor, 'grade', alvo) && !isVisitor(context.actor),
      },
    }
  },

  async findParticipacao({ params, ...context }) {
    const { row } = await toDesk(context, params)
    const { aluno, correcao, conteudo } = await avaliadoFor(context, row.id, params.aluno)
    const falas = await queries.listFalas(context.tx, row.id, params.aluno)
    const viewer = viewerOf(context)
    return {
      participacao: {
        aluno: presentPessoa(aluno, viewer),
        topico: { id: row.id, titulo: row.titulo, conteudo },
        falas: falas.map((one) => presentFala(one, viewer)),
        correcao: correcao && presentEscrita(correcao),
      },
    }
  },

  async saveNota({ params, body, ...context }) {
    const { tx, actor, now } = context
    const { row } = await gradedFor(context, 'grade', params)
    const { aluno, correcao: had } = await avaliadoFor(context, row.id, params.aluno)
    const { revisao, ...written } = body
    if (written.pronta && written.nota === null)
      throw invalid({ nota: forumTexts.semNota }, forumTexts.semNota)
    if (had && had.revisao !== revisao) {
      // Its answer was lost, and it came again: it is written already.
      const same =
        had.nota === written.nota && had.mensagem === written.mensagem && had.pronta === written.pronta
      if (had.revisao === revisao + 1 && had.autor_id === actor.id && same)
        return { correcao: presentEscrita(had) }
      throw notaMudou(had.autor, aluno.nome)
    }
    if (!had && revisao > 0) throw notaSumiu()
    await queries.saveNota(
      tx,
      { ...written, topico_id: row.id, aluno_id: aluno.id, usuario_id: actor.id, updated_at: now },
      revisao + 1,
    )
    await audit(
      context,
      ...changedNotas(row.id, new Map(had ? [[aluno.id, had]] : []), [{ aluno_id: aluno.id, ...written }]),
    )
    return { correcao: { ...written, revisao: revisao + 1, autor: { id: actor.id, nome: actor.nome } } }
  },

  async sendNotas({ params, body, ...context }) {
    const { row } = await gradedFor(context, 'grade', params)
    const enviadas = await publishTo(context, row, { alunos: body.alunos, prontas: true })
    return { enviadas, ficaram: body.alunos.filter((id) => !enviadas.includes(id)) }
  },
}
