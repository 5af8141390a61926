/** What the calls of inicio leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { inicioApi } from '../contract.ts'

export const inicioEffects: EffectsOf<typeof inicioApi> = { adiar: {}, retomar: {}, retomarTodas: {} }
