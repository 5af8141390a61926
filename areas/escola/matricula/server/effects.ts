/** What the calls of matricula leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { matriculaApi } from '../contract.ts'

export const matriculaEffects: EffectsOf<typeof matriculaApi> = {
  enter: {
    logs: ['matricula.entrar?', 'matricula.pedir?'],
    tells: ['integrantes_mudaram', 'notificacao_nova?', 'papeis_mudaram'],
  },
  leave: { logs: ['matricula.sair?'], tells: ['integrantes_mudaram?', 'papeis_mudaram?'] },
  add: { logs: ['matricula.criar'], tells: ['integrantes_mudaram', 'papeis_mudaram'] },
  remove: { logs: ['matricula.remover'], tells: ['integrantes_mudaram', 'papeis_mudaram'] },
  setNumero: { logs: ['matricula.mudar'], tells: ['integrantes_mudaram'] },
  renumber: { logs: ['matricula.numerar'], tells: ['integrantes_mudaram'] },
  approve: {
    logs: ['matricula.aprovar'],
    tells: ['integrantes_mudaram', 'notificacao_nova?', 'papeis_mudaram'],
  },
  refuse: {
    logs: ['matricula.recusar'],
    tells: ['integrantes_mudaram', 'notificacao_nova?', 'papeis_mudaram'],
  },
  transfer: {
    logs: ['transferencia.transferir'],
    tells: ['integrantes_mudaram', 'notificacao_nova?', 'papeis_mudaram'],
  },
  undoTransfer: {
    logs: ['transferencia.desfazer'],
    tells: ['integrantes_mudaram', 'notificacao_nova?', 'papeis_mudaram'],
  },
  exportTransferencias: { logs: ['transferencia.exportar'] },
}
