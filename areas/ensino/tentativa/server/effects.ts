/** What the calls of tentativa leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { tentativaApi } from '../contract.ts'
import type { lembrarApi } from '../contract-lembrar.ts'
import type { reparoApi } from '../contract-reparo.ts'

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

export const lembrarEffects: EffectsOf<typeof lembrarApi> = {
  lembrar: { tells: ['notificacao_nova?'] },
}

/** What becomes of marks is told by the work that does it. */
export const reparoEffects: EffectsOf<typeof reparoApi> = {
  ensaiarReparo: {},
  gravarReparo: { logs: ['aula.corrigir_gabarito'] },
  desfazerReparo: { logs: ['aula.desfazer_gabarito'] },
}
