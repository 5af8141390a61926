/** Questions as a page shows them, whatever draws it: runs of words, formulas as trees, blocks, parts that are answered. */

/** A formula, taken apart. */
export type Mat =
  /** `reto`: a name or a number, no variable. */
  | { tipo: 'sinal'; texto: string; reto?: true }
  | { tipo: 'fila'; itens: Mat[] }
  | { tipo: 'fracao'; cima: Mat; baixo: Mat }
  | { tipo: 'raiz'; indice: Mat | null; de: Mat }
  | { tipo: 'indices'; base: Mat; sobre: Mat | null; sob: Mat | null }
  | { tipo: 'entre'; abre: string; fecha: string; de: Mat }
  | { tipo: 'acento'; sinal: string; de: Mat }
  | { tipo: 'matriz'; abre: string; fecha: string; linhas: Mat[][] }

export interface Palavras {
  tipo: 'palavras'
  texto: string
  negrito?: true
  italico?: true
  sublinhado?: true
  riscado?: true
  sobre?: true
  sob?: true
  codigo?: true
}

export interface Formula {
  tipo: 'formula'
  fonte: string
  /** null: it holds what we do not set; its source stands there. */
  mat: Mat | null
  /** In one line. */
  linear: string
}

export type Trecho = Palavras | Formula | { tipo: 'quebra' }

export interface Figura {
  tipo: 'figura'
  forma: 'imagem' | 'audio' | 'video'
  midia: number
  alt: string
  decorativa: boolean
}

/** What the files that parts of a question show are, by their number; one that is not named is a picture. */
export type Formas = ReadonlyMap<number, Figura['forma']>

export interface Celula {
  cabeca: boolean
  blocos: BlocoDoPapel[]
}

export type BlocoDoPapel =
  | { tipo: 'paragrafo'; trechos: Trecho[]; titulo?: true }
  | { tipo: 'lista'; ordenada: boolean; inicio: number; itens: BlocoDoPapel[][] }
  | { tipo: 'tabela'; linhas: Celula[][] }
  | { tipo: 'citacao'; blocos: BlocoDoPapel[] }
  | Figura

export interface ItemDoPapel {
  /** What stands before it: `A)`, `(   )`, `1.`. */
  marca: string
  trechos: Trecho[]
  figura: Figura | null
}

/** What is answered. */
export type Pedida =
  | { tipo: 'itens'; itens: ItemDoPapel[] }
  | { tipo: 'colunas'; esquerda: ItemDoPapel[]; direita: ItemDoPapel[] }
  | { tipo: 'grupos'; grupos: string[]; itens: ItemDoPapel[] }
  | { tipo: 'lacunas'; trechos: Trecho[]; palavras: string[] }
  | { tipo: 'campo'; numero: boolean; unidade: string }
  | { tipo: 'linhas'; quantas: number }

export interface ComGabarito {
  /** As a key says it in one line; empty: an open answer. */
  resposta: string
  explicacao: Trecho[]
  /** Of the alternatives, by their letters. */
  analises: { letra: string; texto: string }[]
  /** Criteria of an open answer. */
  rubrica: string[]
}

export interface QuestaoDoPapel {
  /** Its place among those that were handed over. */
  questao: number
  numero: number
  fonte: string
  enunciado: BlocoDoPapel[]
  comando: BlocoDoPapel[]
  pede: Pedida
  /** null: not asked for. */
  gabarito: ComGabarito | null
}

/** A text and the questions about it, or questions without one. */
export interface GrupoDoPapel {
  base: { titulo: string; blocos: BlocoDoPapel[]; de: number; ate: number } | null
  questoes: QuestaoDoPapel[]
}
