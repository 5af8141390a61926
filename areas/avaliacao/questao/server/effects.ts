/** What the calls of questao leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { questaoApi } from '../contract.ts'
import type { filtroApi } from '../contract-filtro.ts'

export const filtroEffects: EffectsOf<typeof filtroApi> = {
  createFiltro: {},
  editFiltro: {},
  removeFiltro: {},
}

export const questaoEffects: EffectsOf<typeof questaoApi> = {
  create: {},
  edit: {},
  copy: {},
  setFavorita: {},
  changeMany: { logs: ['questao.mudar_varias?'] },
  undoMany: { logs: ['questao.desfazer?'] },
  createTexto: {},
  editTexto: {},
  extract: {},
  undo: {},
}
