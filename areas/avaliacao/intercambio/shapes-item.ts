/**
 * A question as a file tells it, before it finds its place in the bank: all that QTI, Moodle, GIFT, Aiken and the rest can
 * say and the bank can hold. Readers make it, `rules-assentar.ts` places it. Texts are HTML as it came, not yet clean; a
 * file that stands in the package is named `arquivo:PATH`.
 */

/** Where in what was sent it stands. */
export interface Lugar {
  /** The path in the package, or the name of the file. */
  arquivo: string
  /** From 1; null: the format has no lines that a person would look for. */
  linha: number | null
  /** What the source calls it, to be found there. */
  item: string | null
}

/** What is not as it came, or did not come. */
export const AVISOS_ITEM = [
  /** Kept, but nothing here shows it: `detalhe` names it. */
  'sem_lugar',
  /** Told in another way, the same in effect. */
  'convertido',
  /** The file says it in a way that its format does not allow, and what was meant is plain. */
  'consertado',
  /** A file that the text names is not in the package. */
  'arquivo_ausente',
  /** Text was not in the encoding that it claims. */
  'codificacao',
  /** Whoever gave the exam says another answer than the file: theirs counts. */
  'gabarito_oficial',
  /** Whoever gave the exam left it out of the reckoning; it has its key still. */
  'fora_da_nota',
] as const
export type CodigoAviso = (typeof AVISOS_ITEM)[number]
export interface Aviso {
  codigo: CodigoAviso
  /** In the words of the file: the element, the attribute, the path. */
  detalhe: string
}

/** Why an item can't come in. */
export const MOTIVOS_ITEM = [
  'sem_enunciado',
  'sem_gabarito',
  'dois_gabaritos',
  /** Whoever made it took it out of its exam. */
  'anulada',
  'sem_alternativas',
  'poucas_alternativas',
  'alternativas_demais',
  'numero_invalido',
  'lacuna_invalida',
  'interacao_desconhecida',
  'varias_interacoes',
  'mal_formado',
  'entidade',
  'cortado',
  'fora_do_arquivo',
  'versao',
  'grande_demais',
] as const
export type MotivoItem = (typeof MOTIVOS_ITEM)[number]

/** A share of the item's points, from −1 to 1: 1 is all of it, below 0 takes away. */
export type Fracao = number

export interface Opcao {
  /** As the source names it; its place, from 1, where it has none. */
  id: string
  html: string
  fracao: Fracao
  /** HTML, for whoever chose it. */
  retorno: string
  /** Stays where it is when the others are shuffled. */
  fixa?: true
}

export interface Escolha {
  tipo: 'escolha'
  /** More than one may be chosen. */
  multipla: boolean
  embaralhar: boolean
  /** Said to be true or false: its options are `true` and `false`, in this order. */
  vf?: true
  opcoes: Opcao[]
  /** Only all that is right and nothing else counts; the right ones share the points evenly. */
  inteira?: true
}

/** One way to be right in numbers; the first that fits counts. */
export interface RespostaNumerica {
  valor: number
  /** As far as this it still counts, both ends in. */
  tolerancia: number
  fracao: Fracao
  retorno: string
}

export interface Numerica {
  tipo: 'numerica'
  respostas: RespostaNumerica[]
  /** Of the units that may stand beside the number; the first is its own. */
  unidades: { nome: string; vezes: number }[]
  /** It is shown as a scale to slide along. */
  escala?: { min: number; max: number; passo: number }
}

/** One way to be right in words; the first that fits counts. */
export interface RespostaCurta {
  texto: string
  fracao: Fracao
  retorno: string
}

export interface Curta {
  tipo: 'curta'
  respostas: RespostaCurta[]
  /** Capitals count. */
  maiusculas: boolean
  /** `*` stands for any run of signs, `\*` for itself. */
  curingas: boolean
}

export interface Parte {
  id: string
  html: string
  fixa?: true
}

/** Each on the left finds its partner on the right; what is on the right and in no pair distracts. */
export interface Associacao {
  tipo: 'associacao'
  embaralhar: boolean
  esquerda: Parte[]
  direita: Parte[]
  pares: { de: string; para: string; fracao: Fracao }[]
  /** Only all pairs together count. */
  inteira?: true
}

/** In the right order. */
export interface Ordem {
  tipo: 'ordem'
  embaralhar: boolean
  itens: Parte[]
  /** Only the whole order counts. */
  inteira?: true
  /** The ids as they stand at first, where that is another order and not, or not all, shuffled. */
  inicial?: string[]
}

