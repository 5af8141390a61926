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

/** How a lesson stands in a class. */
export interface Andamento {
  /** Who did it, and when last. */
  entregaram: { id: number; nome: string; em: Date; nota: number | null }[]
  /** Attempts under way. */
  correndo: number
  /** Works that came late and wait for the teacher, of what would be in time. */
  esperam: number
}

/** A delivery that is late by one end and not by another: what it would be. */
export interface MudariaRow {
  id: number
  aluno_id: number
  nome: string
  atrasada: boolean
}

/** What another end of a lesson in a class means for what was handed in. */
export interface Prazo {
  olhar(
    tx: Tx,
    lugar: { turma: number; aula: number },
    fim: Date | null,
  ): Promise<Andamento & { mudariam: MudariaRow[] }>
  /** Says anew what is late, by this end. The deliveries that are so told now. */
  aplicar(tx: Tx, lugar: { turma: number; aula: number }, fim: Date | null): Promise<number[]>
}

export const prazo = defineHook<Prazo>()
