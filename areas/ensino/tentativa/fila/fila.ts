/** The queue of grades of one account on one device (H-07): keeps, sends, and lets go of nothing before it is received. */
import { BACKOFF_LONGEST, backoff, nextBatch } from './batch.ts'
import { hashOf, resumoOf, uuid7 } from './order.ts'
import { withOverflow } from './overflow.ts'
import { ANUNCIADAS, LOTE_REGISTROS, type LoteRecebido, type Motivo, type Registro } from './shapes.ts'
import { type Conta, type Estado, type FilaStore, type Item, RECIBOS, type Recibo } from './store.ts'

/** How a sending ended. What throws counts as `adiado`. */
export type Envio =
  | { fim: 'respondido'; resposta: LoteRecebido }
  /** No network, no server, too many requests; `segundos` when the server says how long. */
  | { fim: 'adiado'; segundos?: number }
  /** This account's token is not at hand, or was refused, or is another's (409 `usuario_divergente`). */
  | { fim: 'sem_conta' }
  /** One of the records makes the whole unreadable or too large for the server. */
  | { fim: 'recusado'; motivo: Motivo }

/** What the player knows of a record; the queue adds the rest. */
export type Novo = Omit<
  Registro,
  'uuid' | 'REQUEST_USU_ID' | 'tenant' | 'desvio_relogio_s' | 'dispositivo_id' | 'hash_anterior'
>

export interface FilaOptions {
  conta: Conta
  dispositivo: string
  store: FilaStore
  /** `pendentes`: what waits here beside these records. */
  send: (registros: readonly Registro[], pendentes: readonly string[]) => Promise<Envio>
  /** Milliseconds of the device. */
  now: () => number
  /** From 0 to 1. */
  random: () => number
  /** Seconds that the server is ahead of the device, as last seen. */
  desvio: () => number
  /** Runs the work when no other tab, nor this one, is at it: a lock of the account. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Runs the work later; gives back how to call it off. */
  later: (milliseconds: number, work: () => void) => () => void
  /** Tells the other tabs. */
  changed?: () => void
}

export type Rejeitado = Item & Required<Pick<Item, 'rejeitado'>>

/** What the pupil sees of the queue. */
export interface Retrato {
  pendentes: number
  rejeitados: readonly Rejeitado[]
  recibos: Estado['recibos']
  ultimoEnvio: number | null
  enviando: boolean
  /** Sending waits for the account to be signed in again. */
  semConta: boolean
  /** The device has no room: what was done last is in memory only, until it is sent. */
  semEspaco: boolean
}

export interface Fila {
  conta: Conta
  /** Resolves when the record is kept; sending comes by itself. */
  add: (novo: Novo) => Promise<Registro>
  /** Sends now what may go; `asked` does not mind the wait after a failure. */
  flush: (asked?: boolean) => Promise<void>
  get: () => Retrato
  subscribe: (listener: () => void) => () => void
  /** Another tab changed what is kept. */
  refresh: () => Promise<void>
  stop: () => void
}

const NADA: Retrato = {
  pendentes: 0,
  rejeitados: [],
  recibos: [],
  ultimoEnvio: null,
  enviando: false,
  semConta: false,
  semEspaco: false,
}

