/** What the calls of entrega leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { entregaApi } from '../contract.ts'
import type { mesaApi } from '../contract-mesa.ts'
import type { rubricaApi } from '../contract-rubrica.ts'

export const entregaEffects: EffectsOf<typeof entregaApi> = {
  attach: {},
  correct: { logs: ['entrega.corrigir'], tells: ['entrega_mudou', 'notificacao_nova?'] },
  giveBack: { logs: ['entrega.devolver'], tells: ['entrega_mudou', 'notificacao_nova?'] },
  reopen: { logs: ['entrega.reabrir'], tells: ['entrega_mudou'] },
  resend: { tells: ['entrega_mudou', 'notificacao_nova?'] },
}

export const mesaEffects: EffectsOf<typeof mesaApi> = {
  saveCorrecao: {},
  mandar: {
    logs: ['entrega.corrigir?', 'entrega.devolver?'],
    tells: ['entrega_mudou?', 'notificacao_nova?'],
  },
  addFrase: {},
  countFrase: {},
  removeFrase: {},
}

export const rubricaEffects: EffectsOf<typeof rubricaApi> = {
  aplicarRubrica: {
    logs: ['entrega.recalcular?'],
    tells: ['entrega_mudou?', 'notificacao_nova?'],
  },
}
