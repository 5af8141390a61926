/** What the calls of pessoa leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { pessoaApi } from '../contract.ts'

export const pessoaEffects: EffectsOf<typeof pessoaApi> = {
  create: { logs: ['matricula.criar?', 'usuario.criar', 'vinculo.criar?'] },
  update: { logs: ['usuario.mudar'] },
  changeEmail: { logs: ['usuario.mudar_email'] },
  setStatus: { logs: ['usuario.reativar?', 'usuario.suspender?'], tells: ['sessao_encerrada?'] },
  issueAcesso: { logs: ['usuario.dar_acesso?'], tells: ['sessao_encerrada?'] },
  resetAcesso: { logs: ['usuario.redefinir_acesso?'], tells: ['sessao_encerrada?'] },
  askConfirmacao: { logs: ['usuario.pedir_confirmacao'], tells: ['notificacao_nova?'] },
  decideConfirmacao: {
    logs: ['usuario.confirmar_acesso?', 'usuario.recusar_acesso?'],
    tells: ['notificacao_nova?'],
  },
  endSessoes: { logs: ['usuario.encerrar_sessoes'], tells: ['sessao_encerrada'] },
  giveVinculo: { logs: ['matricula.criar?', 'vinculo.criar?'], tells: ['papeis_mudaram'] },
  changeVinculo: { logs: ['vinculo.mudar'], tells: ['papeis_mudaram'] },
  endVinculo: { logs: ['vinculo.encerrar'], tells: ['papeis_mudaram'] },
  unenrol: { logs: ['matricula.remover'], tells: ['papeis_mudaram'] },
  writeDado: { logs: ['usuario.mudar_nascimento?'] },
  grant: { logs: ['concessao.conceder'] },
  endGrant: { logs: ['concessao.retirar'] },
}
