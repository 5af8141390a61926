/** Verdicts of the calls of the catalogue: whoever is signed in reads it. */
import type { Row, Table } from './table.ts'

const anyone = (query: Record<string, unknown> = {}): Row => ({ input: () => ({ query }), otherwise: 'ok' })

export const catalogoVerdicts: Table = {
  'catalogo.disciplinas': anyone(),
  'catalogo.disciplinasMatriz': anyone(),
  'catalogo.tags': anyone({ busca: 'fra' }),
  'catalogo.periodos': anyone(),
  'catalogo.periodosMatriz': anyone(),
  'catalogo.habilidades': anyone({ pagina: 1, linhas: 30, busca: 'EF07' }),
  'catalogo.dificuldades': anyone(),
  'catalogo.matrizes': anyone(),
}
