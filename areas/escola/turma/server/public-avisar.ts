/** The people of a class as an audience. */
import type { PapelNaTurma } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import type { NovaNotificacao } from '../../../acesso/notificacao/contract.ts'
import { notifyUsers, type Telling } from '../../../acesso/notificacao/server/public.ts'
import { membersOf } from './public.ts'

/** Who learns and teaches in a class, and the guardians, who follow it. */
export const TODOS: readonly PapelNaTurma[] = ['professor', 'aluno', 'responsavel']

interface Audience {
  turma: number
  papeis: readonly PapelNaTurma[]
  /** Whoever did it knows. */
  menos?: number | undefined
}

/** Tells the people of a class who have one of these roles, each once. */
export async function notifyTurma(
  tx: Tx,
  { turma, papeis, menos }: Audience,
  news: NovaNotificacao,
  telling: Telling = {},
): Promise<void> {
  const people = await membersOf(tx, turma, papeis)
  const ids = people.map(({ id }) => id).filter((id) => id !== menos)
  await notifyUsers(tx, ids, news, telling)
}
