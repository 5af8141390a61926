/** Which lessons a person works on: the area of lessons, which stands above, answers. */
import type { RawBuilder } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import { defineHook } from '../../../../core/server/hook.ts'

/** A statement: `id` of the lessons that the person writes, reviews, or oversees in its network: whose draft they open (H-04). */
export const rascunhos = defineHook<(actor: Actor) => RawBuilder<unknown>>()
