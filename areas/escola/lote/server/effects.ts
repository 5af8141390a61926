/** What the calls of lote leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { loteApi } from '../contract.ts'

export const loteEffects: EffectsOf<typeof loteApi> = {
  create: { logs: ['lote.enviar'] },
  setLeitura: {},
  setColunas: {},
  setOpcoes: {},
  saveLinhas: {},
  confirm: {},
  result: { logs: ['lote.exportar?'] },
  cards: { logs: ['lote.imprimir_cartoes?'] },
  undo: {},
  remove: { logs: ['lote.apagar?'] },
}
