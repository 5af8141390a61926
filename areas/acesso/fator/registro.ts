/** The registry of personal data: the second proof of who somebody is. */
import { apaga, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'segundo_fator',
    grupo: 'conta',
    dado: {
      pt: 'A chave do aplicativo de códigos que você ligou à conta, cifrada',
      en: 'The key of the authenticator app that you linked to the account, encrypted',
    },
    finalidade: {
      pt: 'Confirmar que é você, além da senha',
      en: 'Confirming that it is you, beyond the password',
    },
    base: 'seguranca',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
    pessoas: { usuario_id: apaga(['confirmado_em', 'created_at']) },
  },
  {
    tabela: 'codigo_recuperacao',
    grupo: 'conta',
    dado: {
      pt: 'Os códigos de recuperação da sua conta, em forma que ninguém consegue ler, e quais já foram usados',
      en: 'The recovery codes of your account, scrambled so that nobody can read them, and which were used',
    },
    finalidade: {
      pt: 'Deixar você entrar quando está sem o aplicativo de códigos',
      en: 'Letting you in when you are without the authenticator app',
    },
    base: 'seguranca',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
    pessoas: { usuario_id: apaga(['created_at', 'usado_em']) },
  },
  {
    tabela: 'pedido_dispositivo',
    grupo: 'funcionamento',
    dado: {
      pt: 'Pedidos de programas de computador para entrar com a sua conta: qual programa, de que endereço de internet e o que você respondeu',
      en: 'Requests of computer programs to sign in with your account: which program, from which internet address and what you answered',
    },
    finalidade: {
      pt: 'Ligar o programa à sua conta só quando você confirma',
      en: 'Linking the program to your account only when you confirm',
    },
    base: 'seguranca',
    retencao: { desde: 'registro', dias: 1, coluna: 'expira_em' },
    pessoas: { usuario_id: apaga(['programa', 'ip', 'agente', 'estado', 'created_at']) },
  },
]
