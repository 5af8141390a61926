/** The registry of personal data: lists of schools that somebody sent. */
import { apaga, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'rede_importacao',
    grupo: 'funcionamento',
    dado: {
      pt: 'Listas de escolas que você enviou: nome, data e contagens',
      en: 'Lists of schools that you sent: name, date and counts',
    },
    finalidade: {
      pt: 'Conferir, salvar e desfazer listas de escolas',
      en: 'Checking, saving and undoing lists of schools',
    },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 30 },
    pessoas: { usuario_id: apaga(['arquivo', 'passo', 'total', 'created_at', 'gravado_em', 'desfeito_em']) },
  },
]
