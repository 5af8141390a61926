/** What the calls of assessments leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { avaliacaoApi } from '../contract.ts'

export const avaliacaoEffects: EffectsOf<typeof avaliacaoApi> = {
  create: {},
  edit: {
    logs: ['avaliacao.fechar?', 'avaliacao.reabrir?', 'avaliacao.arquivar?', 'avaliacao.desarquivar?'],
  },
  copy: {},
}
