/** What the calls of fator leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { fatorApi } from '../contract.ts'

export const fatorEffects: EffectsOf<typeof fatorApi> = {
  begin: {},
  confirm: { logs: ['segundo_fator.ligar'] },
  renewCodigos: { logs: ['segundo_fator.renovar_codigos'] },
  remove: { logs: ['segundo_fator.desligar'] },
  reset: { logs: ['segundo_fator.zerar'] },
  prove: { logs: ['sessao.provar?', 'sessao.recusar_prova?'] },
  approveDispositivo: { logs: ['dispositivo.aprovar'] },
  refuseDispositivo: { logs: ['dispositivo.recusar'] },
}
