/** No mark lands on another pupil, none is lost, and none goes silently over another corrector's, however slow the network. */
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Correcao } from '../../shapes.ts'
import { createMesaStore, type Guardada, type Remoto, type Sent, VAZIA } from './store.ts'

class Conflict extends Error {}
class Away extends Error {}

/** The server's rule, and a network of any slowness that loses answers. */
function serverOf(delay: (n: number) => number, loses: (n: number) => boolean = () => false) {
  const kept = new Map<number, Correcao>()
  const written: (Sent & { autor: string })[] = []
  let n = 0
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
  const clientOf = (nome: string): Remoto & { device: Map<number, Guardada> } => {
    const device = new Map<number, Guardada>()
    return {
      device,
      send: async (sent) => {
        const turn = n++
        await wait(delay(turn) / 2)
        const there = kept.get(sent.id)
        const { revisao, escrita } = sent
        const again =
          there?.revisao === revisao + 1 &&
          there.autor.nome === nome &&
          JSON.stringify({ ...there, ...escrita }) === JSON.stringify(there)
        if (!again && (there?.revisao ?? 0) !== revisao) throw new Conflict()
        const next = again ? there : { ...escrita, revisao: revisao + 1, autor: { id: 1, nome } }
        if (!again) written.push({ ...sent, autor: nome })
        kept.set(sent.id, next)
        await wait(delay(turn) / 2)
        if (loses(turn)) throw new Away()
        return next
      },
      read: async (id) => ({ vez: 1, regua: 1, correcao: kept.get(id) ?? null }),
      isConflict: (problem) => problem instanceof Conflict,
      isPassing: (problem) => problem instanceof Away,
      keep: (id, guardada) => (guardada ? device.set(id, guardada) : device.delete(id)),
      kept: (id) => device.get(id) ?? null,
    }
  }
  return { kept, written, clientOf }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('with 300 ms of delay and a key every 50 ms each mark is on the pupil whose work was open', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ id: fc.integer({ min: 1, max: 4 }), nivel: fc.integer({ min: 0, max: 3 }) }), {
        minLength: 1,
        maxLength: 40,
      }),
      fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 10 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
      async (keys, delays, losses) => {
        const server = serverOf(
          (n) => 300 + (delays[n % delays.length] ?? 0),
          (n) => n < 8 && (losses[n % losses.length] ?? false),
        )
        const store = createMesaStore(server.clientOf('Cecília'))
        const last = new Map<number, number>()
        for (const id of [1, 2, 3, 4]) store.open(id, { vez: 1, regua: 1, correcao: null })
        for (const { id, nivel } of keys) {
          store.write(id, { rubrica: [{ criterio: `c${id}`, nivel }] })
          last.set(id, nivel)
          await vi.advanceTimersByTimeAsync(50)
        }
        await vi.advanceTimersByTimeAsync(400_000)
        for (const [id, nivel] of last)
          expect(server.kept.get(id)?.rubrica).toEqual([{ criterio: `c${id}`, nivel }])
        expect([...server.kept.keys()].sort()).toEqual([...last.keys()].sort())
        for (const { id, escrita } of server.written)
          expect(escrita.rubrica.every(({ criterio }) => criterio === `c${id}`)).toBe(true)
        store.stop()
      },
    ),
    { numRuns: 40 },
  )
})

