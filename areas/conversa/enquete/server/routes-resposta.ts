/** Handlers of answers: giving one, adding them up, reading them with names, taking them away as a file. */

import { saidWhen } from '../../../../core/contract/dates.ts'
import { dayAt } from '../../../../core/contract/time.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound, type Sentence } from '../../../../core/server/failure.ts'
import type { enqueteApi } from '../contract.ts'
import { type EnqueteAlvo, isAsked, readsResults } from '../policy.ts'
import { checkValores, estadoAt } from '../rules.ts'
import { countByTurma, hiddenTurmas, resumir } from '../rules-resumo.ts'
import type { Resultado } from '../shapes.ts'
import { enqueteTexts } from '../texts.ts'
import { enqueteFor, refuseVisitor } from './find.ts'
import { perguntasOf, publicoOf } from './present.ts'
import { exportSheet } from './print.ts'
import type { EnqueteRow } from './queries.ts'
import * as queries from './queries-resposta.ts'

type AnswerName = 'answer' | 'results' | 'participants' | 'exportResults'

function refuseClosed(row: EnqueteRow, now: Date): void {
  const estado = estadoAt(row, now)
  if (estado === 'encerrada') throw failure(422, 'enquete_encerrada', enqueteTexts.terminou)
  if (estado === 'agendada')
    throw failure(422, 'enquete_nao_aberta', saidWhen(enqueteTexts.abreEm, row.inicio))
}

/** Staff reads this survey's results only after the end. */
const waitsForEnd = (row: EnqueteRow, now: Date): boolean =>
  row.resultados === 'fim' && estadoAt(row, now) !== 'encerrada'

export interface Vista {
  /** The class looked at; null: all together. */
  turma: number | null
  /** The classes whose results the person may read. */
  staff: readonly number[]
  todas: boolean
}

/**
 * What the person may look at: who reads every class, all together or one; who reads some, one at a time, since sums
 * of some would tell the others by subtraction; who only answers, all together.
 */
export function vistaOf({ actor }: Pick<Context, 'actor'>, alvo: EnqueteAlvo, asked?: number): Vista {
  const staff = alvo.turmas.filter((turma) => readsResults(actor, turma)).map(({ id }) => id)
  if (asked !== undefined && !staff.includes(asked)) throw notFound(enqueteTexts.ausente)
  const todas = staff.length === 0 || staff.length === alvo.turmas.length
  return { turma: asked ?? (todas ? null : (staff[0] ?? null)), staff, todas }
}

/** The results as the person may see them. */
async function resultadoOf(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  row: EnqueteRow,
  { turma, staff, todas }: Vista,
): Promise<Resultado> {
  const ids = row.turmas.map(({ id }) => id)
  const counts = await queries.countParticipacao(tx, { id: row.id, publico: publicoOf(row) }, ids)
  const here = counts.filter(({ turma_id }) => turma === null || turma_id === turma)
  const waits = waitsForEnd(row, now)
  const respostas = waits ? [] : await queries.listRespostas(tx, row.id)
  const suprimir = row.anonima || staff.length === 0
  const hidden = suprimir ? hiddenTurmas(countByTurma(respostas)) : new Set<number>()
  const visao = { turma, suprimir, comTextos: staff.length > 0 }
  const { espera, perguntas } = resumir(perguntasOf(row), respostas, visao, Math.random)
  const of = (id: number) => counts.find(({ turma_id }) => turma_id === id)
  return {
    turma,
    respostas: here.reduce((sum, one) => sum + one.respostas, 0),
    previstos: here.reduce((sum, one) => sum + one.previstos, 0),
    espera: waits ? 'fim' : espera,
    turmas: row.turmas
      .filter(({ id }) => staff.includes(id))
      .map(({ id, nome }) => ({
        id,
        nome,
        respostas: of(id)?.respostas ?? 0,
        previstos: of(id)?.previstos ?? 0,
        oculta: hidden.has(id),
      })),
    todas: todas && staff.length > 0,
    perguntas: waits ? [] : perguntas,
  }
}

