/** The registry of personal data: who is in which class, and who moved. */
import { ESCOLAR, mantem, type RegistroDeDado } from '../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'matricula',
    grupo: 'escola',
    dado: {
      pt: 'A turma de cada estudante, o número de chamada, a entrada, a saída e o motivo da saída',
      en: "Each pupil's class, roll number, arrival, departure and its reason",
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
      ]),
    },
  },
  {
    tabela: 'transferencia',
    grupo: 'escola',
    dado: {
      pt: 'As transferências de cada estudante, com o passaporte: matrícula, participação no fórum e notas da turma que deixou',
      en: "Each pupil's transfers, with the passport: enrolment, participation in the forum and marks of the class left",
    },
    finalidade: {
      pt: 'Levar a história escolar de uma turma a outra e manter o registro escolar',
      en: 'Taking the school history from one class to another and keeping the school record',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      aluno_id: mantem('escolar', [
        'origem_id',
        'destino_id',
        'fora',
        'motivo',
        'passaporte',
        'feita_em',
        'desfeita_em',
      ]),
      quem_id: mantem('atos', ['origem_id', 'destino_id', 'motivo', 'feita_em']),
      desfeita_por: mantem('atos', ['origem_id', 'destino_id', 'desfeita_em']),
    },
  },
]
