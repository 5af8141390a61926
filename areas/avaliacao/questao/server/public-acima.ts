/** What areas above know of questions and the statements here ask, as pieces of them. */
import type { RawBuilder } from 'kysely'
import { defineHook } from '../../../../core/server/hook.ts'

/** A statement: those of these questions, a list of ids, that something made of them would miss. */
export const usadas = defineHook<(questoes: RawBuilder<unknown>) => RawBuilder<unknown>>()
