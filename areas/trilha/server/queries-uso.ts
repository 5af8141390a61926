/** SQL of how a path is used, and of emptying it. */
import type { Tx } from '../../../core/server/database.ts'

export interface Uso {
  /** Attempts that the owner began, and everybody else. */
  proprietario: number
  outros: number
}

export async function usoOf(_tx: Tx, _trilha: number): Promise<Uso> {
  return { proprietario: 0, outros: 0 }
}

export async function resetTentativas(_tx: Tx, _trilha: number): Promise<number> {
  return 0
}
