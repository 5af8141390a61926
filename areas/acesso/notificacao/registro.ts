/** The registry of personal data: what each person is told, and how. */
import { anonimiza, apaga, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'notificacao',
    grupo: 'conta',
    dado: {
      pt: 'O que aconteceu nas suas turmas e se você já viu',
      en: 'What happened in your classes and whether you have seen it',
    },
    finalidade: { pt: 'Avisar você do que é novo', en: 'Telling you what is new' },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 180 },
    pessoas: {
      // Who did what is somebody else's to tell: the words of the notification stay here.
      usuario_id: apaga(['tipo', 'lida_em', 'created_at']),
      // What others were told about the person carries the person's name.
      destino: {
        ...anonimiza({ dados: { autor: 'Pessoa removida' } }, []),
        como: { termina: ['?d={id}'] },
      },
    },
  },
  {
    tabela: 'notificacao_escolha',
    grupo: 'conta',
    dado: {
      pt: 'Como você quer ser avisado: por aqui, por e-mail, no celular, e com que frequência',
      en: 'How you want to be told: in here, by email, on the phone, and how often',
    },
    finalidade: { pt: 'Respeitar a sua escolha', en: 'Respecting your choice' },
    base: 'politica_publica',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
    pessoas: { usuario_id: apaga(['categoria', 'no_app', 'email', 'push', 'created_at']) },
  },
  {
    tabela: 'notificacao_entrega',
    grupo: 'conta',
    dado: {
      pt: 'O que saiu para você por e-mail ou para o celular, e quando',
      en: 'What left for you by email or to your phone, and when',
    },
    finalidade: { pt: 'Avisar você uma vez só', en: 'Telling you once' },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 180 },
    pessoas: { usuario_id: apaga(['canal', 'categoria', 'devida_em', 'enviada_em']) },
  },
  {
    tabela: 'push_inscricao',
    grupo: 'conta',
    dado: {
      pt: 'O endereço que o seu navegador deu para receber avisos neste aparelho',
      en: 'The address that your browser gave to receive notifications on this device',
    },
    finalidade: {
      pt: 'Avisar você no aparelho, se você quis',
      en: 'Telling you on the device, if you asked for it',
    },
    base: 'politica_publica',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
    pessoas: { usuario_id: apaga(['endpoint', 'created_at']) },
  },
]
