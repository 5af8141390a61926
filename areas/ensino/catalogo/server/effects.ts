/** What the calls of catalogo leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { gestaoApi } from '../contract-gestao.ts'

export const gestaoEffects: EffectsOf<typeof gestaoApi> = {
  createDisciplina: {},
  editDisciplina: {},
  orderDisciplinas: {},
  createAno: {},
  editAno: {},
  orderAnos: {},
}
