/** The words of a file for roles and schools, with what each is taken for: said once, for all lines. */
import type { Context } from '../../../../core/server/context.ts'
import { papeisToGive } from '../../pessoa/policy.ts'
import { PERFIS, perfilOf } from '../rules.ts'
import type { Escola } from '../rules-acervo.ts'
import { partsOf, proposer, type Sentidos } from '../rules-origem.ts'
import { MAX_VALORES } from '../shapes.ts'
import { readEscolas } from './find-acervo.ts'
import * as queries from './queries.ts'

const OPCOES = 2_000

type Said = readonly { valor: string; sentido: string }[]

export const sentidosOf = ({ perfil, rede_codigo }: { perfil: Said; rede_codigo: Said }): Sentidos => {
  const byValor = (said: Said) =>
    Object.fromEntries(said.map(({ valor, sentido }) => [valor.trim(), sentido]))
  return { perfil: byValor(perfil), rede_codigo: byValor(rede_codigo) }
}

const own = (words: Readonly<Record<string, string>> = {}, key: string): string | null =>
  Object.hasOwn(words, key) ? (words[key] ?? null) : null

/** A school's ids one by one, unless the cell names one school as a whole; those known by their code are counted. */
function escolasIn(
  cells: readonly { valor: string; linhas: number }[],
  escolas: ReadonlyMap<string, Escola>,
  sentidos: Sentidos,
) {
  const isKnown = (text: string) => escolas.has(text.toUpperCase())
  const propose = proposer([...new Set(escolas.values())])
  const linhas = new Map<string, number>()
  for (const cell of cells) {
    const whole = isKnown(cell.valor) || propose(cell.valor) || own(sentidos.rede_codigo, cell.valor)
    for (const valor of whole ? [cell.valor] : partsOf(cell.valor))
      linhas.set(valor, (linhas.get(valor) ?? 0) + cell.linhas)
  }
  const told = [...linhas].filter(([valor]) => !isKnown(valor) || own(sentidos.rede_codigo, valor) !== null)
  return {
    conhecidas: linhas.size - told.length,
    escolas: told.slice(0, MAX_VALORES).map(([valor, n]) => ({
      valor,
      linhas: n,
      sentido: own(sentidos.rede_codigo, valor) ?? propose(valor)?.codigo ?? null,
    })),
  }
}

export async function findValores(
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  lote: queries.LoteRow,
  columns: { perfil?: number; rede_codigo?: number },
) {
  const valuesOf = async (column: number | undefined) =>
    column === undefined ? [] : queries.listValores(tx, lote.id, column, MAX_VALORES)
  const [perfis, cells, escolas] = await Promise.all([
    valuesOf(columns.perfil),
    valuesOf(columns.rede_codigo),
    readEscolas(tx, lote.redes),
  ])
  const { sentidos } = lote
  const all = [...new Set(escolas.values())]
  // Another system's users all have a role: where the file does not say it, its sender does, for all of them.
  const deOutro = lote.colunas.includes('codigo_origem')
  const unsaid = deOutro && columns.perfil === undefined ? [{ valor: '', linhas: lote.total }] : []
  const mayGive = new Set<string>(papeisToGive(actor))
  return {
    perfis: [...perfis, ...unsaid].map(({ valor, linhas }) => ({
      valor,
      linhas,
      sentido: own(sentidos.perfil, valor) ?? (valor === '' && deOutro ? null : (perfilOf(valor) ?? null)),
    })),
    ...escolasIn(cells, escolas, sentidos),
    papeis: PERFIS.filter((perfil) => mayGive.has(perfil)),
    opcoes: all.slice(0, OPCOES).map(({ codigo, nome }) => ({ codigo, nome })),
  }
}
