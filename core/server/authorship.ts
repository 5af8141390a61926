/** Nobody rewrites what another person said (decision 54): the one refusal, in one sentence, for every kind of words. */
import type { Actor } from '../policy/actor.ts'
import { failure } from './failure.ts'

/** Whether the words would still be their author's after this change. Absent fields stay as they are. */
const changes = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): boolean =>
  Object.entries(after).some(
    ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name]),
  )

/**
 * Lets a change through that leaves the words as they were, or is the author's own.
 * `after`: the words as they would be kept, by the names that `before` has them under.
 * @throws 403 `palavras_de_outra_pessoa`
 */
export function requireAuthor(
  actor: Pick<Actor, 'id'>,
  autor: number,
  before: Readonly<Record<string, unknown>> = {},
  after?: Readonly<Record<string, unknown>>,
): void {
  if (actor.id === autor || (after && !changes(before, after))) return
  throw failure(403, 'palavras_de_outra_pessoa', {
    pt: 'Só quem escreveu muda este texto. Se ele não pode ficar como está, oculte ou remova: quem escreveu é avisado.',
    en: 'Only its author changes this text. If it cannot stay as it is, hide or remove it: its author is told.',
  })
}
