/** Whether what a file recorded may still be taken back: its time, and what others changed since. */
import { failure, type Sentence } from '../failure.ts'

const DAY_MS = 86_400_000

/** Until when; null for what was not recorded. @param days in which it can be undone */
export const undoUntil = (gravadoEm: Date | null, days: number): Date | null =>
  gravadoEm && new Date(gravadoEm.getTime() + days * DAY_MS)

interface Asked {
  until: Date | null
  now: Date
  /** How many things undoing would leave as they are, for they changed since. */
  kept: number
  /** The person was told of them. */
  agreed: boolean
}

interface Words {
  prazoVencido: Sentence
  haMudadas: { pt: (n: number) => string; en: (n: number) => string }
}

/** @throws 422 prazo_vencido, 409 ha_mudadas */
export function refuseUndo({ until, now, kept, agreed }: Asked, { prazoVencido, haMudadas }: Words): void {
  if (!until || until <= now) throw failure(422, 'prazo_vencido', prazoVencido)
  if (kept > 0 && !agreed)
    throw failure(409, 'ha_mudadas', { pt: haMudadas.pt(kept), en: haMudadas.en(kept) })
}
