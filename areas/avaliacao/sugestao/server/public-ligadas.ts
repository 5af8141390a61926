/** Which questions suggestions are for. */
import { type RawBuilder, sql } from 'kysely'

/** A statement: those of these questions, a list of ids, that suggestions are for. */
export const comSugestao = (questoes: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select questao_id from sugestao_questao where questao_id = any(${questoes})
  union select questao_id from sugestao_alternativa where questao_id = any(${questoes})`
