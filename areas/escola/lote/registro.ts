/** The registry of personal data: people who came in batches. */
import { apaga, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'lote',
    grupo: 'funcionamento',
    dado: {
      pt: 'Arquivos de cadastro em lote que você enviou: nome, data e contagens',
      en: 'Files of people in bulk that you sent: name, date and counts',
    },
    finalidade: {
      pt: 'Conferir, salvar e desfazer cadastros em lote',
      en: 'Checking, saving and undoing people in bulk',
    },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 30 },
    pessoas: { usuario_id: apaga(['arquivo', 'etapa', 'total', 'created_at', 'gravado_em', 'desfeito_em']) },
  },
  {
    tabela: 'lote_linha',
    grupo: 'funcionamento',
    dado: {
      pt: 'A linha com os seus dados no arquivo que a escola enviou',
      en: 'The line with your data in the file that the school sent',
    },
    finalidade: {
      pt: 'Mostrar o que foi lido e corrigir erros antes de salvar',
      en: 'Showing what was read and correcting errors before saving',
    },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 8 },
    pessoas: { usuario_id: apaga(['celulas', 'correcoes']) },
  },
  {
    tabela: 'lote_imagem',
    grupo: 'funcionamento',
    dado: {
      pt: 'Os seus dados como estavam antes de um cadastro em lote',
      en: 'Your data as it was before people were saved in bulk',
    },
    finalidade: { pt: 'Poder desfazer o lote por 7 dias', en: 'Being able to undo the batch for 7 days' },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 8 },
    pessoas: { dono_id: apaga(['tabela', 'antes']) },
  },
]
