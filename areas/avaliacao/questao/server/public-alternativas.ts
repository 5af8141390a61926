/** What other areas may ask about the alternatives of a question: which are wrong, which were marked. */
import { type RawBuilder, sql } from 'kysely'
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { questaoPolicy } from '../policy.ts'
import { questaoTexts } from '../texts.ts'
import { questaoFor } from './find.ts'
import { alvoOf } from './present.ts'

/**
 * The wrong alternatives of a question, in their order: none where it has no alternatives; and whether the person edits it.
 * @throws 404 when it may not be seen, 403 when it may not be done
 */
export async function erradasFor(
  context: Context,
  action: 'view' | 'edit',
  id: number,
): Promise<{ partes: string[]; edita: boolean }> {
  const row = await questaoFor(context, action, id, { lock: action === 'edit' })
  const arquivada = row.estado === 'arquivada'
  if (action === 'edit' && arquivada) throw failure(409, 'questao_arquivada', questaoTexts.arquivada)
  const alternativas = 'alternativas' in row.conteudo ? row.conteudo.alternativas : []
  return {
    partes: alternativas.flatMap(({ id: parte, correta }) => (correta ? [] : [parte])),
    edita: !arquivada && can(questaoPolicy, context.actor, 'edit', alvoOf(row)),
  }
}

export interface Marcada {
  tela: number
  /** The alternative that was marked on it. */
  parte: string
}

/** A statement of `(questao_id, parte)`: of the questions that were taken from this version of a lesson, what was marked. */
export const alternativasMarcadas = (
  { aula, versao }: { aula: number; versao: number },
  marcadas: readonly Marcada[],
): RawBuilder<unknown> => sql`
  select q.id as questao_id, m.parte
  from unnest(${bigints(marcadas.map(({ tela }) => tela))}, ${marcadas.map(({ parte }) => parte)}::text[]) as m (tela, parte)
  join questao q on q.origem_tela_id = m.tela
  where q.origem_aula_id = ${aula} and q.origem_versao = ${versao} and q.estado <> 'arquivada'`

/** Whether a question, told by a column, still has an alternative, told by another. */
export const temAlternativa = (questao: string, parte: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from questao q, jsonb_array_elements(q.conteudo -> 'alternativas') as a
  where q.id = ${sql.ref(questao)} and a ->> 'id' = ${sql.ref(parte)})`
