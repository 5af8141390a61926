/** Marks as teachers write them: 0 to 10, decimal comma, at most two places. */
import { formatNumber } from './time.ts'

/** The mark that a text says; null for no text; undefined for what is no mark. A point is read as a comma. */
export function parseNota(text: string): number | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (!/^\d{1,2}(?:[.,]\d{0,2})?$/.test(trimmed)) return undefined
  const nota = Number(trimmed.replace(',', '.'))
  return nota <= 10 ? nota : undefined
}

/** 9.5 → "9,5", 8 → "8,0", 7.25 → "7,25"; nothing for no mark. */
export const notaText = (nota: number | null): string =>
  nota === null ? '' : formatNumber(nota, Number.isInteger(nota * 10) ? 1 : 2)
