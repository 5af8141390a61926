/** Exams of the ENEM, a list of questions or a package of several with INEP's tables of items. */
import { parse } from 'csv-parse/sync'
import { isEnem, isTabelaDeItens, readEnem } from '../../rules-enem.ts'
import type { LinhaDeItem } from '../../rules-enem-itens.ts'
import type { Leitura } from '../../shapes-item.ts'
import { Recusada } from './pacote.ts'

/** A year has less than three thousand. */
const MAX_LINHAS = 20_000

/** `;` parts the columns; nothing in them is quoted. @throws Recusada */
function linhasDe(nome: string, texto: string): LinhaDeItem[] {
  try {
    return parse(texto, {
      bom: true,
      columns: true,
      delimiter: ';',
      quote: false,
      relax_column_count: true,
      skip_empty_lines: true,
      to: MAX_LINHAS,
    })
  } catch {
    throw new Recusada('ilegivel', nome)
  }
}

/** null: none of the texts of the package is of the ENEM. `outros`: the names of what else it holds. */
export function lerEnem(textos: ReadonlyMap<string, string>, outros: readonly string[]): Leitura | null {
  const all = [...textos].map(([nome, texto]) => ({ nome, texto }))
  const provas = all.filter(({ nome }) => isEnem(nome))
  if (provas.length === 0) return null
  const tabelas = all
    .filter(({ nome }) => isTabelaDeItens(nome))
    .map(({ nome, texto }) => ({ nome, linhas: linhasDe(nome, texto) }))
  return readEnem(provas, tabelas, outros)
}
