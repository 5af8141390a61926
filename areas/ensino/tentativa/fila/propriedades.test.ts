/** R6: whatever the order, the repetition, the tabs and the crashes, the server ends with the same, once, and nothing is lost. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANA, conclusao, device, modelServer, resposta } from '../server/testing-fila.ts'
import type { Envio, Novo } from './fila.ts'
import { createFila } from './fila.ts'
import { memoryStore } from './memory.ts'
import type { Registro } from './shapes.ts'
import type { FilaStore } from './store.ts'

/** What somebody does: answers to few screens of few attempts, at instants that often collide, and handing in. */
const doings: fc.Arbitrary<Novo> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.nat(4), fc.nat(5), fc.nat(9), fc.nat(20))
      .map(([t, tela, v, em]) => resposta(t, tela + 1, v, em * 1000)),
  },
  { weight: 1, arbitrary: fc.tuple(fc.nat(4), fc.nat(20)).map(([t, em]) => conclusao(t, em * 1000)) },
)

/** The records that these doings make on a device without network. */
async function recordsOf(novos: readonly Novo[], seed = 1): Promise<readonly Registro[]> {
  const tablet = device(async () => ({ fim: 'adiado' }), seeded(seed))
  const fila = tablet.open()
  for (const novo of novos) await fila.add(novo)
  return (await tablet.store.items()).map(({ registro }) => registro)
}

/** Mulberry32. */
function seeded(seed: number): () => number {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const inChunks = (records: readonly Registro[], size: number): Registro[][] =>
  Array.from({ length: Math.ceil(records.length / size) }, (_, i) => records.slice(i * size, (i + 1) * size))

const shuffled = <T>(list: readonly T[], random: () => number): T[] =>
  list
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)

describe('R6: arrival', () => {
  it('1,000 records in any order, repeated and interleaved, make the same final state', async () => {
    const novos = fc.sample(doings, { numRuns: 1_000, seed: 6 })
    const records = await recordsOf(novos)
    const plain = modelServer()
    for (const lote of inChunks(records, 50)) plain.receive(lote, 7)
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 50 }), (seed, size) => {
        const random = seeded(seed)
        const twice = shuffled([...records, ...records.filter(() => random() < 0.3)], random)
        const server = modelServer()
        for (const lote of inChunks(twice, size)) server.receive(lote, 7)
        expect(server.state()).toEqual(plain.state())
        expect(server.doubled()).toBe(0)
      }),
      { numRuns: 25 },
    )
  })

  it('sees a planted rule that depends on the order', async () => {
    const records = await recordsOf([resposta(1, 1, 'a', 5), resposta(1, 1, 'b', 9)])
    const [one, two] = [modelServer(() => true), modelServer(() => true)]
    one.receive(records, 7)
    two.receive(records.toReversed(), 7)
    expect(one.state()).not.toEqual(two.state())
  })
})

/** A network that loses the question, loses the answer, is slow, is refused or works, as the numbers say. */
const networks = fc.infiniteStream(fc.nat(9))

