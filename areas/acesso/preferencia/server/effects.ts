/** What the calls of preferencia leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { preferenciaApi } from '../contract.ts'

export const preferenciaEffects: EffectsOf<typeof preferenciaApi> = {
  save: {},
}
