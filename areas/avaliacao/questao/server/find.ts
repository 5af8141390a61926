/** How handlers get a question: only by naming what they mean to do with it; and how they show one. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { midiasDe } from '../../../ensino/aula/rules-tela.ts'
import { unknownIn } from '../../../ensino/curriculo/server/public.ts'
import { maySee, midiasOf } from '../../../ensino/midia/server/public.ts'
import { questaoPolicy } from '../policy.ts'
import type { QuestaoInteira } from '../shapes.ts'
import { questaoTexts } from '../texts.ts'
import { textoOf } from './find-texto.ts'
import { alvoOf, presentInteira } from './present.ts'
import * as queries from './queries.ts'

/** @throws 404 when it may not be seen, 403 when it may not be done */
export async function questaoFor(
  { tx, actor, authorize }: Context,
  action: keyof typeof questaoPolicy,
  id: number,
  { lock = false } = {},
): Promise<queries.Inteira> {
  const row = await queries.find(tx, actor, id, { lock })
  if (!row || !can(questaoPolicy, actor, 'view', alvoOf(row))) throw notFound(questaoTexts.ausente)
  authorize(questaoPolicy, action, alvoOf(row))
  return row
}

/** The question as it stands, for who has just asked for it or written it. */
export async function showQuestao(context: Context, id: number): Promise<Told<{ questao: QuestaoInteira }>> {
  const row = await questaoFor(context, 'view', id)
  const [midias, texto] = await Promise.all([
    midiasOf(context, [...new Set([...midiasDe(row.conteudo), ...midiasDe({ html: row.comando })])]),
    textoOf(context, row.texto_base_id),
  ])
  return { questao: presentInteira(row, { midias, texto }, context.actor) }
}

/** 400 naming the field whose ids the catalogue does not have. */
export async function refuseUnknown(
  context: Pick<Context, 'tx' | 'actor'>,
  {
    disciplina,
    periodo,
    habilidades = [],
  }: {
    disciplina?: number | null | undefined
    periodo?: number | null | undefined
    habilidades?: readonly number[] | undefined
  },
): Promise<void> {
  const FIELDS = { disciplina: 'disciplina', periodo: 'periodo', habilidade: 'habilidades' } as const
  const lost = await unknownIn(context, {
    disciplina: disciplina ? [disciplina] : [],
    periodo: periodo ? [periodo] : [],
    habilidade: habilidades,
  })
  if (lost.length > 0)
    throw invalid(Object.fromEntries(lost.map((table) => [FIELDS[table], questaoTexts.desconhecido])))
}

/** @throws 422 where a file that was not shown `before` is not among those that the person may use */
export async function refuseMidias(
  context: Pick<Context, 'tx' | 'actor'>,
  ids: readonly number[],
  before: readonly number[] = [],
): Promise<void> {
  const news = ids.filter((id) => !before.includes(id))
  if (!(await maySee(context, news))) throw failure(422, 'arquivo_ausente', questaoTexts.arquivoAusente)
}
