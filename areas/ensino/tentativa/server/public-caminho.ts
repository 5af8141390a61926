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

export interface Caminho {
  /** Undefined: no turn of this person's, or the lesson is not of its skill. */
  entrar(
    context: Pick<Context, 'tx' | 'actor' | 'now'>,
    vez: number,
    aula: number,
  ): Promise<Passo | undefined>
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
