/** What the device has no room for: where it waits, what is put down when there is room again, and in which order. */
import { expect, it } from 'vitest'
import { sha256Hex } from '../../../../core/contract/sha256.ts'
import { memoryStore } from './memory.ts'
import { withOverflow } from './overflow.ts'
import type { Registro } from './shapes.ts'
import { RECIBOS } from './store.ts'
import { buildRegistro } from './testing.ts'

const record = () => buildRegistro({ REQUEST_USU_ID: 7, tentativa: 't', aula: 1 })
const making = (registro: Registro) => (anterior: string) => ({
  registro: { ...registro, hash_anterior: anterior },
  hash: sha256Hex(`${anterior} ${registro.uuid}`),
})

/** A device with room for so many records; `broken`: its storage refuses everything. */
function device(room = Number.POSITIVE_INFINITY) {
  const kept = memoryStore()
  const state = { room, broken: false }
  const whole = async () => {
    if (state.broken) throw new DOMException('blocked', 'SecurityError')
  }
  const store = withOverflow({
    items: async () => {
      await whole()
      return kept.items()
    },
    estado: async () => {
      await whole()
      return kept.estado()
    },
    append: async (make) => {
      await whole()
      if ((await kept.items()).length >= state.room) throw new DOMException('full', 'QuotaExceededError')
      return kept.append(make)
    },
    apply: async (mudanca) => {
      await whole()
      await kept.apply(mudanca)
    },
  })
  return { state, kept, store, add: (registro: Registro) => store.append(making(registro)) }
}

const uuids = (items: readonly { registro: Registro }[]) => items.map(({ registro }) => registro.uuid)

it('waits in memory, and is put down in its order by the next record that finds room', async () => {
  const { state, kept, store, add } = device(1)
  const made = [record(), record(), record(), record()]
  const added: Registro[] = []
  for (const one of made.slice(0, 3)) added.push(await add(one))
  expect([uuids(await kept.items()), store.isFull()]).toEqual([
    uuids(made.slice(0, 1).map((registro) => ({ registro }))),
    true,
  ])
  expect(uuids(await store.items())).toEqual(made.slice(0, 3).map(({ uuid }) => uuid))
  state.room = 10
  added.push(await add(made[3] as Registro))
  expect([uuids(await kept.items()), store.isFull()]).toEqual([made.map(({ uuid }) => uuid), false])
  // Each names the one before, wherever that one waited.
  const hashes = ['0'.repeat(64)]
  for (const one of made) hashes.push(sha256Hex(`${hashes.at(-1)} ${one.uuid}`))
  expect(added.map(({ hash_anterior }) => hash_anterior)).toEqual(hashes.slice(0, 4))
  expect((await kept.estado()).hash).toBe(hashes[4])
})

it('keeps what was refused meanwhile refused when it is put down, and what was taken is not put down', async () => {
  const { state, kept, store, add } = device(0)
  const [taken, refused, waits] = [record(), record(), record()]
  for (const one of [taken, refused, waits]) await add(one)
  await store.apply({
    remove: [taken.uuid],
    rejeita: [{ uuid: refused.uuid, motivo: 'forma_invalida', em: 5 }],
  })
  expect(uuids(await store.items())).toEqual([refused.uuid, waits.uuid])
  state.room = 10
  const last = record()
  await add(last)
  expect((await kept.items()).map(({ registro, rejeitado }) => [registro.uuid, rejeitado])).toEqual([
    [refused.uuid, { motivo: 'forma_invalida', em: 5 }],
    [waits.uuid, undefined],
    [last.uuid, undefined],
  ])
})

it('gives up old receipts for room', async () => {
  const { state, kept, store, add } = device(1)
  await add(record())
  const recibos = Array.from({ length: RECIBOS }, (_, n) => ({
    ...{ uuid: `${n}`, tipo: 'resposta' as const, aula: 1, tentativa: 't', recebido_em: '' },
  }))
  await store.apply({ estado: { recibos } })
  expect((await kept.estado()).recibos).toHaveLength(RECIBOS)
  state.room = 1
  await add(record())
  expect([(await kept.estado()).recibos, store.isFull()]).toEqual([[], true])
})

it('holds a change that storage refuses, and writes it with the next one', async () => {
  const { state, kept, store, add } = device()
  const [first, second] = [record(), record()]
  await add(first)
  await add(second)
  state.broken = true
  await store.apply({ remove: [first.uuid], estado: { falhas: 3 } })
  await store.apply({ estado: { proxima: 9 } })
  expect((await store.estado()).falhas).toBe(3)
  expect(uuids(await kept.items())).toEqual([first.uuid, second.uuid])
  state.broken = false
  expect([uuids(await store.items()), (await store.estado()).proxima]).toEqual([[second.uuid], 9])
  await store.apply({ estado: { ultimoEnvio: 1 } })
  expect([uuids(await kept.items()), await kept.estado()]).toEqual([
    [second.uuid],
    expect.objectContaining({ falhas: 3, proxima: 9, ultimoEnvio: 1 }),
  ])
})
