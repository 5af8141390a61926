/** What the reading of a file hands over: its lines, or why nothing of it can be read. */

export interface LinhaLida {
  /** The line of the file, as a text editor or a spreadsheet counts. */
  numero: number
  celulas: string[]
  /** The file ends in the middle of it, or its quotes never close. */
  cortada: boolean
}

export interface Planilha {
  cabecalho: string[]
  linhas: LinhaLida[]
  codificacao: 'utf-8' | 'windows-1252'
  separador: string
}

/** Why nothing can be read; texts.ts has the sentence. */
export type Recusa = 'vazia' | 'linhas_demais' | 'colunas_demais' | 'linha_longa' | 'ilegivel' | 'pesada'

export class RecusaError extends Error {
  readonly recusa: Recusa

  constructor(recusa: Recusa) {
    super(recusa)
    this.recusa = recusa
  }
}
