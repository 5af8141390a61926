/** Which lessons a person works on, and what they see of the bank: the areas above, whose they are, answer. */
import type { RawBuilder } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import { defineHook } from '../../../../core/server/hook.ts'

/** A statement: `id` of the lessons that the person writes, reviews, or oversees in its network: whose draft they open (H-04). */
export const rascunhos = defineHook<(actor: Actor) => RawBuilder<unknown>>()

/** Over `midia_uso u`: a question or a text of the bank shows the file, and the person sees it. */
export const noBanco = defineHook<(actor: Actor) => RawBuilder<boolean>>()
