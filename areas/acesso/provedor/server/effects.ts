/** What the calls of provedor leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { provedorApi } from '../contract.ts'

export const provedorEffects: EffectsOf<typeof provedorApi> = {
  linkSigningIn: { logs: ['identidade.vincular'], tells: ['identidade_ligada'] },
  prove: { logs: ['sessao.provar?'] },
  unlink: { logs: ['identidade.desvincular?'], tells: ['identidade_retirada?'] },
  enter: { logs: ['sessao.entrar'] },
  create: { logs: ['provedor.criar'] },
  change: { logs: ['provedor.mudar'] },
}
