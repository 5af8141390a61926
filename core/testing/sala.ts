/** A room of pupils with the true queue of the device, on a network that fails: what each does, and what must come of it. */

import { createFila, type Envio, type Fila, type Novo } from '../../areas/tentativa/fila/fila.ts'
import { memoryStore } from '../../areas/tentativa/fila/memory.ts'
import type { Registro } from '../../areas/tentativa/fila/shapes.ts'
import type { FilaStore } from '../../areas/tentativa/fila/store.ts'
import { notaOf } from '../../areas/tentativa/rules.ts'
import { buildUuid } from './registro.ts'
import { ago } from './tentativa.ts'

export interface Rede {
  /** Hands records to the server; throws where the network or the server is away. */
  send(registros: readonly Registro[]): Promise<Envio>
  /** Everything gets through that can. */
  fair: boolean
  off: boolean
  /** Answers that got lost on the way back. */
  lost: number
}

export const newRede = (send: Rede['send']): Rede => ({ send, fair: false, off: false, lost: 0 })

export interface Prova {
  /** The attempt, begun or not. */
  tentativa: string
  aula: number
  turma: number
  /** Screens that want a number: their own place, from 0. */
  telas: readonly number[]
  /** How long the pupil thinks before each screen, and waits before trying again; ms. */
  pause?: number
  /** Waited for before each screen. */
  before?: (n: number) => Promise<void>
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The queue of a device; what it keeps outlives it. */
function open(usuario: number, store: FilaStore, rede: Rede): Fila {
  const send = async (registros: readonly Registro[]): Promise<Envio> => {
    const luck = rede.fair ? 1 : Math.random()
    if (!rede.fair && (rede.off || luck < 0.15)) throw new Error('lost on the way')
    const envio = await rede.send(registros)
    if (luck < 0.3) {
      rede.lost += 1
      throw new Error('the answer is lost')
    }
    return envio
  }
  return createFila({
    conta: { tenant: 'demo', usuario },
    dispositivo: buildUuid(),
    store,
    send,
    now: Date.now,
    random: Math.random,
    desvio: () => 0,
    alone: (work) => work(),
    later: () => () => {},
  })
}

/** What a device still holds goes, however often it must be tried. */
async function empty(fila: Fila, pause: number): Promise<void> {
  for (let n = 0; n < 20 + pause && (n === 0 || fila.get().pendentes > 0); n += 1) {
    if (n > 0 && pause > 0) await rest(pause)
    await fila.flush(true)
  }
}

/**
 * A pupil answers all, some of it twice, changes the device or loads the page again, and hands in. What must come of
 * it: the grade, and how many answers were given. `left`: records that no device could hand over, of any kind.
 */
export async function pupil(
  usuario: number,
  { tentativa, aula, turma, telas, pause = 0, before = async () => {} }: Prova,
  rede: Rede,
): Promise<{ nota: number; dadas: number; left: number }> {
  const base = { aula, versao: 1, turma, tentativa }
  const begun = ago(1)
  let seconds = 0
  const at = () => new Date(begun.getTime() + 1_000 * ++seconds).toISOString()
  const record = (tipo: Novo['tipo'], tela: number, valor: number): Novo => ({
    ...base,
    tipo,
    respostas:
      tipo === 'resposta' ? [{ tela, resposta: { valor }, vezes: 1, tempo: 1, respondida_em: at() }] : [],
    nota_calculada: 10,
    tempo: seconds,
    iniciado_em: begun.toISOString(),
    concluido_em: tipo === 'conclusao' ? at() : null,
  })
  const stores = [memoryStore()]
  let fila = open(usuario, stores[0] as FilaStore, rede)
  const filas = [fila]
  let right = 0
  let dadas = 0
  for (const [n, tela] of telas.entries()) {
    await before(n)
    if (pause > 0) await rest(Math.random() * 2 * pause)
    if (Math.random() < 0.08) rede.off = !rede.off
    // The page is loaded again, or the pupil goes on on another device and leaves what waits on the first.
    if (Math.random() < 0.04) {
      fila.stop()
      fila = open(usuario, stores.at(-1) as FilaStore, rede)
      filas[filas.length - 1] = fila
    } else if (Math.random() < 0.01) {
      stores.push(memoryStore())
      fila = open(usuario, stores.at(-1) as FilaStore, rede)
      filas.push(fila)
    }
    const isRight = Math.random() < 0.7
    if (Math.random() < 0.1) {
      await fila.add(record('resposta', tela, isRight ? -1 : n))
      dadas += 1
    }
    await fila.add(record('resposta', tela, isRight ? n : -1))
    dadas += 1
    right += isRight ? 1 : 0
    if (pause > 0 || n % 8 === 7) await fila.flush(true)
  }
  await fila.add(record('conclusao', 0, 0))
  Object.assign(rede, { fair: true, off: false })
  // The device that was left comes last: what it holds is older, and older than the end.
  for (const one of filas.toReversed()) await empty(one, pause)
  const fracoes = telas.map((_, n) => ({ peso: 1, fracao: n < right ? 1 : 0 }))
  const left = filas.reduce((sum, one) => sum + one.get().pendentes + one.get().rejeitados.length, 0)
  return { nota: notaOf(fracoes) ?? 0, dadas, left }
}
