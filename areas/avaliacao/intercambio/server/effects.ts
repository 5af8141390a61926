/** What the calls of intercambio leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { intercambioApi } from '../contract.ts'
import type { levarApi } from '../contract-levar.ts'

export const intercambioEffects: EffectsOf<typeof intercambioApi> = {
  createImportacao: { logs: ['questao_importacao.enviar_questoes?'] },
  setImportacao: {},
  decideItens: {},
  confirmImportacao: {},
  undoImportacao: {},
  removeImportacao: {},
}

export const levarEffects: EffectsOf<typeof levarApi> = {
  createExportacao: { logs: ['questao.exportar'] },
}
