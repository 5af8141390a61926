/** The registry of personal data: curricula that were imported. */
import { ESCOLAR, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'curriculo_importacao',
    grupo: 'funcionamento',
    dado: {
      pt: 'Arquivos de currículo que você enviou: nome, data e contagens',
      en: 'Files of curricula that you sent: name, date and counts',
    },
    finalidade: {
      pt: 'Conferir, salvar, desfazer e exportar de novo currículos inteiros',
      en: 'Checking, saving, undoing and exporting whole curricula again',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: mantem('atos', ['arquivo', 'passo', 'total', 'created_at', 'gravado_em', 'desfeito_em']),
    },
  },
]
