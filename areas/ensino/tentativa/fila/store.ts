/** Where the queue of one account is kept. Each call is whole or not at all, whatever crashes between two of them. */
import type { Motivo, Recebimento, Registro } from './shapes.ts'

/** The account whose queue it is: nothing of another is ever in it. */
export interface Conta {
  tenant: string
  usuario: number
}

export interface Item {
  registro: Registro
  /** Refused by the server, or not sendable: kept and shown. */
  rejeitado?: { motivo: Motivo; em: number }
}

/** What the pupil can show: this arrived. */
export interface Recibo extends Pick<Recebimento, 'nota' | 'relogio_incorreto'> {
  uuid: string
  tipo: Registro['tipo']
  aula: number
  tentativa: string
  /** The server's instant, ISO. */
  recebido_em: string
  /** It waits for the teacher, and why. */
  espera?: Motivo
}

export interface Estado {
  /** Of the record made last, for the chain. */
  hash: string
  /** In a row. */
  falhas: number
  /** Not before this instant (ms), unless asked for. */
  proxima: number
  /** The last sending that was answered (ms). */
  ultimoEnvio: number | null
  /** The newest first, at most `RECIBOS`. */
  recibos: readonly Recibo[]
}

export const RECIBOS = 100
export const ESTADO_INICIAL: Estado = {
  hash: '0'.repeat(64),
  falhas: 0,
  proxima: 0,
  ultimoEnvio: null,
  recibos: [],
}

/** A change to what is kept, all of it at once. */
export interface Mudanca {
  remove?: readonly string[]
  rejeita?: readonly { uuid: string; motivo: Motivo; em: number }[]
  estado?: Partial<Estado>
}

export interface FilaStore {
  /** The records in the order in which they were made. */
  items: () => Promise<readonly Item[]>
  estado: () => Promise<Estado>
  /** Keeps what `make` gives for the last hash, and its own hash. Rejects, and keeps nothing, when there is no room. */
  append: (make: (hash: string) => { registro: Registro; hash: string }) => Promise<Registro>
  apply: (mudanca: Mudanca) => Promise<void>
}
