/** What lines of a batch are held against, and what comes of each. */
import type { Actor } from '../../../core/policy/actor.ts'
import type { Language } from '../../../core/texts/texts.ts'
import type { Linha } from './rules.ts'
import type { Existentes, Falta, Modo, Situacao } from './shapes.ts'

export interface Escola {
  id: number
  codigo: string
  inep: string | null
  nome: string
  caminho: readonly number[]
}

export interface Turma {
  id: number
  codigo: string
  nome: string
  rede_id: number
  tipo: string
  disciplina: string
  ano_letivo: number
  turno: string
  capacidade: number
  /** Pupils enrolled now. */
  alunos: number
}

/** Somebody who is there already. */
export interface Pessoa {
  id: number
  nome: string
  email: string | null
  idioma: Language
  nome_civil: string | null
  cpf: string | null
  ra: string | null
  inep: string | null
  data_nascimento: string | null
  telefone: string | null
  /** Fields that somebody edited by hand. */
  editados: readonly string[]
  laudo: { laudo: boolean; deficiencia: string } | null
  papeis: readonly { papel: string; lugar: readonly number[] | null }[]
  matriculas: readonly {
    turma_id: number
    rede_id: number
    tipo: string
    disciplina: string
    ano_letivo: number
    numero_chamada: number | null
  }[]
  vinculos: readonly {
    papel: string
    rede_id: number | null
    turma_id: number | null
    aluno_id: number | null
  }[]
  responsaveis: readonly { id: number; nome: string }[]
}

export interface Opcoes {
  modo: Modo
  existentes: Existentes
  sobreEditados: boolean
}

/** Everything that the lines are held against. */
export interface Acervo {
  actor: Actor
  /** The tenant whose people they are. */
  tenantId: number
  opcoes: Opcoes
  /** By upper-case code, and by INEP code; only those within which the batch may act. */
  escolas: ReadonlyMap<string, Escola>
  /** Active classes by school, or by network above it. */
  turmas: ReadonlyMap<number, readonly Turma[]>
  /** By key, as `chavesOf` writes them. */
  pessoas: ReadonlyMap<string, Pessoa>
  /** User names that are taken. */
  logins: ReadonlySet<string>
  /** Networks for which the actor was granted what is kept apart. */
  concedidas: readonly number[]
  agora: Date
}

/** A line as it was read: its cells have been let go of. */
export interface Lida {
  numero: number
  linha: Linha
  faltas: Falta[]
  /** Why it is left out, with nothing wrong in it. */
  fora?: Falta
  cortada: boolean
  corrigida: boolean
  descartada: boolean
  aceita: boolean
}

export interface NovaMatricula {
  turma: number
  numero_chamada: number | null
  data_matricula: string | null
  /** Classes that the pupil leaves for this one. */
  sair: readonly number[]
  /** Within one school, or between two. */
  motivo: 'remanejamento' | 'transferencia_rede'
}

/** A guardian to be tied to the pupil; `id` when the account is there, else `login` names the new one. */
export interface Responsavel {
  id: number | null
  nome: string
  email: string | null
  telefone: string | null
  login: string | null
}

export interface Plano {
  numero: number
  situacao: Situacao
  faltas: Falta[]
  chaves: string[]
  usuarioId: number | null
  escola: Escola | null
  criar: { nome: string; login: string; email: string | null; idioma: Language; senha: string | null } | null
  /** Columns of `usuario` that change. */
  usuario: Partial<Record<'nome' | 'email' | 'idioma', string>>
  /** Columns of `dado_pessoal` that are set. */
  dado: Partial<Record<'nome_civil' | 'cpf' | 'ra' | 'inep' | 'data_nascimento' | 'telefone', string>>
  laudo: { laudo: boolean; deficiencia: string } | null
  matricula: NovaMatricula | null
  /** A call number that changes in a class the pupil is in already. */
  chamada: { turma: number; numero_chamada: number } | null
  vinculos: { papel: string; rede_id: number | null; turma_id: number | null }[]
  /** Classes that the person leaves for good. */
  deixar: number[]
  responsavel: Responsavel | null
  /** Pupils of other lines whose guardian it becomes, by the number of their line; the id of whom is there already. */
  filhos: readonly { numero: number; id: number | null }[]
}
