/** The registry of personal data: the school and its register. A new table with a person in it is an entry in one of these files. */
import { apaga, ESCOLAR, mantem, type RegistroDeDado } from './registro.ts'

export const ESCOLA: readonly RegistroDeDado[] = [
  {
    tabela: 'vinculo',
    grupo: 'escola',
    dado: {
      pt: 'A sua função (ensina, coordena, gere, é responsável por alguém), onde e desde quando',
      en: 'Your role (teaching, coordinating, managing, being a guardian), where and since when',
    },
    finalidade: {
      pt: 'Decidir o que cada pessoa pode ver e fazer',
      en: 'Deciding what each person may see and do',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: apaga(['papel', 'funcao', 'auxiliar', 'rede_id', 'turma_id', 'aluno_id', 'inicio', 'fim']),
      aluno_id: apaga(['papel', 'usuario_id', 'inicio', 'fim']),
    },
  },
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
  {
    tabela: 'dado_pessoal',
    grupo: 'escola',
    dado: {
      pt: 'Nome civil, CPF, RA, código INEP, data de nascimento e telefone, quando a escola precisa deles',
      en: 'Registered name, CPF, pupil register number, INEP code, birth date and telephone, where the school needs them',
    },
    finalidade: {
      pt: 'Reconhecer cada pessoa sem engano e manter o registro escolar',
      en: 'Telling people apart without mistake and keeping the school record',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: apaga(['nome_civil', 'cpf', 'ra', 'inep', 'data_nascimento', 'telefone', 'updated_at']),
    },
  },
  {
    tabela: 'laudo',
    grupo: 'escola',
    dado: {
      pt: 'Se há laudo e qual a deficiência, guardado à parte e lido só por quem recebeu permissão',
      en: 'Whether there is a medical report and which disability, kept apart and read only by whoever was granted it',
    },
    finalidade: {
      pt: 'Oferecer o apoio a que cada estudante tem direito',
      en: 'Offering the support that each pupil has a right to',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: apaga(['laudo', 'deficiencia', 'updated_at']) },
  },
  {
    tabela: 'concessao',
    grupo: 'escola',
    dado: {
      pt: 'Quem recebeu permissão de ler laudos e datas de nascimento, por quê e até quando',
      en: 'Who was granted the reading of medical reports and birth dates, why and until when',
    },
    finalidade: { pt: 'Limitar quem lê dados delicados', en: 'Limiting who reads delicate data' },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: apaga(['dado', 'rede_id', 'motivo', 'concedida_por', 'inicio', 'fim']),
      concedida_por: mantem('atos', ['dado', 'rede_id', 'usuario_id', 'inicio', 'fim']),
    },
  },
]