it('an answer that was lost is no other corrector: keys pressed since go on from what it wrote', async () => {
  const server = serverOf(
    () => 300,
    (n) => n === 0,
  )
  const store = createMesaStore(server.clientOf('Cecília'))
  store.open(7, { vez: 1, regua: 1, correcao: null })
  store.write(7, { comentario: 'Boa' })
  await vi.advanceTimersByTimeAsync(1_000)
  store.write(7, { comentario: 'Boa pesquisa' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.kept.get(7)).toMatchObject({ comentario: 'Boa pesquisa', revisao: 2 })
  expect(store.read().get(7)?.outra).toBeNull()
  store.stop()
})

it('two tabs: whoever comes second decides, and sees what the other wrote', async () => {
  const server = serverOf(() => 300)
  const [one, two] = [createMesaStore(server.clientOf('Cecília')), createMesaStore(server.clientOf('Otávio'))]
  for (const store of [one, two]) store.open(7, { vez: 1, regua: 1, correcao: null })
  one.write(7, { comentario: 'de Cecília' })
  await vi.advanceTimersByTimeAsync(2_000)
  two.write(7, { comentario: 'de Otávio' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(server.kept.get(7)?.comentario).toBe('de Cecília')
  expect(two.read().get(7)).toMatchObject({
    escrita: { comentario: 'de Otávio' },
    outra: { comentario: 'de Cecília', autor: { nome: 'Cecília' } },
  })
  // Until it is decided nothing more goes.
  two.write(7, { comentario: 'de Otávio, mais' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(server.kept.get(7)?.comentario).toBe('de Cecília')
  two.resolve(7, true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(server.kept.get(7)).toMatchObject({ comentario: 'de Otávio, mais', revisao: 2 })
  one.write(7, { comentario: 'de Cecília outra vez' })
  await vi.advanceTimersByTimeAsync(2_000)
  one.resolve(7, false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(one.read().get(7)).toMatchObject({ escrita: { comentario: 'de Otávio, mais' }, outra: null })
  expect(server.kept.get(7)?.revisao).toBe(2)
})

it('what was not sent is there again on this device, and goes', async () => {
  let away = true
  const server = serverOf(() => 10)
  const client = server.clientOf('Cecília')
  const slow: Remoto = { ...client, send: (sent) => (away ? Promise.reject(new Away()) : client.send(sent)) }
  const before = createMesaStore(slow)
  before.open(3, { vez: 1, regua: 1, correcao: null })
  before.write(3, { comentario: 'metade' })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(before.read().get(3)).toMatchObject({ fase: 'falhou' })
  before.stop()
  away = false
  const after = createMesaStore(slow)
  after.open(3, { vez: 1, regua: 1, correcao: null })
  expect(after.read().get(3)?.escrita.comentario).toBe('metade')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(server.kept.get(3)?.comentario).toBe('metade')
  expect(client.device.size).toBe(0)
})

it('what is changed after it was ready is not ready any more; what is read again changes nothing that is written', async () => {
  const server = serverOf(() => 100)
  const store = createMesaStore(server.clientOf('Cecília'))
  store.open(1, { vez: 1, regua: 1, correcao: null })
  store.write(1, { nota: 8, pronta: true }, 'now')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.kept.get(1)).toMatchObject({ nota: 8, pronta: true })
  store.write(1, { comentario: 'ainda' })
  store.open(1, { vez: 1, regua: 1, correcao: { ...VAZIA, revisao: 9, autor: { id: 2, nome: 'Otávio' } } })
  expect(store.read().get(1)?.escrita).toMatchObject({ nota: 8, comentario: 'ainda', pronta: false })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.kept.get(1)).toMatchObject({ comentario: 'ainda', pronta: false })
  store.write(99, { nota: 1 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.kept.has(99)).toBe(false)
})

it('of a rubric that changed meanwhile no level is taken for another: the words stay, levels are chosen anew', async () => {
  const server = serverOf(() => 100)
  const client = server.clientOf('Cecília')
  const refused: Remoto = { ...client, send: () => Promise.reject(new Error('entrega_mudou')) }
  const store = createMesaStore(refused)
  store.open(1, { vez: 1, regua: 1, correcao: null })
  store.write(1, { rubrica: [{ criterio: 'a', nivel: 1 }], comentario: 'Convence', pronta: true }, 'now')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(store.read().get(1)).toMatchObject({ fase: 'falhou' })
  store.open(1, { vez: 1, regua: 2, correcao: null })
  expect(store.read().get(1)).toMatchObject({
    ...{ regua: 2, fase: 'parada' },
    escrita: { rubrica: [], comentario: 'Convence', pronta: false },
  })
})

it('what was not sent of a sending that is another by now is kept apart, on the device too, until it is used', async () => {
  const server = serverOf(() => 100)
  const client = server.clientOf('Cecília')
  const refused: Remoto = { ...client, send: () => Promise.reject(new Error('entrega_mudou')) }
  const before = createMesaStore(refused)
  before.open(1, { vez: 1, regua: 1, correcao: null })
  before.write(1, { comentario: 'Falta a data', nota: 4 })
  await vi.advanceTimersByTimeAsync(1_000)
  // Given back by somebody else, and sent again.
  before.open(1, { vez: 2, regua: 1, correcao: null })
  const expected = {
    escrita: { comentario: '', nota: null },
    antiga: { vez: 1, escrita: { comentario: 'Falta a data', nota: 4 } },
  }
  expect(before.read().get(1)).toMatchObject(expected)
  before.stop()
  const after = createMesaStore(client)
  after.open(1, { vez: 2, regua: 1, correcao: null })
  expect(after.read().get(1)).toMatchObject(expected)
  // What is written about the new one goes, and leaves the old one where it is.
  after.write(1, { comentario: 'Agora sim' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.kept.get(1)?.comentario).toBe('Agora sim')
  expect(client.device.get(1)?.antiga?.vez).toBe(1)
  after.forget(1)
  expect(after.read().get(1)).toMatchObject({ antiga: null, escrita: { comentario: 'Agora sim' } })
  expect(client.device.size).toBe(0)
})
