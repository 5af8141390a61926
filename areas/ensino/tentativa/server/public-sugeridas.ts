/** What is suggested for what was missed in a lesson: the area of suggestions, which stands above, answers. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Context } from '../../../../core/server/context.ts'
import { defineHook } from '../../../../core/server/hook.ts'
import type { Sugerida } from '../shapes-sugerida.ts'

/** What was missed: screens of a lesson, and the skills that they ask for. */
export interface Perdido {
  habilidades: readonly number[]
  telas?: { aula: number; ids: readonly number[] }
}

/** What is published for the person, closest first: at most 5. */
export const sugeridas = defineHook<(context: Context, perdido: Perdido) => Promise<Told<Sugerida>[]>>()
