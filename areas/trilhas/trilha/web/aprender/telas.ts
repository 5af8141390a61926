/** The screens of those who follow paths, in one file: the table of screens stays small. */
export { Screen as Entregas } from './EntregasPage.tsx'
export { Screen as Trilha } from './TrilhaPage.tsx'
export { Screen as Trilhas } from './TrilhasPage.tsx'
export { Screen as DaTurma } from './TurmaTrilhasPage.tsx'
