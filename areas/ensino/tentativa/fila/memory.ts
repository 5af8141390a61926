/** A queue kept in memory: where the browser lends no storage, and in tests. */
import { ESTADO_INICIAL, type Estado, type FilaStore, type Item, type Mudanca } from './store.ts'

/** What a change makes of items and state; the same for every kind of store. */
export function applied<I extends Item>(items: readonly I[], { remove = [], rejeita = [] }: Mudanca): I[] {
  const gone = new Set(remove)
  const refused = new Map(rejeita.map(({ uuid, ...why }) => [uuid, why]))
  return items
    .filter(({ registro }) => !gone.has(registro.uuid))
    .map((item) => ({ ...item, rejeitado: refused.get(item.registro.uuid) ?? item.rejeitado }))
}

export function memoryStore(): FilaStore {
  let items: readonly Item[] = []
  let estado: Estado = ESTADO_INICIAL
  return {
    items: async () => items,
    estado: async () => estado,
    append: async (make) => {
      const { registro, hash } = make(estado.hash)
      items = [...items, { registro }]
      estado = { ...estado, hash }
      return registro
    },
    apply: async (mudanca) => {
      items = applied(items, mudanca)
      estado = { ...estado, ...mudanca.estado }
    },
  }
}
