/** A store that always takes a record: what the device has no room for waits in memory, and is put down when it can. */
import { applied } from './memory.ts'
import { ESTADO_INICIAL, type FilaStore, type Item, type Mudanca } from './store.ts'

export interface OverflowStore extends FilaStore {
  /** True while something is in memory only. */
  isFull: () => boolean
}

interface Unkept extends Item {
  hash: string
}

export function withOverflow(store: FilaStore): OverflowStore {
  let unkept: readonly Unkept[] = []

  const apply = async (mudanca: Mudanca): Promise<void> => {
    unkept = applied(unkept, mudanca)
    // Receipts make room before anything else waits.
    await store
      .apply(mudanca)
      .catch(() => store.apply({ ...mudanca, estado: { ...mudanca.estado, recibos: [] } }))
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

  return {
    isFull: () => unkept.length > 0,
    // Storage that can't be read now holds nothing that could be sent now; it is read again the next time.
    items: async () => [...(await store.items().catch(() => [])), ...unkept],
    estado: () => store.estado().catch(() => ESTADO_INICIAL),
    apply,
    append: async (make) => {
      try {
        await putDown()
        return await keep(make)
      } catch {
        const last = unkept.at(-1)?.hash ?? (await store.estado().catch(() => ESTADO_INICIAL)).hash
        const made = make(last)
        unkept = [...unkept, made]
        return made.registro
      }
    },
  }
}
