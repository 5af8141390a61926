/** What the calls of sugestao leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { sugestaoApi } from '../contract.ts'

export const sugestaoEffects: EffectsOf<typeof sugestaoApi> = {
  create: {},
  edit: {},
  remove: { logs: ['sugestao.apagar'] },
  setAlternativa: {},
  addAtividades: {},
  removeAtividades: {},
  addQuestoes: {},
  removeQuestoes: {},
  addDescritores: {},
  removeDescritores: {},
  createAtividade: {},
  editAtividade: {},
}