describe('R6: the device', () => {
  it('over any network, with two tabs, nothing is lost and nothing doubles', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(doings, { maxLength: 80 }),
        networks,
        fc.integer(),
        async (novos, luck, seed) => {
          const server = modelServer()
          const random = seeded(seed)
          let open = 0
          let most = 0
          let fair = false
          const answer = async (registros: readonly Registro[]): Promise<Envio> => {
            await Promise.resolve()
            const outcome = fair ? 9 : luck.next().value
            if (outcome === 0) throw new Error('lost on the way')
            const envio = server.receive(registros, 7)
            if (outcome === 1) throw new Error('the answer is lost')
            if (outcome === 2) return { fim: 'adiado', segundos: 60 }
            if (outcome !== 3 || envio.fim !== 'respondido') return envio
            const { recebimentos, recebido_em } = envio.resposta
            const half = recebimentos.filter((_, i) => i % 2 === 0)
            return { fim: 'respondido', resposta: { recebimentos: half, recebido_em } }
          }
          const tablet = device(async (registros) => {
            most = Math.max(most, ++open)
            return answer(registros).finally(() => open--)
          }, random)
          const [one, other] = [tablet.open(), tablet.open()]
          const made: string[] = []
          for (const novo of novos) made.push((await (random() < 0.5 ? one : other).add(novo)).uuid)
          await tablet.pass(120_000)
          fair = true
          open = 0
          await one.flush(true)
          await tablet.pass(3_600_000)
          await other.flush(true)
          expect(await tablet.store.items()).toEqual([])
          expect(most).toBeLessThanOrEqual(1)
          expect([...server.taken].sort()).toEqual([...made].sort())
          expect(server.doubled()).toBe(0)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('a crash between any two steps loses nothing and doubles nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(doings, { minLength: 1, maxLength: 20 }),
        fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }),
        async (novos, crashes) => {
          const server = modelServer()
          const kept = memoryStore()
          const promised: string[] = []
          let todo = [...novos]
          for (const steps of [...crashes, Number.POSITIVE_INFINITY]) {
            let left = steps
            const step = async (): Promise<void> => {
              if (left-- <= 0) await new Promise(() => {})
            }
            const frail: FilaStore = {
              items: () => step().then(kept.items),
              estado: () => step().then(kept.estado),
              append: async (make) => {
                await step()
                const registro = await kept.append(make)
                await step()
                return registro
              },
              apply: async (mudanca) => {
                await step()
                await kept.apply(mudanca)
                await step()
              },
            }
            const tablet = device(
              async (registros) => {
                await step()
                const envio = server.receive(registros, 7)
                await step()
                return envio
              },
              seeded(steps + promised.length),
            )
            const fila = tablet.open({ store: frail })
            const life = (async () => {
              for (let novo = todo[0]; novo; novo = todo[0]) {
                promised.push((await fila.add(novo)).uuid)
                todo = todo.slice(1)
              }
              await fila.flush(true)
            })()
            await Promise.race([life, tablet.pass(1_000)])
            fila.stop()
          }
          const last = createLast(kept, server)
          await last.flush(true)
          expect(await kept.items()).toEqual([])
          expect(server.doubled()).toBe(0)
          // A record whose keeping was not yet promised may have been kept as well: never the other way round.
          expect(promised.filter((uuid) => !server.taken.includes(uuid))).toEqual([])
        },
      ),
      { numRuns: 100 },
    )
  })

  it('with no room left, works from memory, says so, and loses nothing that could be sent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(doings, { minLength: 1, maxLength: 30 }), fc.nat(10), async (novos, room) => {
        const server = modelServer()
        let away = true
        const kept = memoryStore()
        const small: FilaStore = {
          ...kept,
          append: async (make) => {
            if ((await kept.items()).length >= room) throw new DOMException('full', 'QuotaExceededError')
            return kept.append(make)
          },
        }
        const tablet = device(async (registros) => (away ? { fim: 'adiado' } : server.receive(registros, 7)))
        const fila = tablet.open({ store: small })
        const made: string[] = []
        for (const novo of novos) made.push((await fila.add(novo)).uuid)
        expect(fila.get()).toMatchObject({ pendentes: novos.length, semEspaco: novos.length > room })
        away = false
        await fila.flush(true)
        expect([...server.taken].sort()).toEqual(made.sort())
        expect(fila.get()).toMatchObject({ pendentes: 0, semEspaco: false })
      }),
      { numRuns: 40 },
    )
  })

  it('without any storage, works from memory and still sends each record once', async () => {
    const server = modelServer()
    const refuses = async (): Promise<never> => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const fila = device(async (registros) => server.receive(registros, 7)).open({
      store: { items: refuses, estado: refuses, append: refuses, apply: refuses },
    })
    const made = [
      await fila.add(resposta(1, 1, 'a')),
      await fila.add(conclusao(1)),
      await fila.add(resposta(1, 99, 'b')),
    ]
    await fila.flush(true)
    expect(server.taken).toEqual(made.slice(0, 2).map(({ uuid }) => uuid))
    expect(fila.get()).toMatchObject({ pendentes: 0, recibos: [{}, {}], rejeitados: [{}] })
  })
})

const createLast = (store: FilaStore, server: ReturnType<typeof modelServer>) =>
  createFila({
    conta: ANA,
    dispositivo: '01890a5d-ac96-774b-bcce-b302099a8057',
    store,
    send: async (registros) => server.receive(registros, 7),
    now: Date.now,
    random: Math.random,
    desvio: () => 0,
    alone: (work) => work(),
    later: () => () => {},
  })
