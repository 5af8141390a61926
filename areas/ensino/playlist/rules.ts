/** The order of a playlist's lessons, and when a link holds. Pure; time is a parameter. */
import type { Situacao } from './shapes.ts'

interface Change {
  adicionados?: readonly number[] | undefined
  removidos?: readonly number[] | undefined
  ordem?: readonly number[] | undefined
}

/**
 * The lessons after a change: those taken out are gone, new ones come last, one that is named by both stays out;
 * then in the order asked for. Undefined when that order does not name exactly these lessons.
 */
export function changed(
  standing: readonly number[],
  { adicionados = [], removidos = [], ordem }: Change,
): number[] | undefined {
  const out = new Set(removidos)
  const next = [...new Set([...standing, ...adicionados])].filter((id) => !out.has(id))
  if (ordem === undefined) return next
  const known = new Set(next)
  const whole = ordem.length === next.length && new Set(ordem).size === next.length
  return whole && ordem.every((id) => known.has(id)) ? [...ordem] : undefined
}

/** The end is the first moment at which it does not hold. */
export function situacaoAt({ inicio, fim }: { inicio: Date | null; fim: Date | null }, now: Date): Situacao {
  if (fim !== null && fim <= now) return 'encerrado'
  return inicio === null || inicio <= now ? 'vigente' : 'agendado'
}
