/** The registry of personal data: how each person likes the screens. */
import { apaga, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'preferencia',
    grupo: 'conta',
    dado: {
      pt: 'Contraste, tamanho da letra, fonte e idioma; o jeito das telas, o bicho e a meta da semana de ⟦um aluno⟧',
      en: "Contrast, text size, font and language; a student's kind of screens, animal and weekly goal",
    },
    finalidade: {
      pt: 'Mostrar as páginas do jeito que você lê melhor',
      en: 'Showing pages the way you read best',
    },
    base: 'politica_publica',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
    pessoas: { usuario_id: apaga(['chave', 'preferencias', 'updated_at']) },
  },
  {
    tabela: 'opcao_privacidade',
    grupo: 'privacidade',
    dado: {
      pt: 'Se a turma pode ver o seu perfil e a sua foto; enquanto ninguém muda, não pode',
      en: 'Whether your class may see your profile and photo; until somebody changes it, it may not',
    },
    finalidade: { pt: 'Mostrar de você só o que foi escolhido', en: 'Showing of you only what was chosen' },
    base: 'politica_publica',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
    pessoas: {
      usuario_id: apaga(['perfil_visivel', 'foto_visivel', 'mudada_por', 'updated_at']),
      mudada_por: mantem('atos', ['usuario_id', 'updated_at']),
    },
  },
]