const namesOnly = (row: EnqueteRow): void => {
  if (row.anonima) throw failure(422, 'enquete_anonima', enqueteTexts.anonima)
}

export const respostaHandlers: Pick<Handlers<typeof enqueteApi>, AnswerName> = {
  async answer({ params, body, ...context }) {
    const { tx, actor, now } = context
    refuseVisitor(context)
    const { row, alvo } = await enqueteFor(context, 'answer', params.id, 'share')
    const turma = alvo.turmas.find(({ id }) => id === body.turma)
    if (!turma || !isAsked(actor, alvo.publico, turma)) throw notFound(enqueteTexts.ausente)
    const already = () => failure(409, 'ja_respondida', enqueteTexts.jaRespondeu)
    if (row.respondida) throw already()
    if (turma.status !== 'ativa') throw failure(409, 'turma_encerrada', enqueteTexts.turmaEncerrada)
    refuseClosed(row, now)
    const { valores, faults } = checkValores(perguntasOf(row), body.valores)
    if (faults.size > 0)
      throw invalid(
        Object.fromEntries(
          [...faults].map(([id, fault]): [string, Sentence] => [`pergunta-${id}`, enqueteTexts[fault]]),
        ),
      )
    const where = { enquete_id: row.id, turma_id: turma.id }
    if (row.anonima) await queries.lockBox(tx, row.id, turma.id)
    if (!(await queries.insertParticipacao(tx, { ...where, usuario_id: actor.id }))) throw already()
    const json = JSON.stringify(valores)
    if (row.anonima) await queries.insertAnonymous(tx, { ...where, valores: json })
    else await queries.insertNamed(tx, { ...where, usuario_id: actor.id, valores: json })
    return {}
  },

  async results({ params, query, ...context }) {
    const { row, alvo } = await enqueteFor(context, 'results', params.id)
    return { resultado: await resultadoOf(context, row, vistaOf(context, alvo, query.turma)) }
  },

  async participants({ params, query, ...context }) {
    const { tx, now } = context
    const { row, alvo } = await enqueteFor(context, 'staffResults', params.id)
    vistaOf(context, alvo, query.turma)
    namesOnly(row)
    const { pagina, linhas } = query
    const asked = { id: row.id, publico: alvo.publico, turmas: [query.turma] }
    const rows = await queries.listParticipantes(tx, asked, {
      limit: linhas,
      offset: (pagina - 1) * linhas,
    })
    const waits = waitsForEnd(row, now)
    return {
      participantes: rows.map(({ id, nome, turma_id, turma_nome, respondeu, valores }) => ({
        id,
        nome,
        turma: { id: turma_id, nome: turma_nome },
        respondeu,
        valores: waits ? null : valores,
      })),
      total: rows[0]?.total ?? 0,
    }
  },

  async exportResults({ params, body, ...context }) {
    const { tx, now, language } = context
    const { row, alvo } = await enqueteFor(context, 'staffResults', params.id)
    const vista = vistaOf(context, alvo, body.turma)
    if (waitsForEnd(row, now)) throw failure(422, 'enquete_aberta', enqueteTexts.resultadosNoFim)
    if (body.tabela === 'pessoas') namesOnly(row)
    const turmas = vista.turma === null ? vista.staff : [vista.turma]
    const file = await exportSheet({
      formato: body.formato,
      language,
      perguntas: perguntasOf(row),
      content:
        body.tabela === 'resumo'
          ? { resumo: (await resultadoOf(context, row, vista)).perguntas }
          : {
              pessoas: await queries.listParticipantes(
                tx,
                { id: row.id, publico: alvo.publico, turmas },
                { limit: 50_000, offset: 0 },
              ),
            },
    })
    const { formato, tabela } = body
    const mudanca = { depois: { formato, tabela, turmas } }
    await audit(context, { entidade: 'enquete', id: row.id, acao: 'exportar', mudanca })
    return { ...file, arquivo: `enquete-${row.id}-${dayAt(now)}.${formato}` }
  },
}
