/** What the calls of curriculo leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { curriculoApi } from '../contract.ts'
import type { extraApi, habilidadeApi } from '../contract-habilidade.ts'
import type { importarApi } from '../contract-importar.ts'

export const curriculoEffects: EffectsOf<typeof curriculoApi> = {
  create: {},
  edit: {},
  remove: { logs: ['curriculo.excluir'] },
  vinculo: { logs: ['curriculo.desvincular?', 'curriculo.vincular?'] },
  createCategoria: {},
  editCategoria: {},
  siglaCategoria: {},
  removeCategoria: { logs: ['categoria.excluir'] },
  orderCategorias: {},
  moveCategoria: {},
  personalize: { logs: ['categoria.personalizar'] },
  reset: { logs: ['categoria.redefinir'] },
  answerDiferencas: {},
  undo: { logs: ['curriculo.desfazer'] },
}

export const habilidadeEffects: EffectsOf<typeof habilidadeApi> = {
  createHabilidade: {},
  editHabilidade: {},
  removeHabilidade: { logs: ['habilidade.excluir'] },
  removeLote: { logs: ['habilidade.excluir'] },
  removeTodas: { logs: ['habilidade.excluir?'] },
}

export const extraEffects: EffectsOf<typeof extraApi> = {
  createExtra: {},
  editExtra: {},
  removeExtra: {},
  orderExtras: {},
  addItens: {},
}

export const importarEffects: EffectsOf<typeof importarApi> = {
  createImportacao: { logs: ['curriculo.enviar_importacao'] },
  setImportacao: {},
  setLeitura: {},
  confirmImportacao: {},
  undoImportacao: {},
  removeImportacao: {},
}
