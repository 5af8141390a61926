/** What a passport tells of a pupil in a class, asked of the areas above: talk and lessons. */
import type { RawBuilder } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { defineHook } from '../../../../core/server/hook.ts'

export interface Escritos {
  topicos: number
  respostas: number
  curtidas: number
  /** Marks that were published, at most 200. */
  notas: { titulo: string; nota: number }[]
}

/** A statement of one row: what the pupil wrote in the class that everybody may read. */
export const escritos =
  defineHook<(turma: RawBuilder<unknown>, aluno: RawBuilder<unknown>) => RawBuilder<Escritos>>()

/** Of 0 to 100 points with a skill. */
export interface Feito {
  habilidade: string
  texto: string
  pontos: number
}

/** How far the pupil came with each skill in the lessons of the class. */
export const feitos = defineHook<(tx: Tx, turma: number, aluno: number) => Promise<Feito[]>>()
