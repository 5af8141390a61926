/** Verdicts of the search of the whole: everybody searches, and finds what they may open. */
import type { Table } from '../../../../test/verdicts/table.ts'

export const verdicts: Table = {
  'busca.buscar': { input: () => ({ query: { busca: 'a' } }), otherwise: 'ok' },
}
