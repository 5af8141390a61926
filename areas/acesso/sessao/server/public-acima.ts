/** What areas above know of a person and the statements here ask, as pieces of them. */
import type { RawBuilder } from 'kysely'
import { defineHook } from '../../../../core/server/hook.ts'

/** Enrolments of those who are in their class now, under this name: to stand after `from` or `join`. */
export const matriculas = defineHook<(as: string) => RawBuilder<unknown>>()

/** Whether a person has a second factor that was confirmed. */
export const temFator = defineHook<(usuario: RawBuilder<unknown>) => RawBuilder<boolean>>()

/** What a person keeps under a key, as an expression; null where nothing. */
export const preferido = defineHook<(usuario: RawBuilder<unknown>, chave: string) => RawBuilder<unknown>>()

/** The years of the classes that run in which a person is a pupil, as an expression: an array of texts. */
export const periodos = defineHook<(usuario: RawBuilder<unknown>) => RawBuilder<string[]>>()

/** A statement: the people whose RA is one of these. */
export const doRegistro = defineHook<(registros: readonly RawBuilder<string>[]) => RawBuilder<unknown>>()
