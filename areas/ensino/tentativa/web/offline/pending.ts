/** Whose queues hold something: read at every start, so it stands by itself and weighs little. */
import { browserStorage } from '../../../../../core/web/device/storage.ts'

/** The batch grade queue of section 9; the records themselves are in IndexedDB. */
const PENDING_KEY = 'batchGradeQueue'

/** Local storage says whose queues hold something, so that a page without lessons need not open them. */
const pendingOf = (storage: typeof browserStorage): string[] =>
  (storage.read(PENDING_KEY) ?? '').split(' ').filter(Boolean)

export const hasPending = (conta: string, storage = browserStorage): boolean =>
  pendingOf(storage).includes(conta)

export function notePending(conta: string, pending: boolean, storage = browserStorage): void {
  const others = pendingOf(storage).filter((one) => one !== conta)
  storage.write(PENDING_KEY, [...others, ...(pending ? [conta] : [])].join(' '))
}
