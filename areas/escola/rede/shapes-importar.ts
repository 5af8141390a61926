/** The columns of a list of schools and the words of an import. */

import { CONTATO } from './rules.ts'

/** Every column that a file may have, in the order of the model file. */
export const CAMPOS = [
  'nome',
  'inep',
  'endereco',
  'numero',
  'bairro',
  'municipio',
  'uf',
  'cep',
  'telefone',
  'email',
  'superior',
  'situacao',
] as const
export type Campo = (typeof CAMPOS)[number]

/** The cells of one line by field; what the file does not have is absent. */
export type Valores = Partial<Record<Campo, string>>

/** The line of the model sheet that shows how the columns are filled. */
export const EXEMPLO: Valores = {
  nome: 'Exemplo: E. M. Cecília Meireles',
  inep: '35009537',
  endereco: 'Rua das Flores',
  numero: '10',
  bairro: 'Centro',
  municipio: 'Osasco',
  uf: 'SP',
  cep: '06010-000',
  telefone: '(11) 3699-0000',
  email: 'cecilia@exemplo.com.br',
  situacao: 'Em atividade',
}

/** What of a line goes to a school that is there already. */
export const EXISTENTES = ['preencher', 'sobrescrever', 'manter'] as const
export type Existentes = (typeof EXISTENTES)[number]

/** Fields of a school that a line may change. */
export const CAMPOS_DA_REDE = ['nome', 'inep', ...CONTATO] as const
export type CampoDaRede = (typeof CAMPOS_DA_REDE)[number]

/** A field in which a line differs from the school that it is; `muda`: it is taken. */
export interface Diferenca {
  campo: CampoDaRede
  antes: string | null
  depois: string
  muda: boolean
}

/** `atualizar`: it is there already, and something of it changes; `igual`: nothing does; `duvida`: a person must say whether it is. */
export const SITUACOES = ['criar', 'atualizar', 'igual', 'duvida', 'ignorar', 'erro'] as const
export type Situacao = (typeof SITUACOES)[number]
export type Contagem = Record<Situacao, number>

export const DECISOES = ['nova', 'mesma'] as const
export type Decisao = (typeof DECISOES)[number]

/** Lines of a file, beside its heading: the largest network of the country has fewer schools. */
export const MAX_LINHAS = 6_000
/** The catalogue of schools and the census have up to some hundreds; those that say something of a list have fewer. */
export const MAX_COLUNAS = 60
export const MAX_CELULA = 500
export const LIMITES = { linhas: MAX_LINHAS, colunas: MAX_COLUNAS, celula: MAX_CELULA } as const
export const MAX_BYTES = 20 * 1_024 * 1_024
export const MAX_NOME = 150
/** Lines that are corrected at once. */
export const MAX_CORRIGIDAS = 200

/** Networks that a list names and that are to be made: at most so many. */
export const MAX_SUPERIORES = 200

/** Why a school that an import made or changed stays as it is when it is undone. */
export const MOTIVOS = ['turmas', 'subredes', 'pessoas', 'movida', 'usada', 'mudou'] as const
export type Motivo = (typeof MOTIVOS)[number]

/** What is wrong with a line, or to be known of it; texts-importar.ts has a sentence for each. */
export const FALTAS = [
  'linha_cortada',
  'nome_obrigatorio',
  'nome_longo',
  'inep_invalido',
  'inep_outro_estado',
  'inep_fora',
  'inep_repetido',
  'linha_repetida',
  'superior_desconhecido',
  'superior_nova',
  'superior_repetido',
  'superior_escola',
  'superior_fundo',
  'fora_de_atividade',
  'mesmo_inep',
  'mesmo_nome',
  'nome_parecido',
  'mesmo_nome_outro_inep',
  'mesmo_nome_varias',
  'sem_inep',
  'nao_entra',
] as const
export type CodigoDeFalta = (typeof FALTAS)[number]

export interface Falta {
  campo: Campo
  codigo: CodigoDeFalta
  dados?: Readonly<Record<string, string | number>>
}
