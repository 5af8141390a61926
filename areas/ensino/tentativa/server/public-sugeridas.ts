/** What is suggested for what was missed in a lesson: the area of suggestions, which stands above, answers. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Context } from '../../../../core/server/context.ts'
import { defineHook } from '../../../../core/server/hook.ts'
import type { Sugerida } from '../shapes-sugerida.ts'

/** What was missed: screens of a lesson, and the skills that they ask for. */
export interface Perdido {
  habilidades: readonly number[]
  telas?: {
    aula: number
    /** Whose names of alternatives are places: those of another version are others. */
    versao: number
    ids: readonly number[]
    /** Alternatives that were marked on them. */
    marcadas: readonly { tela: number; parte: string }[]
  }
}

/** What is published for the person, closest first: at most 5. */
export const sugeridas = defineHook<(context: Context, perdido: Perdido) => Promise<Told<Sugerida>[]>>()
