/** The queue of each account in this tab, and what wakes it: opening, the network, coming back, another tab, signing in. */
import { call } from '../../../../../core/web/call.ts'
import type { Transport } from '../../../../../core/web/client/request.ts'
import { checkClock } from '../../../../../core/web/device/clock.ts'
import { isOnline } from '../../../../../core/web/device/network.ts'
import { sessionStore } from '../../../../../core/web/session/store.ts'
import { tenantApi } from '../../../../acesso/tenant/contract.ts'
import { createFila, type Fila } from '../../fila/fila.ts'
import type { Conta } from '../../fila/store.ts'
import { alone, askToPersist, deviceId, random } from './device.ts'
import { notePending } from './pending.ts'
import { isHere, sender } from './send.ts'
import { browserStore, nameOf } from './store.ts'

const queues = new Map<string, { fila: Fila; close: () => void }>()

/** The queue of an account, woken for the first time when it is first asked for. */
export function queueOf(conta: Conta, transport: Transport): Fila {
  const name = nameOf(conta)
  const known = queues.get(name)
  if (known) return known.fila
  const left = new AbortController()
  const fila = openQueue(conta, name, transport, left.signal)
  queues.set(name, { fila, close: () => left.abort() })
  return fila
}

/** The account has left: what this tab knew of its queue goes. What no room was found for waits on in memory. */
export function closeQueue(name: string): void {
  const open = queues.get(name)
  if (!open || open.fila.get().semEspaco) return
  queues.delete(name)
  open.fila.stop()
  open.close()
}

function openQueue(conta: Conta, name: string, transport: Transport, left: AbortSignal): Fila {
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`fila:${name}`)
  let desvio = 0
  const fila = createFila({
    conta,
    dispositivo: deviceId(),
    store: browserStore(conta),
    send: sender(transport, conta),
    now: Date.now,
    random,
    desvio: () => desvio,
    alone: (work) => alone(`fila:${name}`, work),
    later: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds)
      return () => clearTimeout(timer)
    },
    changed: () => {
      if (!left.aborted) tabs?.postMessage(null)
    },
  })
  async function seeClock(): Promise<void> {
    const check = await checkClock(async () => (await call(transport, tenantApi.serverTime, {})).data)
    desvio = check?.difference ?? desvio
  }
  const wake = (): void => {
    if (!isOnline()) return
    void seeClock()
    void fila.flush(true).then(bringRest)
  }
  /** What was made for answers that a teacher had to take first. Others leave with their answers. */
  async function bringRest(): Promise<void> {
    if (fila.get().pendentes > 0 || left.aborted || !isHere(conta)) return
    const { bringObras } = await import('./bring.ts')
    await bringObras(transport, name).catch(() => {})
  }
  left.addEventListener('abort', () => tabs?.close())
  tabs?.addEventListener('message', () => void fila.refresh())
  globalThis.addEventListener('online', wake, { signal: left })
  const shown = () => {
    if (document.visibilityState === 'visible') wake()
  }
  document.addEventListener('visibilitychange', shown, { signal: left })
  const unheard = sessionStore.subscribe(() => {
    if (fila.get().semConta) void fila.flush()
  })
  left.addEventListener('abort', unheard)
  let persistent = false
  fila.subscribe(() => {
    const { pendentes } = fila.get()
    if (left.aborted) return
    notePending(name, pendentes > 0)
    if (pendentes > 0 && !persistent) {
      persistent = true
      void askToPersist().catch(() => {})
    }
  })
  void fila.refresh().then(wake)
  return fila
}
