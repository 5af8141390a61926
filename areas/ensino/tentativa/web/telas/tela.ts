/** What every screen of a lesson is given, whatever its type. */
/** Part → right. Parts that are not named were not judged apart. */
export interface Julgamento {
  partes: Readonly<Record<string, boolean>>
}

export interface TelaProps<C, R> {
  conteudo: C
  resposta: R | undefined
  onResposta: (resposta: R) => void
  /** How the last answer did; absent before it, and while nobody can tell. */
  correcao?: Julgamento | undefined
  disabled: boolean
}
