/** What the calls of midia leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { midiaApi } from '../contract.ts'

export const midiaEffects: EffectsOf<typeof midiaApi> = {
  create: {},
  open: {},
  remove: {},
}
