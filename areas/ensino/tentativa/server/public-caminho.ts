/** What a path has to say of attempts that are made in its turns: the area of paths, which stands above, answers. */
import type { RawBuilder } from 'kysely'
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import type { Failure } from '../../../../core/server/failure.ts'
import { defineHook } from '../../../../core/server/hook.ts'

/** A lesson as a step of a turn. */
export interface Passo {
  /** The class by which the path came; null: the person's own path. */
  turma: number | null
  inicio: Date | null
  fim: Date | null
  /** Why nothing new begins in it now; null: it may. What is under way goes on. */
  recusa: Failure | null
}

/** What a lesson did for the skill of its turn, and where the path goes on. */
export interface Adiante {
  trilha: number
  habilidade: string
  /** Facets of its stone that are lit, 0 to 6, and how many were without this lesson in this turn. */
  luzes: number
  antes: number
  /** Every level of it is done. */
  feita: boolean
  /** The next lesson in the same turn. */
  proxima: { id: number; titulo: string } | null
  /** Where the path goes on: another skill. */
  parada: { id: number; nome: string } | null
}

export interface Caminho {
  /** Undefined: no turn of this person's, or the lesson is not of its skill. */
  entrar(
    context: Pick<Context, 'tx' | 'actor' | 'now'>,
    vez: number,
    aula: number,
  ): Promise<Passo | undefined>
  /** Undefined: no turn of this person's, or the path is not theirs any more. */
  adiante(
    context: Pick<Context, 'tx' | 'actor' | 'now'>,
    vez: number,
    aula: number,
  ): Promise<Adiante | undefined>
  /** Counts the points of the turn's skill anew, within the transaction of the attempt. */
  contar(tx: Tx, vez: number): Promise<void>
  /** A statement of one row, over `tentativa x`: when the path of its turn closes (`fim`) to the class by which it came. */
  fimSql(): RawBuilder<{ fim: Date | null }>
  /** The class for which a turn is done; null: the person's own path. */
  turma(tx: Tx, vez: number): Promise<number | null>
}

export const caminho = defineHook<Caminho>()

export const entrar: Caminho['entrar'] = async (context, vez, aula) =>
  caminho.answer()?.entrar(context, vez, aula)

export async function contar(tx: Tx, vez: number | null): Promise<void> {
  if (vez !== null) await caminho.answer()?.contar(tx, vez)
}
