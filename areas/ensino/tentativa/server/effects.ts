/** What the calls of tentativa leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { tentativaApi } from '../contract.ts'

export const tentativaEffects: EffectsOf<typeof tentativaApi> = {
  abrir: {},
  decidirRetida: {
    logs: ['retida.aceitar?', 'retida.desfazer?', 'retida.recusar?'],
    tells: ['notificacao_nova?'],
  },
  fila: { tells: ['entrega_mudou?', 'notificacao_nova?'] },
  pulso: {},
  gabarito: {},
  anular: { logs: ['tentativa.anular'] },
}
