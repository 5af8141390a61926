/** Rules of certificates: the date in words, the picture to print on. Time is a parameter. Pure. */
import { wallClock } from '../../../core/contract/time.ts'
import type { Language } from '../../../core/texts/texts.ts'

const MESES = {
  'pt-br': [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
  'en-us': [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const satisfies Record<Language, readonly string[]>

/** The day by the tenant's clock as documents tell it: `1º de março de 2026`, `22 de novembro de 2026`; `22 November 2026`. */
export function dateInWords(at: Date, language: Language = 'pt-br'): string {
  const { year, month, day } = wallClock(at)
  const name = MESES[language][month - 1] ?? ''
  return language === 'en-us' ? `${day} ${name} ${year}` : `${day === 1 ? '1º' : day} de ${name} de ${year}`
}

/** Pixels across A4 landscape below which print is blurred: 120 per inch. */
export const MIN_LARGURA = 1_400
const A4 = 297 / 210
/** How far a picture may be from the proportion of A4: it is cut by as much. */
const TOLERANCE = 0.06

/** What keeps a picture from being a sheet: too few pixels, or not A4 landscape; null when it is one. */
export function problemOfImage({
  width,
  height,
}: {
  width: number
  height: number
}): 'emPe' | 'pequena' | null {
  if (Math.abs(width / height / A4 - 1) > TOLERANCE) return 'emPe'
  return width < MIN_LARGURA ? 'pequena' : null
}

/** The address that the QR code holds. `origin`: of the brand, without a slash at its end. */
export const checkUrl = (origin: string, codigo: string): string => `${origin}/certificado/${codigo}`
