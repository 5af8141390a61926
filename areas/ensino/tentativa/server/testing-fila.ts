/** For tests: a device, its virtual time and a server that keeps records as the real one must. */
import { createFila, type Envio, type Fila, type Novo } from '../fila/fila.ts'
import { memoryStore } from '../fila/memory.ts'
import { type Dada, supersedes } from '../fila/order.ts'
import { LOTE_BYTES, LOTE_REGISTROS, type Recebimento, type Registro } from '../fila/shapes.ts'
import type { Conta, FilaStore } from '../fila/store.ts'

export const ANA: Conta = { tenant: 'demo', usuario: 7 }
const INICIO = Date.UTC(2026, 10, 21, 12)

/** What the server holds: the answer to each screen of each attempt, and which attempts were handed in. */
export interface ModelServer {
  receive: (registros: readonly Registro[], usuario: number) => Envio
  /** Comparable, whatever the order of arrival. */
  state: () => unknown
  /** Names of the records taken, in order. */
  taken: string[]
  /** How often a record was taken a second time. */
  doubled: () => number
}

/** `wins`: whether an answer takes the place of the one that is there. */
export function modelServer(wins = supersedes): ModelServer {
  const taken: string[] = []
  const answers = new Map<string, Dada>()
  const done = new Map<string, string>()
  return {
    taken,
    doubled: () => taken.length - new Set(taken).size,
    state: () => [[...answers].sort(), [...done].sort()],
    receive(registros, usuario) {
      if (registros.length > LOTE_REGISTROS) throw new Error('too many')
      if (registros.length > 1 && new TextEncoder().encode(JSON.stringify({ registros })).length > LOTE_BYTES)
        throw new Error('too large')
      if (registros.some(({ REQUEST_USU_ID }) => REQUEST_USU_ID !== usuario)) return { fim: 'sem_conta' }
      const recebimentos = registros.map((registro): Recebimento => {
        const { uuid, tentativa, tipo, respostas, concluido_em } = registro
        if (taken.includes(uuid)) return { uuid, resultado: 'duplicado' }
        if (respostas.some(({ tela }) => tela === 99))
          return { uuid, resultado: 'rejeitado', motivo: 'tela_desconhecida' }
        taken.push(uuid)
        for (const resposta of respostas) {
          const key = `${tentativa}/${resposta.tela}`
          const given = { ...resposta, uuid }
          const before = answers.get(key)
          if (!before || wins(given, before)) answers.set(key, given)
        }
        const before = done.get(tentativa) ?? ''
        if (tipo === 'conclusao' && concluido_em && concluido_em > before) done.set(tentativa, concluido_em)
        return { uuid, resultado: 'aceito' }
      })
      return { fim: 'respondido', resposta: { recebimentos, recebido_em: new Date(INICIO).toISOString() } }
    },
  }
}

export interface Device {
  open: (
    overrides?: Partial<{
      send: (registros: readonly Registro[]) => Promise<Envio>
      store: FilaStore
      conta: Conta
    }>,
  ) => Fila
  store: FilaStore
  clock: { now: number }
  /** Runs what waits for a time, in order, until nothing waits or `limit` ms have passed. */
  pass: (limit: number) => Promise<void>
  /** Waits that are armed, in ms from now. */
  waits: () => number[]
}

/** One browser profile: its tabs share the store and the lock. */
export function device(
  send: (registros: readonly Registro[]) => Promise<Envio>,
  random = Math.random,
): Device {
  const clock = { now: INICIO }
  const store = memoryStore()
  let timers: { at: number; work: () => void }[] = []
  let last: Promise<void> = Promise.resolve()
  return {
    store,
    clock,
    waits: () => timers.map(({ at }) => at - clock.now),
    open: (overrides = {}) =>
      createFila({
        conta: ANA,
        dispositivo: '01890a5d-ac96-774b-bcce-b302099a8057',
        store,
        send,
        now: () => clock.now++,
        random,
        desvio: () => 0,
        alone: (work) => {
          last = last.then(work, work)
          return last
        },
        later: (milliseconds, work) => {
          const timer = { at: clock.now + milliseconds, work }
          timers.push(timer)
          return () => {
            timers = timers.filter((other) => other !== timer)
          }
        },
        ...overrides,
      }),
    async pass(limit) {
      const end = clock.now + limit
      for (;;) {
        await rest()
        const [first] = timers.toSorted((a, b) => a.at - b.at)
        if (!first || first.at > end) break
        timers = timers.filter((other) => other !== first)
        clock.now = Math.max(clock.now, first.at)
        first.work()
      }
      clock.now = Math.max(clock.now, end)
    },
  }
}

/** All that can go on without a timer has gone on. */
export const rest = (): Promise<void> => new Promise((done) => setTimeout(done, 0))

export const resposta = (tentativa: number, tela: number, valor: unknown, em = 0): Novo => ({
  tipo: 'resposta',
  aula: 1,
  versao: 1,
  turma: null,
  tentativa: `01890a5d-ac96-774b-bcce-${String(tentativa).padStart(12, '0')}`,
  respostas: [
    { tela, resposta: valor, vezes: 1, tempo: 5, respondida_em: new Date(INICIO + em).toISOString() },
  ],
  nota_calculada: null,
  tempo: 5,
  iniciado_em: new Date(INICIO).toISOString(),
  concluido_em: null,
})

export const conclusao = (tentativa: number, em = 0): Novo => ({
  ...resposta(tentativa, 1, null),
  tipo: 'conclusao',
  respostas: [],
  nota_calculada: 10,
  concluido_em: new Date(INICIO + em).toISOString(),
})
