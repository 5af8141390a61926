/** A store that never refuses: what the device has no room for waits in memory, and is put down when it can. */
import { applied } from './memory.ts'
import { ESTADO_INICIAL, type FilaStore, type Item, type Mudanca } from './store.ts'

export interface OverflowStore extends FilaStore {
  /** True while a record is in memory only. */
  isFull: () => boolean
}

interface Unkept extends Item {
  hash: string
}

const both = (one: Mudanca, other: Mudanca): Mudanca => ({
  remove: [...(one.remove ?? []), ...(other.remove ?? [])],
  rejeita: [...(one.rejeita ?? []), ...(other.rejeita ?? [])],
  estado: { ...one.estado, ...other.estado },
})

export function withOverflow(store: FilaStore): OverflowStore {
  let unkept: readonly Unkept[] = []
  // Changes that could not be written yet.
  let owed: Mudanca = {}

  async function apply(mudanca: Mudanca): Promise<void> {
    unkept = applied(unkept, mudanca)
    owed = both(owed, mudanca)
    const all = owed
    try {
      // Receipts make room before anything else waits.
      await store.apply(all).catch(() => store.apply(both(all, { estado: { recibos: [] } })))
      if (owed === all) owed = {}
    } catch {
      // They hold in memory, and are written with the next change.
    }
  }

  const keep: FilaStore['append'] = async (make) => {
    try {
      return await store.append(make)
    } catch {
      await store.apply({ estado: { recibos: [] } })
      return store.append(make)
    }
  }

  /** Puts down what waits in memory, oldest first, as far as there is room. */
  async function putDown(): Promise<void> {
    for (let [first] = unkept; first; [first] = unkept) {
      const { registro, hash, rejeitado } = first
      await keep(() => ({ registro, hash }))
      unkept = unkept.slice(1)
      if (rejeitado) await store.apply({ rejeita: [{ uuid: registro.uuid, ...rejeitado }] })
    }
  }

  const estado: FilaStore['estado'] = async () => ({
    ...(await store.estado().catch(() => ESTADO_INICIAL)),
    ...owed.estado,
  })

  return {
    isFull: () => unkept.length > 0,
    // Storage that can't be read now holds nothing that could be sent now; it is read again the next time.
    items: async () => [...applied(await store.items().catch(() => []), owed), ...unkept],
    estado,
    apply,
    append: async (make) => {
      try {
        await putDown()
        return await keep(make)
      } catch {
        const made = make(unkept.at(-1)?.hash ?? (await estado()).hash)
        unkept = [...unkept, made]
        return made.registro
      }
    },
  }
}
