/** The steps of every import that is rehearsed where it is sent; `gravando` and `desfazendo` are a job's. */
export const PASSOS = ['colunas', 'conferido', 'gravando', 'gravado', 'desfazendo', 'desfeito'] as const
export type Passo = (typeof PASSOS)[number]

/** Which of the five steps of the trail that is. */
export const DEGRAU: Readonly<Record<Passo, number>> = {
  colunas: 1,
  conferido: 2,
  gravando: 3,
  gravado: 4,
  desfazendo: 4,
  desfeito: 4,
}

/** In which what was recorded can be taken back. */
export const DIAS_DESFAZER = 7
