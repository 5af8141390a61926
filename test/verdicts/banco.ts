/** Who does what in a bank of questions, of suggestions, of files: what stands in the bank of a school, by a teacher of it. */
import type { Verdicts } from './world.ts'

/** Who leads the school, or more. */
export const LEADERS: Verdicts = {
  coordenador: 'ok',
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
}
/** Whoever may write at all. */
export const WRITERS: Verdicts = {
  professor: 'ok',
  ...LEADERS,
  autor: 'ok',
  'professor de outra turma': 'ok',
  'coordenador de outra escola': 'ok',
}
export const USERS: Verdicts = { ...WRITERS, 'gestor leitura': 'ok' }
export const READERS: Verdicts = { professor: 'ok', ...LEADERS, 'gestor leitura': 'ok' }