/** Each item belongs to one group; null: to none. */
export interface Classificacao {
  tipo: 'classificacao'
  embaralhar: boolean
  grupos: Parte[]
  itens: (Parte & { grupo: string | null })[]
  /** Only all items together count. */
  inteira?: true
}

/** A gap, with its share of the item's points: all shares together are 1. */
export interface Lacuna {
  /** As `{{id}}` stands in the text. */
  id: string
  peso: number
  pede: Escolha | Numerica | Curta
}

export interface Lacunas {
  tipo: 'lacunas'
  /** HTML with `{{id}}` where each gap stands. */
  texto: string
  /** `arrastar`: all gaps are filled from one set of pieces. */
  modo: 'escrever' | 'arrastar'
  lacunas: Lacuna[]
  /** Only all gaps together count. */
  inteira?: true
  /** `arrastar`: a piece may be used more than once. */
  reusa?: true
}

export interface Aberta {
  tipo: 'aberta'
  forma: 'texto' | 'arquivo' | 'audio' | 'desenho'
  /** Signs at most; null: not told. */
  maximo: number | null
  /** Words at most. */
  palavras?: number
  /** What stands in the field at first, as HTML. */
  modelo: string
  /** For who corrects, as HTML. */
  criterios: string
  rubrica: { criterio: string; niveis: { nome: string; descricao: string; pontos: number }[] }[]
}

/** Numbers drawn for each pupil, and the formula of the right one. */
export interface Formula {
  tipo: 'formula'
  formula: string
  variaveis: { nome: string; min: number; max: number; casas: number }[]
  /** As the source drew them, each with its answer. */
  casos: { valores: Record<string, number>; resposta: number }[]
  tolerancia: number
  /** The tolerance is a share of the answer. */
  relativa?: true
}

/** Places on a picture. */
export interface Ponto {
  tipo: 'ponto'
  imagem: string
  areas: { id: string; forma: 'rect' | 'circle' | 'poly'; coordenadas: number[]; fracao: Fracao }[]
}

/** Nothing is asked: a text that other items refer to, or that only stands between them. */
export interface SoTexto {
  tipo: 'so_texto'
}

export type Pede =
  | Escolha
  | Numerica
  | Curta
  | Associacao
  | Ordem
  | Classificacao
  | Lacunas
  | Aberta
  | Formula
  | Ponto
  | SoTexto

export interface ItemLido {
  lugar: Lugar
  /** The source's own name of it, the same when it is exported again; null: it has none. */
  id: string | null
  titulo: string
  enunciado: string
  pede: Pede
  /** The text that it refers to, by the id of a `so_texto` of the same file, or as it stands in the item. */
  base: { id: string | null; titulo: string; html: string } | null
  /** HTML: to everyone, to who is right, to who is wrong, to who is partly right. */
  retorno: { geral: string; certo: string; errado: string; parcial: string }
  dicas: string[]
  /** As the source weighs it; null: not told. */
  pontos: number | null
  /** The share that each further attempt costs; null: not told. */
  penalidade: number | null
  tags: string[]
  /** The path of categories, the outermost first. */
  categoria: string[]
  /** What the source says of its difficulty, discipline, language and the like, in its own words. */
  dados: Record<string, string>
  avisos: Aviso[]
  /** The item as its file says it: what has no place here is not lost. */
  fonte: string
}

/** An item that does not come in. */
export interface ItemRecusado {
  lugar: Lugar
  titulo: string
  motivo: MotivoItem
  /** In the words of the file, where that helps: the element, the value, the line. */
  detalhe: string
  fonte: string
}

/** What a reader makes of a file, in the order of the file. */
export interface Leitura {
  itens: ItemLido[]
  recusados: ItemRecusado[]
  categorias: { caminho: string[]; descricao: string }[]
  /** Of the file as a whole. */
  avisos: Aviso[]
  /** What stood inside the file itself; the texts name it `arquivo:CAMINHO`. */
  arquivos?: ArquivoDentro[]
}

export interface ArquivoDentro {
  caminho: string
  base64: string
}

/** What a format can't say of an item that is written in it. */
export interface Perda {
  /** Its place among those to be written, from 0. */
  item: number
  /** The field of `ItemLido`; `pede`: the item is left out. */
  campo: string
  /** In the words of the item, where that helps. */
  detalhe: string
  /** Beside the item, where only this product looks: there again when the file comes back. */
  guardado?: true
}

export interface Escrita {
  texto: string
  perdas: Perda[]
}
