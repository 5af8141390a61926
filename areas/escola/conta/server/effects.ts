/** What the calls of conta leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { contaApi } from '../contract.ts'

export const contaEffects: EffectsOf<typeof contaApi> = {
  setOwnPassword: { logs: ['usuario.trocar_senha?'], tells: ['sessao_encerrada?'] },
  changePerfil: { logs: ['usuario.mudar_nome?'] },
  setFoto: { logs: ['usuario.mudar_foto'] },
  removeFoto: { logs: ['usuario.tirar_foto'] },
  changeEmail: { logs: ['usuario.pedir_email'] },
  requestRecovery: {},
  resendValidation: {},
  signUpByProvider: { logs: ['sessao.entrar?', 'usuario.cadastrar?'] },
  acceptCampanha: {
    logs: ['matricula.aceitar_convite?', 'vinculo.aceitar_convite?'],
    tells: ['convite_mudou?', 'papeis_mudaram?'],
  },
  removeConvite: { logs: ['turma.cancelar_convite'], tells: ['convite_mudou'] },
  inviteToTurma: { logs: ['turma.convidar?'] },
  refuseMail: {},
  requestRemoval: { logs: ['usuario.pedir_remocao'] },
  undoRemoval: { logs: ['usuario.desfazer_remocao?'] },
  decideRemoval: { logs: ['usuario.confirmar_remocao?', 'usuario.recusar_remocao?'] },
}
