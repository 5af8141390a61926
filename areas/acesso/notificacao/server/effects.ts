/** What the calls of notificacao leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { notificacaoApi } from '../contract.ts'

export const notificacaoEffects: EffectsOf<typeof notificacaoApi> = {
  markAll: { tells: ['notificacoes_lidas?'] },
  markOne: { tells: ['notificacoes_lidas?'] },
  setEscolha: {},
  subscribePush: {},
  unsubscribePush: {},
  testPush: {},
}
