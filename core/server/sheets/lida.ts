/** What the reading of a file hands over: its lines, or why nothing of it can be read. */

/** How much of a file is read. */
export interface Limites {
  /** Lines beside the heading: more are refused. */
  linhas: number
  colunas: number
  /** Characters of one cell: the rest of a longer one is left out. */
  celula: number
}

/** How a file was written, beside its cells: what it takes to write it again as it was. */
export interface Forma {
  /** It begins with a byte-order mark. */
  bom: boolean
  quebra: '\n' | '\r\n'
  /** It ends with a newline. */
  fim: boolean
  /** JSON: spaces of one level of indentation; 0: all on one line. */
  recuo: number
  /** JSON: the name under which the list stands; absent when the list is all there is. */
  raiz?: string
}

/** A key that an object of a JSON list does not have, told from one that is null. */
export const AUSENTE = {}

export interface LinhaLida {
  /** The line of the file, as a text editor or a spreadsheet counts. */
  numero: number
  celulas: string[]
  /** JSON: the cells with the types that they had, `AUSENTE` where the object has no such key. */
  crus?: unknown[]
  /** The file ends in the middle of it, or its quotes never close. */
  cortada: boolean
}

/** All rows of a file that say something, sheet by sheet; those before the headings too. */
export interface Planilha {
  folhas: { nome: string; linhas: LinhaLida[] }[]
  codificacao: 'utf-8' | 'windows-1252'
  separador: string
  forma: Forma
}

/** Why nothing can be read; each area that reads files has the sentence. */
export type Recusa =
  | 'vazia'
  | 'linhas_demais'
  | 'colunas_demais'
  | 'linha_longa'
  | 'ilegivel'
  | 'pesada'
  | 'json_invalido'
  | 'json_sem_lista'

export class RecusaError extends Error {
  readonly recusa: Recusa

  constructor(recusa: Recusa) {
    super(recusa)
    this.recusa = recusa
  }
}
