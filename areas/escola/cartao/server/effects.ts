/** What the calls of cartao leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { cartaoApi } from '../contract.ts'

export const cartaoEffects: EffectsOf<typeof cartaoApi> = {
  issue: { logs: ['cartao.emitir'], tells: ['sessao_encerrada?'] },
  revoke: { logs: ['cartao.encerrar'], tells: ['sessao_encerrada?'] },
  resetImagem: { logs: ['senha_imagem.redefinir'] },
  resetSenha: { logs: ['usuario.redefinir_senha'], tells: ['sessao_encerrada'] },
  registerAparelho: { logs: ['aparelho.criar'] },
  revokeAparelho: { logs: ['aparelho.encerrar'] },
}
