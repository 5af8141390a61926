/** The words by which a tenant may call its pupils and teachers (decision 0064); `texts.ts` says sentences with them. */
import { USUAL } from './texts.ts'

/** A word that ends in `a` is feminine; `aluna_aluno`: both of one person, masculine of several and in headings. */
export const ALUNOS = ['aluno', 'aluna_aluno', 'estudante', 'educando'] as const
export const PROFESSORES = [
  'professora_professor',
  'professora',
  'professor',
  'docente',
  'educadora',
  'educador',
] as const

export interface Tratamento {
  aluno: (typeof ALUNOS)[number]
  professor: (typeof PROFESSORES)[number]
}

/** Words of the lists; the usual ones for any other. */
export const tratamentoOf = (aluno: unknown, professor: unknown): Tratamento => ({
  aluno: ALUNOS.find((one) => one === aluno) ?? USUAL.aluno,
  professor: PROFESSORES.find((one) => one === professor) ?? USUAL.professor,
})
