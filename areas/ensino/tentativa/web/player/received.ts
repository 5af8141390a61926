/** Waits for the server's word on one record of the queue. */
import type { Fila } from '../../fila/fila.ts'
import type { Motivo } from '../../fila/shapes.ts'

/** `espera` as a word: nothing came yet. As a name: it came, and waits for the teacher for that reason. */
export type Fim = 'recebido' | 'espera' | { motivo: Motivo } | { espera: Motivo }

function endOf(fila: Fila, uuid: string): Exclude<Fim, 'espera'> | null {
  const { recibos, rejeitados } = fila.get()
  const recibo = recibos.find((one) => one.uuid === uuid)
  if (recibo) return recibo.espera ? { espera: recibo.espera } : 'recebido'
  const refused = rejeitados.find(({ registro }) => registro.uuid === uuid)
  return refused ? { motivo: refused.rejeitado.motivo } : null
}

/** `espera` when nothing came within `patience` milliseconds, or at once when the device knows that it is offline. */
export function received(fila: Fila, uuid: string, patience: number): Promise<Fim> {
  return new Promise((resolve) => {
    const finish = (fim: Fim) => {
      clearTimeout(timer)
      leave()
      resolve(fim)
    }
    const look = () => {
      const end = endOf(fila, uuid)
      if (end) finish(end)
    }
    const timer = setTimeout(() => finish('espera'), navigator.onLine ? patience : 0)
    const leave = fila.subscribe(look)
    look()
  })
}
