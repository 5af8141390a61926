/** The registry of personal data: who is in which class. */
import { ESCOLAR, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'matricula',
    grupo: 'escola',
    dado: {
      pt: 'A turma de ⟦cada aluno⟧, o número de chamada, a entrada, a saída e o motivo da saída',
      en: "Each student's class, roll number, arrival, departure and its reason",
    },
    finalidade: {
      pt: 'Formar as turmas e manter o registro escolar',
      en: 'Forming classes and keeping the school record',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      aluno_id: mantem('escolar', [
        'turma_id',
        'status',
        'numero_chamada',
        'data_matricula',
        'data_saida',
        'motivo',
        'recusa',
        'em_prova_ate',
        'por_si',
      ]),
    },
  },
]
