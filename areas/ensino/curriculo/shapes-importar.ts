/** The columns of a file of skills and the words of an import (product.md H-10; specification, section 7). */

/** Every column that a file may have, in the order of the model file. */
export const CAMPOS = [
  'codigo',
  'texto',
  'componente',
  'categoria',
  'nivel',
  'tema',
  'anos',
  'vigencia',
  'descritor_saeb',
  'bncc_codigo',
] as const
export type Campo = (typeof CAMPOS)[number]

/** The cells of one line by field; what the file does not have is absent. */
export type Valores = Partial<Record<Campo, string>>

export const SITUACOES = ['criar', 'mudar', 'igual', 'erro'] as const
export type Situacao = (typeof SITUACOES)[number]

/** In which a curriculum goes out. */
export const SAIDAS = ['csv', 'xlsx', 'json'] as const
export type Saida = (typeof SAIDAS)[number]

export const CODIFICACOES = ['utf-8', 'windows-1252'] as const
export type Codificacao = (typeof CODIFICACOES)[number]

/** Lines of a file, beside its heading: the whole Base has fewer than 2,000. */
export const MAX_LINHAS = 10_000
export const MAX_COLUNAS = 40
/** Characters of one cell; a text may have 2,000, so that a longer one is told and not cut in silence. */
export const MAX_CELULA = 10_000
export const LIMITES = { linhas: MAX_LINHAS, colunas: MAX_COLUNAS, celula: MAX_CELULA } as const
export const MAX_BYTES = 20 * 1_024 * 1_024
/** The file of skills and the tables of names that it refers to. */
export const MAX_ARQUIVOS = 5
/** Names in all tables that a file refers to. */
export const MAX_REFERENCIAS = 5_000
/** Letters of what the columns of `habilidade` and `categoria` hold. */
export const MAX = { codigo: 30, texto: 2_000, categoria: 200, descritor_saeb: 20, bncc_codigo: 20 } as const

/** What parts the names of nested categories in one cell. */
export const DENTRO = ' › '

/** What is wrong with a line: the field, a word that texts-importar.ts has a sentence for, and what that needs. */
export interface Falta {
  campo: Campo
  codigo: CodigoDeFalta
  dados?: Readonly<Record<string, string | number>>
}

export const FALTAS = [
  'codigo_obrigatorio',
  'codigo_longo',
  'codigo_repetido',
  'texto_obrigatorio',
  'texto_longo',
  'componente_desconhecido',
  'categoria_obrigatoria',
  'categoria_longa',
  'categorias_demais',
  'categoria_cheia',
  'ano_invalido',
  'vigencia_invalida',
  'valor_longo',
  'linha_cortada',
] as const
export type CodigoDeFalta = (typeof FALTAS)[number]

export type Contagem = Record<Situacao, number>
