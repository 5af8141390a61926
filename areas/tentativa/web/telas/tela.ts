/** What every screen of a lesson is given, whatever its type. */
import type { Correcao } from './correcao.ts'

export interface TelaProps<C, R> {
  conteudo: C
  resposta: R | undefined
  onResposta: (resposta: R) => void
  /** How the last answer did; absent before it, and while nobody can tell. */
  correcao?: Correcao | undefined
  disabled: boolean
}
