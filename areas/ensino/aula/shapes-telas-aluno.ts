/** What learners get of a screen, by type: made once when the lesson is published, and never holding a key. */
import type { Conteudo, Rubrica } from './shapes-telas.ts'
import type { TipoTela } from './shapes-tipos.ts'

export interface ImagemAluno {
  midia: number
  alt: string
  decorativa?: boolean
}

/** What a part shows: words, a picture, or both. */
export interface Rotulo {
  texto: string
  imagem?: ImagemAluno
}

/** A part that can be chosen, moved or linked. Its `id` says nothing of its place in the key. */
export interface Parte extends Rotulo {
  id: string
}

/** What every screen that asks has. */
interface Pede {
  /** HTML, clean. */
  enunciado: string
  dica: string
  /** How often one may answer. */
  tentativas: 1 | 2 | 3
  obrigatoria: boolean
  /** Seconds. */
  tempo?: number
  habilidade?: string
}

interface Retangulo {
  x: number
  y: number
  largura: number
  altura: number
}

export interface PerguntaAluno {
  id: string
  enunciado: string
  alternativas: Parte[]
}

/** A word of the crossword: `linha` and `coluna` of its first letter, from 0. */
export interface PalavraCruzada {
  id: string
  /** As printed in the cell where it begins; a word across and one down may share it. */
  numero: number
  direcao: 'horizontal' | 'vertical'
  linha: number
  coluna: number
  tamanho: number
  pista: string
}

type Igual = 'texto' | 'imagem' | 'galeria' | 'audio' | 'pdf' | 'link' | 'incorporar'

interface Proprias {
  video: Omit<Conteudo<'video'>, 'perguntas' | 'peso'> & {
    perguntas: (PerguntaAluno & { em: number })[]
  }
  h5p: Omit<Conteudo<'h5p'>, 'peso'>
  scorm: Omit<Conteudo<'scorm'>, 'peso'>
  /** `embaralhar`: each attempt draws an order of its own. */
  multipla_escolha: Pede & { alternativas: Parte[]; embaralhar?: boolean }
  multipla_resposta: Pede & { alternativas: Parte[]; embaralhar?: boolean }
  verdadeiro_falso: Pede & { afirmacoes: Parte[] }
  /** `unidades`: others that are taken; `pede_unidade`: which is part of the answer. */
  numerica: Pede & { unidade: string; unidades?: string[]; pede_unidade?: true }
  resposta_curta: Pede
  /** `de` of an answer is of `esquerda`, `para` of `direita`. */
  associar: Pede & { esquerda: Parte[]; direita: Parte[] }
  /** `ordens`: some that are not solved, by places in `itens`; an attempt begins with one of them. */
  ordenar: Pede & { itens: Parte[]; ordens?: number[][] }
  /** Gap n stands between `partes[n]` and `partes[n + 1]`; `banco` holds the words to drag, and is empty for typing. */
  lacunas: Pede & { partes: string[]; modo: 'digitar' | 'arrastar'; banco: string[] }
  arrastar_imagem: Pede & {
    imagem?: ImagemAluno
    alvos: (Retangulo & { id: string; rotulo: string })[]
    pecas: Parte[]
  }
  /** `marcar`: how many points are looked for. */
  ponto_imagem: Pede & { imagem?: ImagemAluno; marcar: number }
  classificar: Pede & { grupos: { id: string; nome: string }[]; itens: Parte[] }
  /** Two cards of one `par` belong together: turning them over can't be judged without knowing. */
  memoria: Pede & { cartas: (Parte & { par: string })[] }
  /** Rows of letters; `pista` is the clue, or the word itself where the author gave none. */
  caca_palavras: Pede & { grade: string[]; palavras: { id: string; pista: string; tamanho: number }[] }
  cruzadinha: Pede & { linhas: number; colunas: number; palavras: PalavraCruzada[] }
  quiz_relampago: Pede & { segundos: number; perguntas: PerguntaAluno[] }
  dissertativa: Pede & { rubrica: Rubrica; minimo: number; maximo: number }
  gravacao: Pede & { rubrica: Rubrica; segundos: number }
  envio_arquivo: Pede & { rubrica: Rubrica; arquivos: number }
  desenho: Pede & { rubrica: Rubrica; fundo?: ImagemAluno }
  enquete: Conteudo<'enquete'>
  autoavaliacao: Conteudo<'autoavaliacao'>
}

type Conteudos = Proprias & { [K in Igual]: Conteudo<K> }

export type ConteudoAluno<T extends TipoTela = TipoTela> = Conteudos[T]
