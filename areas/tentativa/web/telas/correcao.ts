/** How an answer did, as screens show it. */

export interface Correcao {
  /** From 0 to 1; null while it waits for a teacher or for the network. */
  fracao: number | null
  /** Part → right. Parts that are not named were not judged apart. */
  partes: Readonly<Record<string, boolean>>
}
