/** This device for the queue: its name, chance, its lock, how far off its clock is, its room. */

import { browserStorage } from '../../../../../core/web/device/storage.ts'
import { uuid7 } from '../../fila/order.ts'
import type { AparelhoAgora } from '../../shapes-aparelho.ts'

const DEVICE_KEY = 'dispositivo'

/** From 0 to 1, from the source of the keys, on pages without https too. */
export const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/** The same for all accounts of this browser; it names the device and nobody. */
export function deviceId(storage = browserStorage): string {
  const kept = storage.read(DEVICE_KEY)
  if (kept && /^[0-9a-f-]{36}$/.test(kept)) return kept
  const made = uuid7(Date.now(), random)
  storage.write(DEVICE_KEY, made)
  return made
}

/** This device with its clock, for the calls by which the server meets it. */
export const aparelhoAgora = (): AparelhoAgora => ({
  dispositivo_id: deviceId(),
  relogio: new Date().toISOString(),
})

let last: Promise<unknown> = Promise.resolve()

/** One at a time among the tabs of this browser; without Web Locks, within this tab. */
export async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) return navigator.locks.request(name, work)
  const turn = last.then(work, work)
  last = turn.catch(() => {})
  return turn
}

/** Asks the browser not to clear what is kept: once, after the first record, and without any question to the person. */
export async function askToPersist(
  storage: StorageManager | undefined = navigator.storage,
): Promise<boolean> {
  // Firefox asks the person; there it is asked only where it was granted before.
  if (!storage?.persist || navigator.userAgent.includes('Firefox')) return false
  return (await storage.persisted()) || storage.persist()
}
