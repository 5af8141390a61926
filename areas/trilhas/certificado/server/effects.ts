/** What the calls of certificado leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { certificadoApi } from '../contract.ts'

export const certificadoEffects: EffectsOf<typeof certificadoApi> = {
  createLayout: { logs: ['certificado_layout.criar'] },
  archiveLayout: { logs: ['certificado_layout.arquivar'] },
  restoreLayout: { logs: ['certificado_layout.desarquivar?'] },
  revoke: { logs: ['certificado.revogar'] },
  restore: { logs: ['certificado.restaurar'] },
}
