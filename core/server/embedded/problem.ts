/** A reason not to start that the person at the terminal can act upon. */

export type Reason =
  | 'em_uso'
  | 'sem_espaco'
  | 'outra_versao'
  | 'sem_acesso'
  | 'sem_pacote'
  | 'sem_usuario'
  | 'sem_caminho'
  | 'nao_iniciou'

/** Its message is the Portuguese sentence, then the English one. `told` asks the program to print only that. */
export class EmbeddedProblem extends Error {
  override name = 'EmbeddedProblem'
  readonly told = true
  readonly reason: Reason

  constructor(reason: Reason, sentence: { pt: string; en: string }) {
    super(`${sentence.pt}\n${sentence.en}`)
    this.reason = reason
  }
}

const FULL = /no space left on device|check free disk space|ENOSPC|disk quota exceeded|EDQUOT/i

export const saysDiskFull = (text: string): boolean => FULL.test(text)
