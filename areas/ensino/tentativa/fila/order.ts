/** In which order records are made, sent and counted. */
import { sha256Hex } from '../../../../core/contract/sha256.ts'
import type { Registro, RespostaDeTela } from './shapes.ts'

/**
 * A UUID of version 7 (RFC 9562): `now` in milliseconds, then what `random` (0 to 1) gives. Two of one millisecond
 * are in no order.
 */
export function uuid7(now: number, random: () => number): string {
  const time = Math.floor(now).toString(16).padStart(12, '0')
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random() * 16).toString(16)).join('')
  const variant = (8 + Math.floor(random() * 4)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8, 12)}-7${digits(3)}-${variant}${digits(3)}-${digits(12)}`
}

/** SHA-256 of a record: the chain of the device is made of these. */
export const hashOf = (registro: Registro): string => sha256Hex(JSON.stringify(registro))

/** What a device announces of a record that it does not send yet. */
export const resumoOf = (registro: Registro): string => hashOf(registro).slice(0, 32)

/** One answer with the record that brought it. */
export interface Dada extends RespostaDeTela {
  uuid: string
}

/**
 * Whether `one` takes the place of `other` on the same screen: the later, and of the same instant the record with the
 * higher name. Taking the winner commutes, so the order of arrival does not matter (R6).
 */
export function supersedes(one: Dada, other: Dada): boolean {
  const [a, b] = [Date.parse(one.respondida_em), Date.parse(other.respondida_em)]
  return a === b ? one.uuid > other.uuid : a > b
}

/** Answers before the handing in; else as they were made. */
export const inSendingOrder = (records: readonly Registro[]): Registro[] => [
  ...records.filter(({ tipo }) => tipo === 'resposta'),
  ...records.filter(({ tipo }) => tipo === 'conclusao'),
]
