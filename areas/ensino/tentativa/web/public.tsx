/** What other areas show of lessons that are done: books that are read, work that waits for a teacher. */
import { lazy } from 'react'

/** The screens of a lesson that are read: fetched where a book is open. */
export const Leitura = lazy(() =>
  import('./leitura/Leitura.tsx').then((module) => ({ default: module.Leitura })),
)

/** What waits for a teacher's decision; fetched where it is shown, and not with every home. */
export const Retidas = lazy(() =>
  import('./turma/Retidas.tsx').then((module) => ({ default: module.Retidas })),
)
