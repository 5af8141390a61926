/** What the calls of enquete leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { enqueteApi } from '../contract.ts'

export const enqueteEffects: EffectsOf<typeof enqueteApi> = {
  create: { tells: ['enquete_mudou'] },
  edit: { tells: ['enquete_mudou'] },
  close: { logs: ['enquete.encerrar'], tells: ['enquete_mudou'] },
  archive: {},
  remove: { logs: ['enquete.apagar'], tells: ['enquete_mudou', 'notificacao_nova?'] },
  remind: {},
  answer: {},
}
