/** What areas above know of a person and the statements here ask, as pieces of them. */
import type { RawBuilder } from 'kysely'
import { defineHook } from '../../../../core/server/hook.ts'

/** Enrolments of those who are in their class now, under this name: to stand after `from` or `join`. */
export const matriculas = defineHook<(as: string) => RawBuilder<unknown>>()

/** Whether a person has a second factor that was confirmed. */
export const temFator = defineHook<(usuario: RawBuilder<unknown>) => RawBuilder<boolean>>()

/** A statement: the people whose RA is one of these. */
export const doRegistro = defineHook<(registros: readonly RawBuilder<string>[]) => RawBuilder<unknown>>()
