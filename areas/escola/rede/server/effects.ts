/** What the calls of rede leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { redeApi } from '../contract.ts'
import type { importarApi } from '../contract-importar.ts'

export const redeEffects: EffectsOf<typeof redeApi> = {
  create: { logs: ['rede.criar'] },
  update: { logs: ['rede.mudar'] },
  saveDocencia: { logs: ['rede.mudar?'] },
  saveRitmo: { logs: ['rede.mudar?'] },
  move: { logs: ['rede.mover'] },
  remove: { logs: ['rede.apagar'] },
  restore: { logs: ['rede.restaurar'] },
  saveSelecao: { logs: ['matricula.escolher_alunos?'], tells: ['papeis_mudaram?'] },
}

export const importarEffects: EffectsOf<typeof importarApi> = {
  createImportacao: { logs: ['rede.enviar_escolas'] },
  setLeitura: {},
  setImportacao: {},
  saveLinhas: {},
  confirmImportacao: {},
  undoImportacao: {},
  removeImportacao: {},
}
