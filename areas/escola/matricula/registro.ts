/** The registry of personal data: who moved from class to class. */
import { ESCOLAR, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'transferencia',
    grupo: 'escola',
    dado: {
      pt: 'As transferências de ⟦cada aluno⟧, com o passaporte: matrícula, participação no fórum e notas da turma que deixou',
      en: "Each student's transfers, with the passport: enrollment, participation in the forum and grades of the class left",
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
