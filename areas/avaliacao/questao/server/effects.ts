/** What the calls of questao leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { questaoApi } from '../contract.ts'
import type { filtroApi } from '../contract-filtro.ts'
import type { revisaoApi } from '../contract-revisao.ts'

export const filtroEffects: EffectsOf<typeof filtroApi> = {
  createFiltro: {},
  editFiltro: {},
  removeFiltro: {},
}

export const revisaoEffects: EffectsOf<typeof revisaoApi> = {
  sendRevisao: { tells: ['notificacao_nova?'] },
  decideRevisao: { logs: ['questao.aprovar?', 'questao.devolver?'], tells: ['notificacao_nova?'] },
  createComentario: {},
  editComentario: {},
  removeComentario: {},
}

export const questaoEffects: EffectsOf<typeof questaoApi> = {
  create: {},
  edit: { tells: ['notificacao_nova?'] },
  copy: {},
  setFavorita: {},
  changeMany: { logs: ['questao.mudar_varias?'], tells: ['notificacao_nova?'] },
  undoMany: { logs: ['questao.desfazer?'] },
  createTexto: {},
  editTexto: {},
  extract: { tells: ['notificacao_nova?'] },
  undo: {},
}
