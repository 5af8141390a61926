/** Where each role holds (product.md H-01): in a network or school, in a class, for a pupil, or in the whole tenant. */
import type { PapelPessoa } from './policy.ts'

export type Escopo = 'rede' | 'turma' | 'aluno'

const ESCOPO: Partial<Record<PapelPessoa, Escopo>> = {
  aluno: 'turma',
  professor: 'turma',
  aplicador: 'turma',
  responsavel: 'aluno',
  coordenador: 'rede',
  gestor_rede: 'rede',
}

/** The scope that a role needs; undefined for the whole tenant. */
export const escopoOf = (papel: PapelPessoa): Escopo | undefined => ESCOPO[papel]

/** What each school of a pupil of several writes: how the name is spelled. */
export const CAMPOS_DE_AJUDA = ['nome', 'nome_civil'] as const

/** Whether nothing else is to be changed. */
export const onlyHelps = (change: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(change).every(
    ([name, value]) => value === undefined || CAMPOS_DE_AJUDA.some((campo) => campo === name),
  )
