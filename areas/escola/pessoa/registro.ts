/** The registry of personal data: what a school knows of a person. */
import { apaga, ESCOLAR, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'dado_pessoal',
    grupo: 'escola',
    dado: {
      pt: 'Nome civil, CPF, RA, código INEP, data de nascimento e telefone, quando a escola precisa deles',
      en: 'Registered name, CPF, student ID, INEP code, birth date and phone, where the school needs them',
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
      pt: 'Oferecer o apoio a que ⟦cada aluno⟧ tem direito',
      en: 'Offering the support that each student has a right to',
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
