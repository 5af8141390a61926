/** What the calls of auditoria leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { auditoriaApi } from '../contract.ts'

export const auditoriaEffects: EffectsOf<typeof auditoriaApi> = {
  exportLog: { logs: ['auditoria.exportar'] },
  startVerComo: { logs: ['usuario.ver_como_iniciar'], tells: ['notificacao_nova?'] },
}
