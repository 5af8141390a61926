/** A room of pupils with the true queue of the device, on a network that fails: what each does, and what must come of it. */

import { createFila, type Envio, type Fila, type Novo } from '../fila/fila.ts'
import { memoryStore } from '../fila/memory.ts'
import type { Registro } from '../fila/shapes.ts'
import type { FilaStore } from '../fila/store.ts'
import { buildUuid } from '../fila/testing.ts'
import { notaOf } from '../rules.ts'
import type { AparelhoAgora } from '../shapes-aparelho.ts'

export interface Rede {
  /** Hands records to the server; throws where the network or the server is away. */
  send(registros: readonly Registro[], pendentes: readonly string[]): Promise<Envio>
  /** How often a sending gets lost, and how often the answer to one; from 0 to 0.5. */
  azar: number
  off: boolean
  /** Answers that got lost on the way back. */
  lost: number
  /** Sendings that failed, whyever. */
  failed: number
  /** Milliseconds of each sending that was answered. */
  tempos: number[]
  /** Milliseconds from an answer given to its receipt, where no sending failed meanwhile. */
  esperas: number[]
  /** Answers given without a network of which the pupil was not told that they wait. */
  caladas: number
  /** The device sees the network again. */
  volta: () => void
}

export const newRede = (send: Rede['send'], azar = 0.15): Rede => ({
  send,
  azar,
  off: false,
  lost: 0,
  failed: 0,
  tempos: [],
  esperas: [],
  caladas: 0,
  volta: () => {},
})

/** What befalls a device: the network goes or comes, the page is loaded again, another device is taken, it breaks down. */
export type Acidente = 'rede' | 'recarrega' | 'troca' | 'cai'

export interface Prova {
  /** The attempt, begun or not. */
  tentativa: string
  aula: number
  turma: number
  /** Screens that want a number: their own place, from 0. */
  telas: readonly number[]
  /** Waited for before each screen, and before handing in: the number of screens. */
  before?: (n: number) => Promise<void>
  /** What befalls the device at a screen. */
  acidente?: (n: number) => Acidente | undefined
  /** A device is taken into the hand with the network there, and opens the lesson. */
  abrir?: (aparelho: AparelhoAgora) => Promise<void>
  /** The begin that was sealed with the lesson, for one that is begun on a device. */
  inicio?: (aparelho: AparelhoAgora) => Promise<string>
  /** How often faster than true the queue's own waits go by; 0: it never tries again by itself and is asked to. */
  ritmo?: number
}

/** An answer to a screen, by the pupil's clock. */
export interface Dada {
  tela: number
  respondida_em: string
  valor: number
}

