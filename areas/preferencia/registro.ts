/** The registry of personal data: how each person likes the screens. */
import { apaga, type RegistroDeDado } from '../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'preferencia',
    grupo: 'conta',
    dado: { pt: 'Contraste, tamanho da letra, fonte e idioma', en: 'Contrast, text size, font and language' },
    finalidade: {
      pt: 'Mostrar as páginas do jeito que você lê melhor',
      en: 'Showing pages the way you read best',
    },
    base: 'politica_publica',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
    pessoas: { usuario_id: apaga(['chave', 'preferencias', 'updated_at']) },
  },
]
