/** What was answered on another device, or in another tab, since this one last knew: pure. */
import type { Respostas } from './roteiro.ts'

interface Dada {
  tela: number
  vezes: number
}

/** How many answers this device knows of. */
export const vezesDe = (respostas: Respostas): number =>
  [...respostas.values()].reduce((sum, { vezes }) => sum + vezes, 0)

/**
 * The screens that have more answers than this device knows of. `conta`: what is only looked at tells nothing.
 */
export const alhuresDe = (
  antes: Respostas,
  agora: readonly Dada[],
  conta: (tela: number) => boolean,
): number[] =>
  agora.flatMap(({ tela, vezes }) => (conta(tela) && vezes > (antes.get(tela)?.vezes ?? 0) ? [tela] : []))
