/**
 * The official hours of Brazil, and by which of them this work reckons (decision 0059). The server says it for each
 * request and job, the page for its tenant; no other source names a zone.
 */
import type { Language } from '../texts/texts.ts'

interface Names {
  pt: string
  en: string
}

/** From east to west. Hours that differ nowhere today stand apart, as they differed in years that are kept. */
export const FUSOS = [
  'America/Noronha',
  'America/Sao_Paulo',
  'America/Bahia',
  'America/Fortaleza',
  'America/Recife',
  'America/Belem',
  'America/Campo_Grande',
  'America/Cuiaba',
  'America/Manaus',
  'America/Rio_Branco',
] as const

export type Fuso = (typeof FUSOS)[number]

/** Whose hour it is: the city's. */
export const CITIES: Readonly<Record<Fuso, Names>> = {
  'America/Noronha': { pt: 'Fernando de Noronha', en: 'Fernando de Noronha' },
  'America/Sao_Paulo': { pt: 'Brasília', en: 'Brasília' },
  'America/Bahia': { pt: 'Salvador', en: 'Salvador' },
  'America/Fortaleza': { pt: 'Fortaleza', en: 'Fortaleza' },
  'America/Recife': { pt: 'Recife', en: 'Recife' },
  'America/Belem': { pt: 'Belém', en: 'Belém' },
  'America/Campo_Grande': { pt: 'Campo Grande', en: 'Campo Grande' },
  'America/Cuiaba': { pt: 'Cuiabá', en: 'Cuiabá' },
  'America/Manaus': { pt: 'Manaus', en: 'Manaus' },
  'America/Rio_Branco': { pt: 'Rio Branco', en: 'Rio Branco' },
}

/** The hour of a tenant that chose none, and that of the clock check whatever a tenant chose (section 5). */
export const BRASILIA: Fuso = 'America/Sao_Paulo'

/** A zone of the list; Brasília's for any other name. */
export const fusoOf = (name: unknown): Fuso => FUSOS.find((fuso) => fuso === name) ?? BRASILIA

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

/** `horário de Manaus`. */
export const hourOf = (fuso: Fuso, language: Language): string =>
  language === 'en-us' ? `${CITIES[fuso].en} time` : `horário de ${CITIES[fuso].pt}`
