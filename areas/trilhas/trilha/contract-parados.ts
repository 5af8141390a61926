/** Calls of pupils who can't go on in a path: a list for who leads their class, and one more turn for one of them. */
import { Array as ArrayOf, Boolean as Flag, Object as ObjectOf, type Static, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Count, Id, Ref } from '../../../core/contract/schema.ts'

const BASE = '/projeto/pt-br/trilha'

const { get, post } = callsOf('trilha')

export const Parado = ObjectOf({
  aluno: Ref,
  eixo: Text(),
  habilidade: Ref,
  /** Turns that were used. */
  vezes: Count,
  /** The lessons that were not passed. */
  aulas: ArrayOf(Text()),
})
export type Parado = Static<typeof Parado>

export const trilhaParadosApi = {
  listParados: get(`${BASE}/:id/parados/:turma`, {
    summary:
      'Pupils of a class whose turns at a skill of a path are used up with a lesson failed; for staff. At most 200.',
    returns: { parados: ArrayOf(Parado), permissoes: ObjectOf({ dar: Flag() }) },
  }),
  darVez: post(`${BASE}/mais/uma/tentativa`, {
    summary:
      'Gives a pupil who is stuck one more turn at a skill than the rule of the path does. Not stuck (any more): nothing is given.',
    body: { turma: Id, aluno: Id, habilidade: Id },
    returns: { dada: Flag() },
  }),
}
