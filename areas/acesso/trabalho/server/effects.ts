/** What the calls of trabalho leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { trabalhoApi } from '../contract.ts'

export const trabalhoEffects: EffectsOf<typeof trabalhoApi> = {
  cancel: {},
}
