/** The registry of personal data: what waits to become an account or to stop being one. */
import { anonimiza, apaga, MOTIVOS, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'exclusao_conta',
    grupo: 'conta',
    dado: {
      pt: 'O seu pedido de excluir a conta, quem o confirmou e até quando pode ser desfeito',
      en: 'Your request to delete the account, who confirmed it and until when it can be undone',
    },
    finalidade: {
      pt: 'Excluir a conta a seu pedido, sem que ninguém o faça por você',
      en: 'Removing the account when you ask for it, and nobody else in your place',
    },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 365 },
    pessoas: {
      usuario_id: apaga(['pedida_em', 'apaga_em', 'encerrada_em']),
      confirmada_por: mantem('atos', []),
    },
  },
  {
    tabela: 'cadastro_pendente',
    grupo: 'conta',
    dado: {
      pt: 'Nome, e-mail e a senha em forma cifrada de quem se cadastra, até confirmar o e-mail',
      en: 'Name, email and the scrambled password of whoever signs up, until the email is confirmed',
    },
    finalidade: {
      pt: 'Abrir a conta só quando o dono do e-mail confirma',
      en: 'Opening the account only when the owner of the email confirms it',
    },
    base: 'seguranca',
    retencao: { desde: 'registro', dias: 3, coluna: 'created_at' },
    pessoas: { email: { ...apaga(['nome', 'email', 'created_at']), como: { igual: ['{email}'] } } },
  },
  {
    tabela: 'consentimento',
    grupo: 'privacidade',
    dado: {
      pt: 'O que você ou quem responde por você autorizou ou deixou de autorizar, quando e de que endereço de internet',
      en: 'What you or your guardian allowed or no longer allow, when and from which internet address',
    },
    finalidade: {
      pt: 'Provar o consentimento e respeitar quando ele é retirado',
      en: 'Proving consent and honoring its withdrawal',
    },
    base: 'obrigacao_dados',
    retencao: { desde: 'fim_do_vinculo', dias: 5 * 365 },
    pessoas: {
      usuario_id: {
        ...anonimiza({ ip: null }, [
          'finalidade',
          'versao_texto',
          'quem_id',
          'quando',
          'ip',
          'retirado_por',
          'retirado_em',
        ]),
        motivo: MOTIVOS.atos,
      },
      quem_id: mantem('atos', ['finalidade', 'versao_texto', 'usuario_id', 'quando']),
      retirado_por: mantem('atos', ['finalidade', 'versao_texto', 'usuario_id', 'retirado_em']),
    },
  },
]
