/** What areas above know of lessons in classes: pieces of the statements here, and who did one. */
import type { RawBuilder } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { defineHook } from '../../../../core/server/hook.ts'

export interface Minha {
  tentativas: number
  em_andamento: boolean
  aguardando: boolean
  melhor: { nota: number; status: 'aprovado' | 'reprovado' } | null
}

/** Over `turma_aula ta`: what a person did of the lesson in the class; the best grade by section 4. */
export const minhas = defineHook<(usuario: number) => RawBuilder<Minha>>()

/**
 * Statements: lessons that reach a class without being given to it, with `turma_id`, `aula_id`, `playlist_id`,
 * `playlist_nome`, `inicio`, `fim`, `created_at` and `vinculo_id`, in this order.
 */
export const porPlaylist = defineHook<() => RawBuilder<unknown>>()
export const porCompartilhamento = defineHook<() => RawBuilder<unknown>>()

/** A statement: `turma_id`, `inicio` and `fim` of the paths by which classes have a lesson. */
export const porTrilha = defineHook<(aula: RawBuilder<unknown>) => RawBuilder<unknown>>()

/** Pupils of a class who did a lesson outside any path. At most 2,000. */
export const concluiram = defineHook<(tx: Tx, turma: number, aula: number) => Promise<number[]>>()
