/** The queue of each account in this tab, and what wakes it: opening, the network, coming back, another tab, signing in. */
import { call } from '../../../../core/web/call.ts'
import type { Transport } from '../../../../core/web/client/request.ts'
import { checkClock } from '../../../../core/web/device/clock.ts'
import { isOnline } from '../../../../core/web/device/network.ts'
import { sessionStore } from '../../../../core/web/session/store.ts'
import { tenantApi } from '../../../tenant/contract.ts'
import { createFila, type Fila } from '../../fila/fila.ts'
import type { Conta } from '../../fila/store.ts'
import { alone, askToPersist, deviceId, random } from './device.ts'
import { notePending } from './pending.ts'
import { sender } from './send.ts'
import { browserStore, nameOf } from './store.ts'

const queues = new Map<string, Fila>()

/** The queue of an account, woken for the first time when it is first asked for. */
export function queueOf(conta: Conta, transport: Transport): Fila {
  const name = nameOf(conta)
  const known = queues.get(name)
  if (known) return known
  const made = openQueue(conta, name, transport)
  queues.set(name, made)
  return made
}

function openQueue(conta: Conta, name: string, transport: Transport): Fila {
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
    changed: () => tabs?.postMessage(null),
  })
  async function seeClock(): Promise<void> {
    const check = await checkClock(async () => (await call(transport, tenantApi.serverTime, {})).data)
    desvio = check?.difference ?? desvio
  }
  const wake = (): void => {
    if (!isOnline()) return
    void seeClock()
    void fila.flush(true)
  }
  tabs?.addEventListener('message', () => void fila.refresh())
  globalThis.addEventListener('online', wake)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake()
  })
  sessionStore.subscribe(() => {
    if (fila.get().semConta) void fila.flush()
  })
  let persistent = false
  fila.subscribe(() => {
    const { pendentes } = fila.get()
    notePending(name, pendentes > 0)
    if (pendentes > 0 && !persistent) {
      persistent = true
      void askToPersist().catch(() => {})
    }
  })
  void fila.refresh().then(wake)
  return fila
}
