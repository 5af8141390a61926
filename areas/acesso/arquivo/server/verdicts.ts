/** Verdicts of the calls of arquivo. */
import type { Table } from '../../../../test/verdicts/table.ts'

export const verdicts: Table = {
  'arquivos.limites': { otherwise: 'ok' },
}
