/** The official hours of Brazil and their cities, apart from the one at hand: the first page lists none (decision 0059). */
import type { Language } from '../texts/texts.ts'
import { BRASILIA } from './fuso.ts'

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

/** `horário de Manaus`. */
export const hourOf = (fuso: Fuso, language: Language): string =>
  language === 'en-us' ? `${CITIES[fuso].en} time` : `horário de ${CITIES[fuso].pt}`

/** A zone of the list; Brasília's for any other name. */
export const fusoOf = (name: unknown): Fuso => FUSOS.find((fuso) => fuso === name) ?? BRASILIA
