/**
 * What may be done again without network, on this device: the screens that were wrong in the lessons that ended last, and
 * what was answered of them and not judged yet. No key is among it; nobody misses it when it goes.
 */
import { isRecord } from '../../../../../core/contract/narrow.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { Midia } from '../../../midia/shapes.ts'
import type { TelaJogada } from '../../shapes.ts'
import { guardados } from './guardados.ts'

/** The screens of an attempt that may be done again. */
export interface Rodada {
  tentativa: number
  /** Orders follow from it. */
  semente: string
  titulo: string
  telas: readonly TelaJogada[]
  midias: readonly Midia[]
}

/** An answer that waits to be judged, by its screen. */
export interface Esperada {
  tela: number
  resposta: Resposta
}

export interface RodadaGuardada extends Rodada {
  esperam: readonly Esperada[]
}

const rodadas = guardados(
  'aulas-refazer',
  (kept): kept is RodadaGuardada =>
    isRecord(kept) &&
    typeof kept.semente === 'string' &&
    Array.isArray(kept.telas) &&
    Array.isArray(kept.esperam),
)

const nameOf = (chave: string): string => `${chave}:refazer`

/** `chave` names the account, the lesson and its class. */
export const readRodada = (chave: string): RodadaGuardada | null => rodadas.read(nameOf(chave))

/** The same round keeps what waits of it. */
export function keepRodada(chave: string, rodada: Rodada): void {
  const before = readRodada(chave)
  const esperam = before?.tentativa === rodada.tentativa ? before.esperam : []
  rodadas.write(nameOf(chave), { ...rodada, esperam })
}

export function keepEsperam(chave: string, rodada: Rodada, esperam: readonly Esperada[]): void {
  rodadas.write(nameOf(chave), { ...rodada, esperam })
}

export const dropRodada = (chave: string): void => rodadas.drop(nameOf(chave))

export const forgetRodadas = rodadas.forget
