/** The words of notifications that contracts share; nothing is imported, so that the pages open to all stay light. */

/** From the soonest to never: of two, the earlier in the list is the louder. */
export const FREQUENCIAS = ['imediata', 'diaria', 'semanal', 'nunca'] as const
export type Frequencia = (typeof FREQUENCIAS)[number]

/** The ways out of the product; the bell inside it is no delivery: what is told is there at once. */
export const CANAIS = ['email', 'push'] as const
export type Canal = (typeof CANAIS)[number]

/** What a person chooses about, and what a mail can be refused by. */
export const CATEGORIAS = ['avisos', 'forum', 'notas', 'agenda', 'turmas', 'alunos', 'trabalhos'] as const
export type Categoria = (typeof CATEGORIAS)[number]
/** A letter of several categories is refused as a whole. */
export const RECUSAVEIS = [...CATEGORIAS, 'tudo'] as const
export type Recusavel = (typeof RECUSAVEIS)[number]

/** The columns of the matrix; who coordinates, manages, writes or looks after data is of the last. */
export const PUBLICOS = ['aluno', 'professor', 'responsavel', 'gestor'] as const
export type Publico = (typeof PUBLICOS)[number]
