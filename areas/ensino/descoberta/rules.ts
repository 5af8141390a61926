/** Pure rules of discovering. */
import { fromWallClock, wallClock } from '../../../core/contract/time.ts'
import type { TipoTela } from '../aula/shapes-tipos.ts'

const LEITURAS: readonly TipoTela[] = ['texto', 'imagem', 'galeria', 'audio', 'pdf', 'link', 'incorporar']

/** Is read, and asks nothing: part of a book. Films may stop and ask, packages keep score. */
export const isLeitura = (tipo: TipoTela): boolean => LEITURAS.includes(tipo)

/** The last Monday, 00:00 by the tenant's clock: then the week of the games begins. */
export function weekStart(now: Date): Date {
  const { year, month, day, weekday } = wallClock(now)
  return fromWallClock(year, month, day - ((weekday + 6) % 7))
}
