/** What the calls of inicio leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { inicioApi } from '../contract.ts'
import type { escolaApi } from '../contract-escola.ts'

export const inicioEffects: EffectsOf<typeof inicioApi> = { adiar: {}, retomar: {}, retomarTodas: {} }

export const escolaEffects: EffectsOf<typeof escolaApi> = {
  lembrarEscola: { logs: ['rede.lembrar'], tells: ['notificacao_nova?'] },
  adiarEscola: {},
  retomarEscola: {},
}
