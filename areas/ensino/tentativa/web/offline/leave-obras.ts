/** Recordings, drawings and files of an account that leaves this device before they were handed in. */
import { type Holder, nameOf, type Trabalho } from '../../../../../core/web/device/leave/holder.ts'
import { openObras } from './obras.ts'

type Row = NonNullable<Awaited<ReturnType<Awaited<ReturnType<typeof openObras>>['get']>>>

/** What JSON can hold: bytes as text. In pieces, or the call has more arguments than it may. */
function textOf(bytes: ArrayBuffer): string {
  const all = new Uint8Array(bytes)
  let text = ''
  for (let at = 0; at < all.length; at += 0x8000)
    text += String.fromCharCode(...all.subarray(at, at + 0x8000))
  return btoa(text)
}
const bytesOf = (text: string): ArrayBuffer => Uint8Array.from(atob(text), (one) => one.charCodeAt(0)).buffer

const closed = ({ arquivos, ...row }: Row) => ({
  ...row,
  arquivos: arquivos.map(({ bytes, ...one }) => ({ ...one, bytes: textOf(bytes) })),
})
const opened = ({ arquivos, ...row }: ReturnType<typeof closed>): Row => ({
  ...row,
  arquivos: arquivos.map(({ bytes, ...one }) => ({ ...one, bytes: bytesOf(bytes) })),
})

async function using<T>(work: (db: Awaited<ReturnType<typeof openObras>>) => Promise<T>): Promise<T> {
  const db = await openObras()
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

export const obraHolder: Holder = {
  nome: 'obra',
  collect: (conta) =>
    using(async (db) => {
      const index = db.transaction('obra').store.index('conta')
      const found: Trabalho[] = []
      for (let at = await index.openCursor(nameOf(conta)); at; at = await at.continue())
        found.push({
          id: at.primaryKey,
          valor: closed(at.value),
          // What was answered with is told of with its answer.
          ...(!at.value.vai && { tipo: 'rascunho' as const }),
        })
      return found
    }),
  drop: (_, trabalhos) =>
    using(async (db) => {
      const { store, done } = db.transaction('obra', 'readwrite')
      for (const { id, valor } of trabalhos)
        if ((await store.get(id))?.em === (valor as Row).em) await store.delete(id)
      await done
    }),
  restore: (conta, { id, valor }) =>
    using(async (db) => {
      if (!id.startsWith(`${nameOf(conta)}:`)) return false
      const row = opened(valor as ReturnType<typeof closed>)
      const { store, done } = db.transaction('obra', 'readwrite', { durability: 'strict' })
      const there = await store.get(id)
      if (!there) await store.put(row, id)
      await done
      return !there || there.em === row.em
    }),
  // All of it is work.
  forget: async () => {},
}
