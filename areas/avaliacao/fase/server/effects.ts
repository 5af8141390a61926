/** What the calls of phases leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { faseApi } from '../contract.ts'

export const faseEffects: EffectsOf<typeof faseApi> = {
  create: {},
  edit: {},
  add: {},
  schedule: {},
  remove: { logs: ['fase.retirar'] },
  status: { logs: ['fase.situar?'] },
  participar: { logs: ['fase.escolher_alunos?'] },
  exportar: { logs: ['fase.exportar'] },
  marcar: { logs: ['fase.marcar?'] },
}
