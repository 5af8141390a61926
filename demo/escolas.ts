/**
 * Names of real schools for the large network, read from lists that cities and states publish; none is kept here.
 * Understood are the columns of SEDUC-SP (`NOMESC`, `CODESCMEC`, `TIPOESC`) and plain lists (`unidade`).
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'

export interface EscolaNome {
  nome: string
  /** Eight digits; null where the list does not tell. */
  inep: string | null
}

/** Classes inside prisons are no schools of a network (SEDUC-SP, type 15). */
const PRISON = '15'

function toEscola(row: Readonly<Record<string, string>>): EscolaNome | undefined {
  const nome = (row.NOMESC ?? row.unidade ?? '').trim().slice(0, 150)
  if (nome === '' || row.TIPOESC === PRISON) return undefined
  return { nome, inep: /^\d{8}$/.test(row.CODESCMEC ?? '') ? (row.CODESCMEC ?? null) : null }
}

/** The schools of every `.csv` in a folder that lists schools, in the order of the files; each once. */
export function readEscolas(folder: string): EscolaNome[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .sort()
  const rows = files.flatMap((name) =>
    parse<Record<string, string>>(readFileSync(path.join(folder, name), 'utf8'), {
      columns: true,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  )
  const escolas = rows.map(toEscola).filter((escola) => escola !== undefined)
  const seen = new Set<string>()
  return escolas.filter(({ nome, inep }) => {
    const key = inep ?? nome
    return !seen.has(key) && seen.add(key)
  })
}
