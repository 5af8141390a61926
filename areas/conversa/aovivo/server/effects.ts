/** What the calls of aovivo leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { aovivoApi } from '../contract.ts'

export const aovivoEffects: EffectsOf<typeof aovivoApi> = {
  create: { tells: ['aula_ao_vivo_mudou', 'notificacao_nova?'] },
  edit: { tells: ['aula_ao_vivo_mudou', 'notificacao_nova?'] },
  start: { tells: ['aula_ao_vivo_mudou', 'notificacao_nova?'] },
  end: { tells: ['aula_ao_vivo_mudou'] },
  cancel: { logs: ['encontro.cancelar'], tells: ['aula_ao_vivo_mudou', 'notificacao_nova?'] },
  restore: { logs: ['encontro.retomar'], tells: ['aula_ao_vivo_mudou', 'notificacao_nova?'] },
  remove: { logs: ['encontro.apagar'], tells: ['aula_ao_vivo_mudou', 'notificacao_nova?'] },
  setRecording: { tells: ['aula_ao_vivo_mudou'] },
  beacon: {},
  createAgenda: {},
  revokeAgenda: {},
}
