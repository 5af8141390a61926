/** What the calls of compartilhamento leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { compartilhamentoApi } from '../contract.ts'

export const compartilhamentoEffects: EffectsOf<typeof compartilhamentoApi> = {
  shareLink: { tells: ['material_mudou', 'notificacao_nova?'] },
  shareFiles: { tells: ['material_mudou', 'notificacao_nova?'] },
  shareAula: { logs: ['compartilhamento.compartilhar'], tells: ['material_mudou', 'notificacao_nova?'] },
  sharePlaylist: { logs: ['compartilhamento.compartilhar'], tells: ['material_mudou', 'notificacao_nova?'] },
  edit: { tells: ['material_mudou'] },
  revoke: { logs: ['compartilhamento.revogar?'], tells: ['material_mudou?', 'notificacao_nova?'] },
  restore: { logs: ['compartilhamento.devolver?'], tells: ['material_mudou?', 'notificacao_nova?'] },
}
