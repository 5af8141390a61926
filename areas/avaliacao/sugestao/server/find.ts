/** How handlers get a suggestion or an activity: only by naming what they mean to do with it; and how they show one. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { midiasDe } from '../../../ensino/aula/rules-tela.ts'
import { listAbertos } from '../../../ensino/descoberta/server/public.ts'
import { midiasOf } from '../../../ensino/midia/server/public.ts'
import type { erradasFor } from '../../questao/server/public-alternativas.ts'
import { atividadePolicy, sugestaoPolicy } from '../policy.ts'
import type { Atividade, DaQuestao, SugestaoInteira } from '../shapes.ts'
import { sugestaoTexts } from '../texts.ts'
import {
  alvoDaAtividade,
  alvoOf,
  alvosDe,
  midiasDaAtividade,
  presentAtividade,
  presentSugestao,
} from './present.ts'
import * as queries from './queries.ts'
import * as atividades from './queries-atividade.ts'

/** @throws 404 when it may not be seen, 403 when it may not be done */
export async function sugestaoFor(
  { tx, actor, authorize }: Context,
  action: keyof typeof sugestaoPolicy,
  id: number,
  { lock = false } = {},
): Promise<queries.Inteira> {
  const row = await queries.find(tx, actor, id, { lock })
  if (!row || !can(sugestaoPolicy, actor, 'view', alvoOf(row))) throw notFound(sugestaoTexts.ausente)
  authorize(sugestaoPolicy, action, alvoOf(row))
  return row
}

/** One that is changed now. @throws 409 while it is put away */
export async function sugestaoToEdit(context: Context, id: number): Promise<queries.Inteira> {
  const row = await sugestaoFor(context, 'edit', id, { lock: true })
  if (row.estado === 'arquivada') throw failure(409, 'sugestao_arquivada', sugestaoTexts.arquivada)
  return row
}

/** @throws 404 when it may not be seen, 403 when it may not be done */
export async function atividadeFor(
  { tx, actor, authorize }: Context,
  action: keyof typeof atividadePolicy,
  id: number,
  { lock = false } = {},
): Promise<atividades.AtividadeRow> {
  const row = await atividades.find(tx, actor, id, { lock })
  if (!row || !can(atividadePolicy, actor, 'view', alvoDaAtividade(row)))
    throw notFound(sugestaoTexts.atividadeAusente)
  authorize(atividadePolicy, action, alvoDaAtividade(row))
  return row
}

/** Activities as they are told, each with where it leads if the person may go there. */
export async function showAtividades(
  context: Context,
  rows: readonly atividades.AtividadeRow[],
): Promise<Told<Atividade>[]> {
  const { tx, actor } = context
  const [abertos, midias] = await Promise.all([
    listAbertos(tx, actor, alvosDe(rows)),
    midiasOf(context, rows.flatMap(midiasDaAtividade)),
  ])
  return rows.map((row) => presentAtividade(row, { abertos, midias }, actor))
}

/** The suggestion as it stands, for who has just asked for it or written it. */
export async function showSugestao(
  context: Context,
  id: number,
): Promise<{ sugestao: Told<SugestaoInteira> }> {
  const row = await sugestaoFor(context, 'view', id)
  const [own, midias] = await Promise.all([
    atividades.listOf(context.tx, context.actor, [id]).then((rows) => showAtividades(context, rows)),
    midiasOf(context, midiasDe({ html: row.html })),
  ])
  return {
    sugestao: {
      ...presentSugestao(row, context.actor),
      html: row.html,
      questoes: row.questoes,
      atividades: own,
      midias,
    },
  }
}

/** Suggestions of one question that are shown. */
const MOST_DA_QUESTAO = 50

/** What is suggested to who misses a question, as it was found for the person. */
export async function showDaQuestao(
  { tx, actor }: Context,
  questao: number,
  { partes, edita }: Awaited<ReturnType<typeof erradasFor>>,
): Promise<Told<DaQuestao>> {
  const [rows, apontadas] = await Promise.all([
    queries.list(tx, actor, { questao }, { pagina: 1, linhas: MOST_DA_QUESTAO }),
    queries.listApontadas(tx, actor, questao),
  ])
  return {
    sugestoes: rows.map((row) => presentSugestao(row, actor)),
    alternativas: partes.map((parte) => ({
      parte,
      sugestao: apontadas.find((one) => one.parte === parte)?.sugestao ?? null,
    })),
    permissoes: { editar: edita },
  }
}
