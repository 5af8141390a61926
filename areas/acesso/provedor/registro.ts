/** The registry of personal data: accounts elsewhere that sign in here. */
import { apaga, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'identidade',
    grupo: 'conta',
    dado: {
      pt: 'As contas de outros serviços com que você entra (Google, Microsoft, Apple, gov.br ou o da sua rede): o número da conta lá, que no gov.br é o CPF, o e-mail dela e quando foi usada',
      en: 'The accounts of other services you sign in with (Google, Microsoft, Apple, gov.br or that of your network): the number of the account there, which at gov.br is the CPF, its email and when it was used',
    },
    finalidade: {
      pt: 'Deixar você entrar com uma conta que já tem, se quiser',
      en: 'Letting you sign in with an account you already have, if you wish',
    },
    base: 'politica_publica',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
    pessoas: { usuario_id: apaga(['issuer', 'subject', 'rotulo', 'created_at', 'usada_em']) },
  },
]
