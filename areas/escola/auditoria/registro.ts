/** The registry of personal data: the log. */
import { mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'auditoria',
    grupo: 'funcionamento',
    dado: {
      pt: 'O que foi feito na plataforma que muda direitos ou dados de alguém: quem, quando, de que endereço de internet',
      en: "What was done on the platform that changes somebody's rights or data: who, when, from which internet address",
    },
    finalidade: {
      pt: 'Poder provar o que aconteceu e investigar abusos',
      en: 'Being able to prove what happened and to investigate abuse',
    },
    base: 'obrigacao_legal',
    retencao: { desde: 'registro', dias: 5 * 365 },
    pessoas: {
      quem_id: mantem('atos', ['quando', 'entidade', 'acao', 'ip']),
      suporte_id: mantem('atos', ['quando', 'entidade', 'acao']),
      entidade_id: {
        ...mantem('atos', ['quando', 'entidade', 'acao', 'quem_id']),
        // What is written down about a thing that a person has one of bears the person's own number.
        onde: {
          entidade: [
            'usuario',
            'segundo_fator',
            'senha_imagem',
            'opcao_privacidade',
            'consentimento',
            'guarda_legal',
          ],
        },
        como: { igual: ['{id}'] },
      },
    },
  },
]
