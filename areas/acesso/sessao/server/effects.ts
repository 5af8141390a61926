/** What the calls of sessao leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { sessaoApi } from '../contract.ts'

export const sessaoEffects: EffectsOf<typeof sessaoApi> = {
  askCodigo: {},
  signOut: { logs: ['sessao.sair?', 'usuario.ver_como_encerrar?'], tells: ['sessao_encerrada?'] },
  revokeSessao: { logs: ['sessao.encerrar'], tells: ['sessao_encerrada'] },
}
