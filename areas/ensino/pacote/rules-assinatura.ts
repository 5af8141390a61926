/** What of a manifest is signed: all of it but the signature, in one order of names, so that no writer of JSON matters. Pure. */
import type { Manifesto } from './shapes.ts'

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, ordered(inner)]),
  )
}

/** The first line tells this signature from any other made with the same key. */
export function signedText(manifesto: Omit<Manifesto, 'assinatura'> & { assinatura?: string }): string {
  const { assinatura: _, ...signed } = manifesto
  return `turmalina pac 1\n${JSON.stringify(ordered(signed))}`
}
