/**
 * The official hours of Brazil, and by which of them this work reckons (decision 0059). The server says it for each
 * request and job, the page for its tenant; no other source names a zone.
 */
import type { Fuso } from './cidades.ts'

/** The hour of a tenant that chose none, and that of the clock check whatever a tenant chose (section 5). */
export const BRASILIA: Fuso = 'America/Sao_Paulo'

/** Minutes that a clock is behind UTC at an instant, as `Date` tells them; null: there is no device. */
type DeviceClock = (at: Date) => number | null

let source: () => Fuso = () => BRASILIA
let clock: DeviceClock = () => null

/** Says where the zone of the work at hand is found, and what the clock of the device shows. Once a program. */
export function reckonBy(found: () => Fuso, device: DeviceClock = () => null): void {
  source = found
  clock = device
}

export const deviceBehind: DeviceClock = (at) => clock(at)

/** The zone of the work at hand. */
export const currentFuso = (): Fuso => source()