export interface Feito {
  nota: number
  dadas: Dada[]
  /** The device broke down while it was given: it may be there or not. */
  talvez: Dada[]
  /** Records that no device could hand over, of any kind. */
  left: number
  /** Why the server refused some of them. */
  recusas: string[]
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const byChance = (): Acidente | undefined => {
  const luck = Math.random()
  return luck < 0.08 ? 'rede' : luck < 0.12 ? 'recarrega' : luck < 0.13 ? 'troca' : undefined
}

/** What is kept outlives the device; whoever still works on it when it dies never comes to an end. */
function mortal(store: FilaStore): { store: FilaStore; die: () => void } {
  let dead = false
  const living =
    <A extends unknown[], R>(work: (...given: A) => Promise<R>) =>
    (...given: A): Promise<R> =>
      dead ? new Promise(() => {}) : work(...given)
  return {
    store: {
      items: living(store.items),
      estado: living(store.estado),
      append: living(store.append),
      apply: living(store.apply),
    },
    die: () => {
      dead = true
    },
  }
}

/** What is on a device, and outlives its pages. */
interface Guardado {
  store: FilaStore
  dispositivo: string
}

const newGuardado = (): Guardado => ({ store: memoryStore(), dispositivo: buildUuid() })

interface Aparelho {
  fila: Fila
  die: () => void
}

/** The queue of a device. */
function open(usuario: number, { store: kept, dispositivo }: Guardado, rede: Rede, ritmo: number): Aparelho {
  const { store, die } = mortal(kept)
  const given = new Map<string, { at: number; failed: number }>()
  let failing = false
  async function overNetwork(registros: readonly Registro[], pendentes: readonly string[]): Promise<Envio> {
    const luck = Math.random()
    if (rede.off || luck < rede.azar) throw new Error('lost on the way')
    const from = performance.now()
    const envio = await rede.send(registros, pendentes)
    if (envio.fim === 'respondido') rede.tempos.push(performance.now() - from)
    if (rede.off || luck < 2 * rede.azar) {
      rede.lost += 1
      throw new Error('the answer is lost')
    }
    return envio
  }
  const send = async (registros: readonly Registro[], pendentes: readonly string[]): Promise<Envio> => {
    const envio = await overNetwork(registros, pendentes).catch((): Envio => ({ fim: 'adiado' }))
    failing = envio.fim !== 'respondido'
    if (failing) rede.failed += 1
    else
      for (const { uuid } of registros) {
        const one = given.get(uuid)
        if (one && one.failed === rede.failed) rede.esperas.push(performance.now() - one.at)
      }
    return envio
  }
  const fila = createFila({
    conta: { tenant: 'demo', usuario },
    dispositivo,
    store,
    send,
    now: () => Date.now() * Math.max(1, ritmo),
    random: Math.random,
    desvio: () => 0,
    alone: (work) => work(),
    later: (wait, work) => {
      const timer = ritmo > 0 ? setTimeout(work, wait / ritmo) : undefined
      return () => clearTimeout(timer)
    },
  })
  const add = async (novo: Novo): Promise<Registro> => {
    const at = performance.now()
    const registro = await fila.add(novo)
    if (!failing) given.set(registro.uuid, { at, failed: rede.failed })
    if (rede.off && fila.get().pendentes === 0) rede.caladas += 1
    return registro
  }
  const close = (): void => {
    fila.stop()
    die()
  }
  return { fila: { ...fila, add }, die: close }
}

/** Looks at a device that tries by itself, and rounds of looking in which its queue must get empty. */
const OLHADA_MS = 100
const OLHADAS = 3_000

/** What a device still holds goes, however often it must be tried; who waits long takes the page up again. */
async function empty(fila: Fila, ritmo: number): Promise<void> {
  await fila.flush(true)
  for (let n = 1; n < (ritmo > 0 ? OLHADAS : 200) && fila.get().pendentes > 0; n += 1) {
    if (ritmo > 0) await rest(OLHADA_MS)
    if (ritmo === 0 || n % 100 === 0) await fila.flush(true)
  }
}

/**
 * A pupil answers all, some of it twice, changes the device or loads the page again, and hands in. What must come of
 * it: the grade, and the answers that were given.
 */
export async function pupil(
  usuario: number,
  {
    tentativa,
    aula,
    turma,
    telas,
    before = async () => {},
    acidente = byChance,
    abrir = async () => {},
    inicio,
    ritmo = 0,
  }: Prova,
  rede: Rede,
): Promise<Feito> {
  const base = { aula, versao: 1, turma, tentativa }
  const begun = new Date()
  let last = begun.getTime()
  const at = () => {
    last = Math.max(last + 1, Date.now())
    return new Date(last).toISOString()
  }
  const answer = (tela: number, valor: number, respondida_em: string): Novo => ({
    ...base,
    tipo: 'resposta',
    respostas: [{ tela, resposta: { valor }, vezes: 1, tempo: 1, respondida_em }],
    nota_calculada: 10,
    tempo: 1,
    iniciado_em: begun.toISOString(),
    concluido_em: null,
    ...(selado !== undefined && { inicio: selado }),
  })
  const guardados = [newGuardado()]
  const agora = ({ dispositivo }: Guardado): AparelhoAgora => ({
    dispositivo_id: dispositivo,
    relogio: new Date().toISOString(),
  })
  const [first] = guardados as [Guardado]
  const selado = await inicio?.(agora(first))
  if (selado === undefined) await abrir(agora(first))
  let aparelho = open(usuario, first, rede, ritmo)
  const takeUp = (guardado: Guardado) => {
    aparelho.die()
    aparelho = open(usuario, guardado, rede, ritmo)
    void aparelho.fila.flush(true)
  }
  rede.volta = () => void aparelho.fila.flush(true)
  const dadas: Dada[] = []
  const talvez: Dada[] = []
  const give = async (n: number, valor: number) => {
    const dada = { tela: telas[n] as number, respondida_em: at(), valor }
    await aparelho.fila.add(answer(dada.tela, valor, dada.respondida_em))
    dadas.push(dada)
  }
  /** In the middle of an answer. */
  const breakDown = async (n: number) => {
    const dada = { tela: telas[n] as number, respondida_em: at(), valor: -2 }
    void aparelho.fila.add(answer(dada.tela, dada.valor, dada.respondida_em))
    talvez.push(dada)
    if (Math.random() < 0.5) await rest(0)
  }
  for (const n of telas.keys()) {
    await before(n)
    const what = acidente(n)
    if (what === 'rede') rede.off = !rede.off
    if (what === 'cai') await breakDown(n)
    if (what === 'cai' || what === 'recarrega') takeUp(guardados.at(-1) as Guardado)
    if (what === 'troca') {
      // What waits on the first stays there; the answer before is given again, and is newer.
      const novo = newGuardado()
      guardados.push(novo)
      await abrir(agora(novo))
      takeUp(novo)
      if (n > 0) await give(n - 1, Math.random() < 0.7 ? n - 1 : -1)
    }
    if (what === undefined && Math.random() < 0.1) await give(n, -1)
    await give(n, Math.random() < 0.7 ? n : -1)
    if (ritmo === 0 && n % 8 === 7) await aparelho.fila.flush(true)
  }
  await before(telas.length)
  const done = { ...answer(0, 0, ''), tipo: 'conclusao' as const, respostas: [], concluido_em: at() }
  await aparelho.fila.add(done)
  if (ritmo === 0) Object.assign(rede, { azar: 0, off: false })
  // The device that was left comes last: what it holds is older, and older than the end.
  const others = guardados.slice(0, -1).toReversed()
  const filas = [aparelho.fila]
  await empty(aparelho.fila, ritmo)
  for (const guardado of others) {
    const { fila } = open(usuario, guardado, rede, ritmo)
    filas.push(fila)
    await empty(fila, ritmo)
  }
  const vale = new Map(dadas.map(({ tela, valor }) => [tela, valor]))
  const fracoes = telas.map((tela, n) => ({ peso: 1, fracao: vale.get(tela) === n ? 1 : 0 }))
  const recusas = filas.flatMap((fila) => [
    ...fila.get().rejeitados.map(({ rejeitado }) => rejeitado.motivo),
    // Kept for the teacher, of a pupil who forged nothing.
    ...fila.get().recibos.flatMap(({ espera }) => espera ?? []),
  ])
  const left = filas.reduce((sum, fila) => sum + fila.get().pendentes, recusas.length)
  return { nota: notaOf(fracoes) ?? 0, dadas, talvez, left, recusas }
}
