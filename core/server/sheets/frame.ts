/** The table that stands under chosen headings: of several sheets one under the other, columns of one meaning together. */
import { entender, plainHeading, type Vocabulario } from '../../contract/columns.ts'
import { cabecalhoAt, type Folha, type Leitura } from '../../contract/leitura.ts'
import { type Limites, type LinhaLida, RecusaError } from './lida.ts'

/** The column that says of which sheet a line is, where there are several. */
export const FOLHA = 'folha'

/** Where the lines of one sheet go. */
interface Lugar {
  nome: string
  /** The number of the last row of its headings. */
  depois: number
  /** Added to the numbers of its lines: sheets are counted as if they stood one under the other. */
  mais: number
  /** The place in the table of each of its columns. */
  colunas: readonly number[]
  cabecalho: readonly string[]
}

export interface Moldura {
  cabecalho: string[]
  total: number
  /** The lines of a sheet under the headings; none of a sheet that is not read. */
  linhasOf: (folha: number, linhas: readonly LinhaLida[]) => LinhaLida[]
}

/** @throws RecusaError `vazia`, `linhas_demais`, `colunas_demais` */
export function frame<F extends string>(
  folhas: readonly Folha[],
  leitura: readonly Leitura[],
  vocabulario: Pick<Vocabulario<F>, 'sentidoOf'>,
  limites: Limites,
): Moldura {
  const cabecalho: string[] = []
  const places = new Map<string, number>()
  const lugares = new Map<number, Lugar>()
  let total = 0
  let mais = 0
  for (const { folha, titulo } of leitura) {
    const sheet = folhas[folha]
    if (!sheet || lugares.has(folha) || !sheet.topo.some(({ numero }) => numero === titulo)) continue
    const read = cabecalhoAt(sheet.topo, titulo, vocabulario)
    const seen = new Map<string, number>()
    const campos = entender(read.cabecalho, vocabulario).colunas
    const colunas = read.cabecalho.map((heading, i) => {
      // What says the same on each sheet is one column, whatever each calls it.
      const name = campos[i] ?? (plainHeading(heading) || `${i}`)
      const times = (seen.get(name) ?? 0) + 1
      seen.set(name, times)
      const key = `${campos[i] ? 'campo' : 'coluna'} ${name} ${times}`
      const at = places.get(key) ?? cabecalho.push(heading) - 1
      places.set(key, at)
      return at
    })
    const depois = titulo + read.altura - 1
    lugares.set(folha, { nome: sheet.nome, depois, mais, colunas, cabecalho: read.cabecalho })
    total += sheet.linhas - sheet.topo.filter(({ numero }) => numero <= depois).length
    mais += sheet.ultima
  }
  if (cabecalho.length === 0 || total <= 0) throw new RecusaError('vazia')
  if (total > limites.linhas) throw new RecusaError('linhas_demais')
  const several = lugares.size > 1
  if (several) cabecalho.push(FOLHA)
  if (cabecalho.length > limites.colunas) throw new RecusaError('colunas_demais')
  const placed = (linha: LinhaLida, { nome, mais: more, colunas }: Lugar): LinhaLida => {
    if (!several) return linha
    const celulas = cabecalho.map(() => '')
    colunas.forEach((at, i) => {
      celulas[at] = linha.celulas[i] ?? ''
    })
    celulas[cabecalho.length - 1] = nome
    return { ...linha, numero: linha.numero + more, celulas }
  }
  return {
    cabecalho,
    total,
    linhasOf: (folha, linhas) => {
      const lugar = lugares.get(folha)
      if (!lugar) return []
      return linhas.filter(({ numero }) => numero > lugar.depois).map((linha) => placed(linha, lugar))
    },
  }
}
