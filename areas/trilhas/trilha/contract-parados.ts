/** Calls of pupils who can't go on in a path: a list for who leads their class, and one more turn for one of them. */
import { Array as ArrayOf, Boolean as Flag, Object as ObjectOf, type Static, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Count, Id, Ref } from '../../../core/contract/schema.ts'

const BASE = '/projeto/pt-br/trilha'

const { get, post } = callsOf('trilha')

const onde = { aluno: Ref, eixo: Text(), habilidade: Ref }

export const Parado = ObjectOf({
  ...onde,
  /** Turns that were used. */
  vezes: Count,
  /** The lessons that were not passed. */
  aulas: ArrayOf(Text()),
})
export type Parado = Static<typeof Parado>

/** A turn that was given and not begun. */
export const VezDada = ObjectOf(onde)
export type VezDada = Static<typeof VezDada>

const vez = { turma: Id, aluno: Id, habilidade: Id }

export const trilhaParadosApi = {
  listParados: get(`${BASE}/:id/parados/:turma`, {
    summary:
      'Pupils of a class whose turns at a skill of a path are used up with a lesson failed, and turns given to others that they have not begun; for staff. At most 200 of each.',
    returns: {
      parados: ArrayOf(Parado),
      dadas: ArrayOf(VezDada),
      permissoes: ObjectOf({ dar: Flag() }),
    },
  }),
  darVez: post(`${BASE}/mais/uma/tentativa`, {
    summary:
      'Gives a pupil who is stuck one more turn at a skill than the rule of the path does, and tells them. Not stuck (any more): nothing is given.',
    body: vez,
    returns: { dada: Flag() },
  }),
  desfazerVez: post(`${BASE}/mais/uma/tentativa/desfazer`, {
    summary:
      'Takes back a turn that was given and is not begun, with what the pupil was told of it. Begun, or none was given: nothing is taken.',
    body: vez,
    returns: { desfeita: Flag() },
  }),
}
