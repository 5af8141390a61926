/** What the calls of vitrine leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { vitrineApi } from '../contract.ts'

export const vitrineEffects: EffectsOf<typeof vitrineApi> = {
  save: { logs: ['pagina_publica.publicar?'] },
  reset: { logs: ['pagina_publica.redefinir?'] },
}
