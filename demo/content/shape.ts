/** How the conversations of the demonstration are written down; dates are counted in school days. */

/** The teacher, one of the fixed pupils, or the nth pupil of the class (from 0). */
export type Quem = 'prof' | 'aluno' | 'aluna' | number

/** A message. `{prof}`, `{aluno}`, `{aluna}` and `{3}` in a text stand for how that person is called. */
export interface Fala {
  de: Quem
  /** One paragraph a line; `<strong>`, `<em>` and `<blockquote>` may stand in it. */
  texto: string
  curtidas?: number
  /** Held for the teacher's look. */
  retida?: true
  /** The text before it was edited. */
  antes?: string
  respostas?: readonly Fala[]
}

export interface TopicoDemo {
  tipo?: 'aviso'
  titulo: string
  de?: Quem
  texto: string
  temas?: readonly string[]
  /** Opened so many school days ago, at this hour and minute; for a scheduled one: written. */
  abertoHa: number
  hora: readonly [number, number]
  /** The latest answer is at most this many school days old; 0 unless told. */
  ultimaHa?: number
  falas?: readonly Fala[]
  /** Opens so many school days ahead, at 7h30. */
  abreEm?: number
  /** Closes so many school days ahead (negative: closed so many ago), at 18h. */
  fechaEm?: number
  avaliativo?: true
  notas?: readonly { de: Quem; nota: number; mensagem: string; publicada: boolean }[]
  fixado?: true
  urgente?: true
  apenasLeitura?: true
  pedeCiente?: true
  /** How many pupils have read it, and acknowledged it where that is asked. */
  lidoPor?: number
  cientes?: number
  curtidas?: number
  favoritaDe?: readonly Quem[]
}