export function createFila(options: FilaOptions): Fila {
  const { conta, now, random } = options
  const store = withOverflow(options.store)
  const listeners = new Set<() => void>()
  let retrato = NADA
  let most = LOTE_REGISTROS
  let stopped = false
  let callOff = (): void => {}
  let adding: Promise<unknown> = Promise.resolve()
  let running: Promise<void> | null = null
  let next: { asked: boolean } | null = null

  function show(change: Partial<Retrato>): void {
    retrato = { ...retrato, ...change }
    for (const listener of listeners) listener()
  }

  async function refresh(): Promise<void> {
    const [items, { recibos, ultimoEnvio }] = await Promise.all([store.items(), store.estado()])
    const rejeitados = items.filter((item): item is Rejeitado => item.rejeitado !== undefined)
    const pendentes = items.length - rejeitados.length
    show({ pendentes, rejeitados, recibos, ultimoEnvio, semEspaco: store.isFull() })
  }

  async function told(): Promise<void> {
    await refresh()
    options.changed?.()
  }

  const digests = new Map<string, string>()
  /** What waits for long is announced often, and digested once. */
  function digestOf(registro: Registro): string {
    const digest = digests.get(registro.uuid) ?? resumoOf(registro)
    digests.set(registro.uuid, digest)
    return digest
  }

  function complete(novo: Novo, anterior: string): { registro: Registro; hash: string } {
    const registro: Registro = {
      ...novo,
      uuid: uuid7(now(), random),
      REQUEST_USU_ID: conta.usuario,
      tenant: conta.tenant,
      desvio_relogio_s: Math.round(options.desvio()),
      dispositivo_id: options.dispositivo,
      hash_anterior: anterior,
    }
    return { registro, hash: hashOf(registro) }
  }

  // One at a time: each record names the one before.
  async function add(novo: Novo): Promise<Registro> {
    const adds = adding.then(() => store.append((hash) => complete(novo, hash)))
    adding = adds.catch(() => {})
    const registro = await adds
    await told()
    void flush()
    return registro
  }

  /** What was made for this account and waits. */
  const pending = async (): Promise<Registro[]> =>
    (await store.items())
      .filter(({ rejeitado }) => !rejeitado)
      .map(({ registro }) => registro)
      .filter(({ REQUEST_USU_ID, tenant }) => REQUEST_USU_ID === conta.usuario && tenant === conta.tenant)

  async function failed(seconds = 0): Promise<false> {
    const falhas = (await store.estado()).falhas + 1
    const wait = Math.min(BACKOFF_LONGEST, Math.max(backoff(falhas, random), seconds * 1_000))
    await store.apply({ estado: { falhas, proxima: now() + wait } })
    again(wait)
    return false
  }

  function again(wait: number): void {
    callOff()
    if (!stopped) callOff = options.later(wait, () => void flush())
  }

  /** Sends one batch; true when the next may follow at once. */
  async function sendOne(asked: boolean): Promise<boolean> {
    const all = await pending()
    const batch = nextBatch(all, most)
    if (batch.length === 0) return false
    const wait = (await store.estado()).proxima - now()
    // A clock that was set back must not hold the queue for longer than the longest wait.
    if (!asked && wait > 0 && wait <= BACKOFF_LONGEST) {
      again(wait)
      return false
    }
    show({ enviando: true })
    const going = new Set(batch)
    const behind = all.filter((registro) => !going.has(registro)).slice(0, ANUNCIADAS)
    const envio = await options.send(batch, behind.map(digestOf)).catch((): Envio => ({ fim: 'adiado' }))
    show({ semConta: envio.fim === 'sem_conta' })
    switch (envio.fim) {
      case 'respondido':
        return (await received(batch, envio.resposta)) || failed()
      case 'adiado':
        return failed(envio.segundos)
      case 'sem_conta':
        return false
      case 'recusado':
        return refused(batch, envio.motivo)
    }
  }

  /** Whether the server said anything of what was sent. */
  async function received(batch: readonly Registro[], resposta: LoteRecebido): Promise<boolean> {
    const { recibos } = await store.estado()
    const mudanca = settled(batch, resposta, now())
    const fresh = mudanca.recibos.filter(({ uuid }) => !recibos.some((old) => old.uuid === uuid))
    await store.apply({
      remove: mudanca.remove,
      rejeita: mudanca.rejeita,
      estado: {
        falhas: 0,
        proxima: 0,
        ultimoEnvio: now(),
        recibos: [...fresh.toReversed(), ...recibos].slice(0, RECIBOS),
      },
    })
    for (const uuid of mudanca.remove) digests.delete(uuid)
    most = Math.min(LOTE_REGISTROS, most * 2)
    return mudanca.remove.length + mudanca.rejeita.length > 0
  }

  /** Halves what was sent until the record that is to blame stands alone. */
  async function refused(batch: readonly Registro[], motivo: Motivo): Promise<true> {
    most = Math.max(1, Math.floor(batch.length / 2))
    const [only, ...others] = batch
    if (!only || others.length > 0) return true
    await store.apply({ rejeita: [{ uuid: only.uuid, motivo, em: now() }] })
    most = LOTE_REGISTROS
    return true
  }

  async function run(asked: boolean): Promise<void> {
    callOff()
    await options
      .alone(async () => {
        while (!stopped && (await sendOne(asked))) await told()
      })
      // Storage that fails must not end the queue.
      .catch(() => again(backoff(1, random)))
    show({ enviando: false })
    await told()
  }

  async function drive(): Promise<void> {
    for (let wish = next; wish && !stopped; wish = next) {
      next = null
      await run(wish.asked)
    }
    running = null
  }

  /** What is asked for while one runs happens once, after it: a record may have come after its last look. */
  function flush(asked = false): Promise<void> {
    next = { asked: asked || next?.asked === true }
    running ??= drive()
    return running
  }

  return {
    conta,
    add,
    flush,
    get: () => retrato,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    stop: () => {
      stopped = true
      callOff()
    },
  }
}

/** What an answer makes of the records that were sent; of others it says nothing. */
function settled(batch: readonly Registro[], { recebimentos, recebido_em }: LoteRecebido, em: number) {
  const remove: string[] = []
  const rejeita: { uuid: string; motivo: Motivo; em: number }[] = []
  const recibos: Recibo[] = []
  for (const { uuid, resultado, motivo, nota, relogio_incorreto } of recebimentos) {
    const registro = batch.find((one) => one.uuid === uuid)
    if (!registro) continue
    if (resultado === 'rejeitado') {
      rejeita.push({ uuid, motivo: motivo ?? 'forma_invalida', em })
      continue
    }
    const { tipo, aula, tentativa } = registro
    remove.push(uuid)
    const espera = resultado === 'guardado' && motivo ? { espera: motivo } : {}
    recibos.push({ uuid, tipo, aula, tentativa, nota, relogio_incorreto, recebido_em, ...espera })
  }
  return { remove, rejeita, recibos }
}
