/** A rubric that changed after works were corrected by it: whose grade it would change, and applying it. */
import { Array as ArrayOf, Integer, Object as ObjectOf, type Static, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Nota } from '../../../core/contract/lists.ts'
import { Count, Id, Nullable, Ref } from '../../../core/contract/schema.ts'
import { TelaAberta } from './shapes.ts'

/** A work that was corrected by an earlier rubric. */
export const Mudanca = ObjectOf({
  id: Id,
  aluno: Ref,
  tela: TelaAberta,
  de: Nota,
  /** Null: its levels are not found in the new rubric; it stays as it is until it is corrected anew. */
  para: Nullable(Nota),
})
export type Mudanca = Static<typeof Mudanca>

/** Works that one rehearsal reads; the others follow once these are decided. */
export const MAX_ENSAIO = 400

const RUBRICA = '/projeto/pt-br/turma/:turma/entregas/rubrica'
const { get, put } = callsOf('entrega')

export const rubricaApi = {
  ensaiarRubrica: get(RUBRICA, {
    summary:
      'What the rubric that stands now would change in works corrected by an earlier one. Nothing is written.',
    query: { aula: Id },
    returns: {
      /** The version of the lesson whose rubric it is; null: there is nothing to change. */
      versao: Nullable(Integer({ minimum: 1 })),
      /** What was read: sent along with the confirmation. */
      conferencia: Text(),
      /** Whose grade would be another. */
      mudam: ArrayOf(Mudanca),
      /** Whose levels are not found any more. */
      escolher: ArrayOf(Mudanca),
      /** Corrected, with the same grade by both. */
      iguais: Count,
      /** Not sent to their pupils yet: they are corrected by the new one from then on. */
      esperam: Count,
    },
  }),
  aplicarRubrica: put(RUBRICA, {
    summary: 'Applies what was rehearsed, as it was read: 409 where a grade, the lesson or the list changed.',
    body: { aula: Id, versao: Integer({ minimum: 1 }), conferencia: Text({ maxLength: 64 }) },
    returns: { mudaram: Count },
  }),
}
