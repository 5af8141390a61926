/** Handlers of the desk: its queue, corrections while they are made, their going to pupils, words that serve again. */
import { isDeepStrictEqual } from 'node:util'
import { isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { type AuditEntry, audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { oneAtATime } from '../../../../core/server/one-at-a-time.ts'
import type { TurmaPlace } from '../../../escola/turma/server/public.ts'
import { markable, scoreAbertas } from '../../tentativa/server/public.ts'
import type { mesaApi } from '../contract-mesa.ts'
import { frasePolicy, turmaEntregaPolicy } from '../policy.ts'
import { rubricaDe } from '../rules.ts'
import { cabe, falta, notaDe, pontosOf } from '../rules-mesa.ts'
import { entregaTexts as texts } from '../texts.ts'
import { tellDigest, tellScreens } from './announce.ts'
import { entregaToHold, turmaOfDesk } from './find.ts'
import { presentCorrecao, presentEspera, presentFrase } from './present.ts'
import * as frases from './queries-frase.ts'
import * as queries from './queries-mesa.ts'

/** Words that one person keeps. */
const MAX_FRASES = 200

/** The bank of words that the person finds in the school of a class. */
const bancoOf = ({ actor }: Context, { redeCaminho }: TurmaPlace) => ({
  quem: actor.id,
  rede: redeCaminho.at(-1) ?? 0,
})

export const mesaHandlers: Handlers<typeof mesaApi> = {
  async fila({ params, query, ...context }) {
    const turma = await turmaOfDesk(context, params.turma, false)
    const { rows, total } = await queries.listFila(context.tx, { turma: turma.id, aula: query.aula })
    return {
      fila: rows.map(presentEspera),
      total,
      permissoes: {
        corrigir: can(turmaEntregaPolicy, context.actor, 'correct', turma) && !isVisitor(context.actor),
      },
    }
  },

  async saveCorrecao({ params, body, ...context }) {
    const { tx, actor, now } = context
    const { row } = await entregaToHold(context, 'correct', params.id)
    if (row.aluno_id === actor.id) throw failure(403, 'propria', texts.propria)
    if (row.vez !== body.vez || row.regua !== body.regua || row.estado !== 'enviada')
      throw failure(409, 'entrega_mudou', texts.mudou)
    const { vez, regua: _, revisao, ...written } = body
    const rubrica = rubricaDe(row)
    const obra = { texto: row.texto, arquivos: row.arquivos.length }
    if (!body.marcas.every((marca) => cabe(marca, obra))) throw invalid({ marcas: texts.marcaFora })
    const lacks = body.pronta ? falta(rubrica, body) : null
    if (lacks === 'palavras') throw invalid({ comentario: texts.semComentario }, texts.semComentario)
    if (lacks === 'nota')
      throw rubrica.length > 0
        ? invalid({ rubrica: texts.rubrica }, texts.rubrica)
        : invalid({ nota: texts.semNota }, texts.semNota)
    const next = { ...written, nota: notaDe(rubrica, body) }
    const there = await queries.findCorrecao(tx, row.id)
    const stands = there && presentCorrecao(there)
    if (stands && stands.revisao !== revisao) {
      // Its answer was lost, and it came again: it is written already.
      const { revisao: written, autor, ...had } = stands
      if (written === revisao + 1 && autor.id === actor.id && isDeepStrictEqual(had, { ...had, ...next }))
        return { correcao: stands }
      throw failure(409, 'correcao_mudou', {
        pt: texts.correcaoMudou.pt(autor.nome),
        en: texts.correcaoMudou.en(autor.nome),
      })
    }
    if (!stands && revisao > 0) throw failure(409, 'entrega_mudou', texts.mudou)
    await queries.saveCorrecao(
      tx,
      { ...next, entrega_id: row.id, vez, usuario_id: row.aluno_id, autor_id: actor.id, mudada_em: now },
      revisao + 1,
    )
    return { correcao: { ...next, revisao: revisao + 1, autor: { id: actor.id, nome: actor.nome } } }
  },

  async mandar({ params, body, ...context }) {
    const { tx, actor, now } = context
    const turma = await turmaOfDesk(context, params.turma, true)
    const held = await queries.holdProntas(tx, { turma: turma.id, ids: body.entregas, quem: actor.id })
    const open = await markable(
      tx,
      held.map(({ tentativa_id }) => tentativa_id),
    )
    const ids = held.filter(({ tentativa_id }) => open.has(tentativa_id)).map(({ id }) => id)
    const dadas = await queries.mandar(tx, ids, now)
    // Each attempt is settled once, however many of its screens were marked.
    for (const [tentativa, pontos] of pontosOf(dadas)) await scoreAbertas(context, tentativa, pontos)
    await tellDigest(tx, dadas, { turma, now })
    await tellScreens(
      tx,
      turma.id,
      dadas.map(({ usuario_id }) => usuario_id),
    )
    await audit(
      context,
      ...dadas.map(
        ({ id, nota }): AuditEntry => ({
          entidade: 'entrega',
          id,
          acao: nota === null ? 'devolver' : 'corrigir',
          ...(nota !== null && { mudanca: { antes: { nota: null }, depois: { nota: Number(nota) } } }),
        }),
      ),
    )
    const gone = new Set(dadas.map(({ id }) => id))
    return { mandadas: [...gone], ficaram: body.entregas.filter((id) => !gone.has(id)) }
  },

  async listFrases({ params, ...context }) {
    const turma = await turmaOfDesk(context, params.turma, false)
    const rows = await frases.listFrases(context.tx, bancoOf(context, turma))
    return { frases: rows.map((row) => presentFrase(row, context.actor.id)) }
  },

  async addFrase({ params, body, ...context }) {
    const { tx, actor } = context
    const turma = await turmaOfDesk(context, params.turma, true)
    const [criterio, texto] = [body.criterio.trim(), body.texto.trim()]
    if (texto === '') throw invalid({ texto: texts.fraseVazia }, texts.fraseVazia)
    await oneAtATime(tx, 'entrega_frase', actor.id)
    if (
      !(await frases.findOwn(tx, actor.id, criterio, texto)) &&
      (await frases.countFrases(tx, actor.id)) >= MAX_FRASES
    )
      throw invalid({ texto: texts.frasesDemais }, texts.frasesDemais)
    const row = await frases.saveFrase(tx, {
      ...{ autor_id: actor.id, autor: actor.nome, criterio, texto },
      rede_id: body.compartilhada ? bancoOf(context, turma).rede : null,
    })
    return { frase: presentFrase(row, actor.id) }
  },

  async countFrase({ params, ...context }) {
    const turma = await turmaOfDesk(context, params.turma, true)
    const vezes = await frases.countUse(context.tx, params.id, bancoOf(context, turma))
    if (vezes === undefined) throw notFound(texts.fraseAusente)
    return { vezes }
  },

  async removeFrase({ tx, params, authorize }) {
    const row = await frases.findFrase(tx, params.id)
    if (!row) throw notFound(texts.fraseAusente)
    authorize(frasePolicy, 'view', { usuarioId: row.autor_id }, texts.fraseAusente)
    await frases.removeFrase(tx, row.id)
    return {}
  },
}
