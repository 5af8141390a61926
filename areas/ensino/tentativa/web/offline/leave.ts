/** The queue of an account that leaves this device: what was not sent is work, refused or not; receipts are not. */
import type { Holder, Trabalho } from '../../../../../core/web/device/leave/holder.ts'
import { ESTADO_INICIAL, type Item } from '../../fila/store.ts'
import { notePending } from './pending.ts'
import { closeQueue } from './queues.ts'
import { nameOf, openFila } from './store.ts'

const contaOf = ({ tenant, usuario }: { tenant: string; usuario: string }) =>
  nameOf({ tenant, usuario: Number(usuario) })

async function using<T>(work: (db: Awaited<ReturnType<typeof openFila>>) => Promise<T>): Promise<T> {
  const db = await openFila()
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

export const filaHolder: Holder = {
  nome: 'fila',
  collect: (conta) =>
    using(async (db) => {
      const kept = await db.getAllFromIndex('registro', 'conta', contaOf(conta))
      return kept.map(({ uuid, registro, rejeitado }): Trabalho => {
        const valor: Item = { registro, ...(rejeitado && { rejeitado }) }
        return { id: uuid, valor, ...(!rejeitado && { tipo: 'resposta' }) }
      })
    }),
  drop: (_, trabalhos) =>
    using(async (db) => {
      const { store, done } = db.transaction('registro', 'readwrite')
      for (const { id } of trabalhos) {
        const at = await store.index('uuid').getKey(id)
        if (at !== undefined) await store.delete(at)
      }
      await done
    }),
  restore: (conta, { id, valor }) =>
    using(async (db) => {
      const { registro, rejeitado } = valor as Item
      if (registro.tenant !== conta.tenant || String(registro.REQUEST_USU_ID) !== conta.usuario) return false
      const { store, done } = db.transaction('registro', 'readwrite', { durability: 'strict' })
      if ((await store.index('uuid').getKey(id)) === undefined)
        await store.add({ conta: contaOf(conta), uuid: id, registro, ...(rejeitado && { rejeitado }) })
      await done
      notePending(contaOf(conta), true)
      return true
    }),
  forget: (conta) =>
    using(async (db) => {
      const name = contaOf(conta)
      const tx = db.transaction(['registro', 'conta'], 'readwrite')
      const estado = await tx.objectStore('conta').get(name)
      // The chain goes on where it was: a digest tells nothing.
      if (estado) await tx.objectStore('conta').put({ ...ESTADO_INICIAL, hash: estado.hash }, name)
      const left = await tx.objectStore('registro').index('conta').count(name)
      await tx.done
      if (left === 0) notePending(name, false)
    }),
  quit: (conta) => closeQueue(contaOf(conta)),
}
