/** The columns of a file of people and the words of a batch (product.md H-22). */

/** The columns of the model file, in its order. */
export const MODELO = [
  'acao',
  'perfil',
  'nome',
  'nome_social',
  'email',
  'login',
  'senha',
  'cpf',
  'data_nascimento',
  'ra',
  'inep_aluno',
  'rede_codigo',
  'turma_codigo',
  'numero_chamada',
  'turno',
  'data_matricula',
  'responsavel_nome',
  'responsavel_email',
  'responsavel_telefone',
  'laudo',
  'deficiencia',
  'idioma',
] as const

/** What other systems' exports say beside it (OneRoster): parts of a name, their own ids, who is tied to whom. */
export const DE_OUTROS = [
  'nome_do_meio',
  'sobrenome',
  'telefone',
  'codigo_origem',
  'ligados',
  'situacao_origem',
  'conta_ativa',
] as const

/** Every column that a file may have. */
export const CAMPOS = [...MODELO, ...DE_OUTROS] as const
export type Campo = (typeof CAMPOS)[number]

/** The cells of one line by field; what the file does not have is absent. */
export type Valores = Partial<Record<Campo, string>>

/** The line of the model sheet that shows how the columns are filled; who leaves it in the file sends nobody by it. */
export const EXEMPLO: Valores = {
  perfil: 'aluno',
  nome: 'Exemplo: Ana Souza Lima',
  data_nascimento: '15/03/2014',
  ra: '12345',
  rede_codigo: '35009537',
  turma_codigo: '5º A',
  numero_chamada: '1',
  turno: 'Matutino',
  data_matricula: '02/02/2026',
  responsavel_nome: 'Maria Souza Lima',
  responsavel_email: 'maria@exemplo.com.br',
  responsavel_telefone: '(11) 91234-5678',
  laudo: 'N',
}

/** What identifies a person: one of these at least. */
export const CHAVES = ['ra', 'inep_aluno', 'cpf', 'email'] as const satisfies readonly Campo[]

export const MODOS = ['novos', 'novos_e_atualizar', 'atualizar', 'espelho'] as const
export type Modo = (typeof MODOS)[number]

export const EXISTENTES = ['preencher', 'sobrescrever'] as const
export type Existentes = (typeof EXISTENTES)[number]

export const ETAPAS = [
  'colunas',
  'conferindo',
  'conferido',
  'gravando',
  'gravado',
  'desfazendo',
  'desfeito',
] as const
export type Etapa = (typeof ETAPAS)[number]

export const SITUACOES = ['criar', 'atualizar', 'mover', 'desligar', 'ignorar', 'erro'] as const
export type Situacao = (typeof SITUACOES)[number]

export const CODIFICACOES = ['utf-8', 'windows-1252'] as const

/** Lines of a file, beside its header. */
export const MAX_LINHAS = 20_000
export const MAX_COLUNAS = 60
/** Characters of one cell. */
export const MAX_CELULA = 2_000
export const LIMITES = { linhas: MAX_LINHAS, colunas: MAX_COLUNAS, celula: MAX_CELULA } as const
export const MAX_BYTES = 20 * 1_024 * 1_024
/** Passwords that a file may choose: each takes a computer a good while to protect. */
export const MAX_SENHAS = 500
/** Different words of a file, for roles or for schools, that are told and given a meaning. */
export const MAX_VALORES = 500
/** The share of absent pupils from which the mirror stops and asks. */
export const FREIO = 0.05

/** What is wrong with a line: the field, a word that texts.ts has a sentence for, and what the sentence needs. */
export interface Falta {
  campo: Campo
  codigo: string
  dados?: Readonly<Record<string, string | number>>
  /** A value that would do. */
  sugestao?: string
}

export type Contagem = Record<Situacao, number>
