/** The registry of personal data: surveys. What an anonymous one was answered names nobody (decision 0025). */
import { anonimiza, apaga, ESCOLAR, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'enquete_resposta',
    grupo: 'escola',
    dado: {
      pt: 'As suas respostas às enquetes que não são anônimas',
      en: 'Your answers to surveys that are not anonymous',
    },
    finalidade: { pt: 'Ouvir a turma e decidir com ela', en: 'Hearing the class and deciding with it' },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: apaga(['enquete_id', 'turma_id', 'valores']) },
  },
  {
    tabela: 'enquete_participacao',
    grupo: 'escola',
    dado: {
      pt: 'A que enquetes você respondeu, sem data e sem as respostas das anônimas',
      en: 'Which surveys you answered, without a date and without the answers of anonymous ones',
    },
    finalidade: {
      pt: 'Cada pessoa responder uma vez e só quem falta ser lembrado',
      en: 'Each person answering once, and only those missing being reminded',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: apaga(['enquete_id', 'turma_id']) },
  },
  {
    tabela: 'enquete',
    grupo: 'escola',
    dado: { pt: 'As enquetes que você criou', en: 'The surveys you made' },
    finalidade: { pt: 'Mostrar quem pergunta', en: 'Showing who asks' },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      // The questions stay: without them nobody could read what was answered.
      usuario_id: anonimiza({ titulo: 'Texto apagado', descricao: '' }, [
        'id',
        'titulo',
        'descricao',
        'inicio',
        'fim',
        'created_at',
      ]),
    },
  },
]
