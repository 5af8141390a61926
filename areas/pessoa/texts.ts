/** Sentences about a person's data that the server and the screens share: why a value is refused. */
import { defineTexts } from '../../core/texts/texts.ts'
import type { Fault } from './rules.ts'

/** One sentence for each fault of rules.ts. */
export const faultTexts = defineTexts({
  nome_vazio: { pt: 'Escreva o nome.', en: 'Write the name.' },
  nome_longo: { pt: 'O nome tem no máximo 150 letras.', en: 'A name has at most 150 characters.' },
  cpf_invalido: {
    pt: 'Este CPF não existe: confira os 11 números.',
    en: 'There is no such CPF: check the 11 digits.',
  },
  inep_invalido: {
    pt: 'O código INEP do aluno tem 12 números.',
    en: 'A pupil’s INEP code has 12 digits.',
  },
  ra_invalido: {
    pt: 'O RA tem até 20 letras e números, sem espaços.',
    en: 'A register number has at most 20 letters and digits, without spaces.',
  },
  data_invalida: {
    pt: 'Esta data não existe: escreva como 09/03/2012.',
    en: 'There is no such date: write it like 09/03/2012.',
  },
  data_futura: { pt: 'A data está no futuro.', en: 'The date lies in the future.' },
  data_antiga: { pt: 'A data é anterior a 1900.', en: 'The date is before 1900.' },
  email_invalido: {
    pt: 'Escreva um e-mail como nome@escola.br.',
    en: 'Write an e-mail like name@school.br.',
  },
  telefone_invalido: {
    pt: 'Escreva o telefone com o DDD: (48) 99123-4567.',
    en: 'Write the telephone with its area code: (48) 99123-4567.',
  },
  login_invalido: {
    pt: 'O nome de usuário tem ao menos 3 letras minúsculas, números, pontos ou hífens.',
    en: 'A user name has at least 3 lower-case letters, digits, dots or hyphens.',
  },
} satisfies Record<Fault, { pt: string; en: string }>)
