/** Whether an account left anything closed on this device, told without loading what closes and opens. */

export const COFRE = 'fechado'

/** @param conta tenant and number; false where the browser keeps nothing */
export const hasClosed = (conta: string): Promise<boolean> =>
  new Promise((done) => {
    try {
      const asked = indexedDB.open(COFRE)
      // Asking makes none where there is none.
      asked.onupgradeneeded = () => asked.transaction?.abort()
      asked.onerror = () => done(false)
      asked.onsuccess = () => {
        const db = asked.result
        const own = IDBKeyRange.bound([conta], [conta, []])
        const count = db.transaction(COFRE).objectStore(COFRE).count(own)
        count.onsuccess = () => done(count.result > 0)
        count.onerror = () => done(false)
        db.close()
      }
    } catch {
      done(false)
    }
  })
