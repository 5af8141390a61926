/** Verdicts of the calls of conta. */
import type { Table } from './table.ts'

/** Without a present password or a fresh proof, nobody changes their own; the refusal is the same for every role. */
export const contaVerdicts: Table = {
  'conta.setOwnPassword': {
    input: () => ({ body: { senha_nova: 'vento cobre janela 47' } }),
    otherwise: 'ok',
    verdicts: { 'de outro tenant': 401 },
  },
}
