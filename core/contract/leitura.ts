/**
 * Where the table is in a file: which sheets of it, and on which row their headings stand. Files of others begin with a
 * cover, a title, a row of merged headings above the headings; what was understood is shown before anything is done,
 * and a person may choose otherwise. Pure.
 */
import { Array as ArrayOf, Integer, Object as ObjectOf, type Static, String as Text } from 'typebox'
import { entender, type Sentido, type Vocabulario } from './columns.ts'
import { OneOf } from './schema.ts'

/** Files of rows, by the ends of their names: every import takes the same. */
export const TABELAS = ['.csv', '.txt', '.xlsx', '.ods', '.json'] as const
export const FORMATOS = ['csv', 'xlsx', 'ods', 'json'] as const
export type Formato = (typeof FORMATOS)[number]

export const formatoOf = (extensao: string): Formato =>
  FORMATOS.find((one) => extensao === `.${one}`) ?? 'csv'

/** Sheets of one workbook, and rows of a sheet, among which a person may choose. */
export const MAX_FOLHAS = 50
export const MAX_TOPO = 40

/** A sheet that is read, and the row of its headings, as a spreadsheet counts. */
export const Leitura = ObjectOf({
  folha: Integer({ minimum: 0, maximum: MAX_FOLHAS - 1 }),
  titulo: Integer({ minimum: 0, maximum: 10_000_000 }),
})
export type Leitura = Static<typeof Leitura>
export const Leituras = ArrayOf(Leitura, { minItems: 1, maxItems: MAX_FOLHAS })

/** `certa`: all that is needed stands there; `provavel`: in several sheets; `incerta`: something is missing. */
export const CONFIANCAS = ['certa', 'provavel', 'incerta'] as const
export type Confianca = (typeof CONFIANCAS)[number]

/** A sheet as far as the choice shows it. */
export const FolhaVista = ObjectOf({
  nome: Text(),
  /** Rows with something in them. */
  linhas: Integer({ minimum: 0 }),
  /** Its first rows, cells that say nothing left out. */
  topo: ArrayOf(ObjectOf({ numero: Integer({ minimum: 0 }), texto: Text() })),
})
export type FolhaVista = Static<typeof FolhaVista>

/** How a file was read. */
export const Entendimento = ObjectOf({
  folhas: ArrayOf(FolhaVista),
  leitura: ArrayOf(Leitura),
  confianca: OneOf(CONFIANCAS),
})
export type Entendimento = Static<typeof Entendimento>

/** How a file was read, in short. */
export const Lida = ObjectOf({
  /** The sheets that are read, and the rows of their headings. */
  lidas: ArrayOf(ObjectOf({ ...Leitura.properties, nome: Text() })),
  /** How many sheets the file has. */
  folhas: Integer({ minimum: 0 }),
  confianca: OneOf(CONFIANCAS),
})
export type Lida = Static<typeof Lida>

export const lidaOf = ({ folhas, leitura, confianca }: Entendimento): Lida => ({
  lidas: leitura.map((one) => ({ ...one, nome: folhas[one.folha]?.nome ?? '' })),
  folhas: folhas.length,
  confianca,
})

/** The sheets of a file as they stand there, and which of them are read now. */
export const entendimentoAs = ({ folhas }: Entendimento, { lidas, confianca }: Lida): Entendimento => ({
  folhas,
  leitura: lidas.map(({ folha, titulo }) => ({ folha, titulo })),
  confianca,
})

export interface Topo {
  numero: number
  celulas: readonly string[]
}

/** A sheet as the worker tells it. */
export interface Folha {
  nome: string
  linhas: number
  /** The number of its last row. */
  ultima: number
  topo: readonly Topo[]
}

export interface Cabecalho {
  cabecalho: string[]
  /** Rows of it: 2 where a row of groups stands above. */
  altura: 1 | 2
}

type Sentidos<F extends string> = Pick<Vocabulario<F>, 'sentidoOf'>

/** What the headings of a row are worth: a known one three times what one like it is. */
function pointsOf<F extends string>(cabecalho: readonly string[], sentidos: Sentidos<F>): number {
  const { certezas } = entender(cabecalho, sentidos)
  return certezas.reduce((sum, one) => sum + (one === 'certa' ? 3 : one === 'provavel' ? 1 : 0), 0)
}

const trimmed = (celulas: readonly string[]): string[] => {
  const cells = celulas.map((cell) => cell.trim())
  while (cells.at(-1) === '') cells.pop()
  return cells
}

/** The heading of a column under a group: `Telefone` under `Responsável` is `Telefone Responsável` where that says more. */
function joined<F extends string>(above: string, below: string, { sentidoOf }: Sentidos<F>): string {
  if (below === '' || above === below) return above
  if (above === '') return below
  const both = `${below} ${above}`
  const senses: [string, Sentido<F> | undefined][] = [both, below].map((one) => [one, sentidoOf(one)])
  const sure = senses.find(([, sense]) => sense?.certeza === 'certa')
  return (sure ?? senses.find(([, sense]) => sense))?.[0] ?? both
}

/** Two rows as one: a group reaches to the right over columns that have a heading of their own. */
function stacked<F extends string>(
  above: readonly string[],
  below: readonly string[],
  sentidos: Sentidos<F>,
): string[] {
  let group = ''
  return Array.from({ length: Math.max(above.length, below.length) }, (_, i) => {
    const [over = '', under = ''] = [above[i], below[i]]
    if (over !== '') group = over
    return joined(over || (under === '' ? '' : group), under, sentidos)
  })
}

/** The headings on a row, with those of the row below where both together say more than either. */
export function cabecalhoAt<F extends string>(
  topo: readonly Topo[],
  titulo: number,
  sentidos: Sentidos<F>,
): Cabecalho {
  const at = topo.findIndex(({ numero }) => numero === titulo)
  const above = trimmed(topo[at]?.celulas ?? [])
  const next = topo[at + 1]
  // The keys of a list in JSON stand on row 0, and on no other.
  if (titulo === 0 || next?.numero !== titulo + 1) return { cabecalho: above, altura: 1 }
  const below = trimmed(next.celulas)
  const both = stacked(above, below, sentidos)
  const points = pointsOf(both, sentidos)
  const more = points > pointsOf(above, sentidos) && points > pointsOf(below, sentidos)
  return more ? { cabecalho: both, altura: 2 } : { cabecalho: above, altura: 1 }
}

/** What a row with one known heading and two like others is worth. */
const ONE_WORD = 5

interface Candidate extends Leitura {
  points: number
  complete: boolean
}

/** The best row of a sheet for a heading; of rows that say as much, the first. A title alone on its row is none. */
function bestOf<F extends string>(
  { topo, linhas }: Folha,
  folha: number,
  vocabulario: Vocabulario<F>,
): Candidate | undefined {
  const filled = topo.map(({ celulas }) => new Set(celulas.filter((cell) => cell.trim() !== '')).size)
  const widest = Math.max(0, ...filled)
  const first = topo[filled.findIndex((n) => n >= Math.min(2, widest))]
  if (!first || linhas < 2) return undefined
  const judge = ({ numero }: Topo): Candidate => {
    const { cabecalho } = cabecalhoAt(topo, numero, vocabulario)
    const complete = vocabulario.missingOf(entender(cabecalho, vocabulario).colunas).length === 0
    return { folha, titulo: numero, points: pointsOf(cabecalho, vocabulario), complete }
  }
  let best = judge(first)
  for (const row of topo) {
    const one = judge(row)
    // One word of a heading may stand in any line.
    const more = one.points > Math.max(best.points, ONE_WORD)
    if (one.complete === best.complete ? more : one.complete) best = one
  }
  return best
}

/** Chooses the sheets that have all that is needed, or the one that has most of it, and their rows of headings. */
export function chooseLeitura<F extends string>(
  folhas: readonly Folha[],
  vocabulario: Vocabulario<F>,
): { leitura: Leitura[]; confianca: Confianca } {
  const best = folhas.flatMap((folha, at) => bestOf(folha, at, vocabulario) ?? [])
  const complete = best.filter((one) => one.complete)
  const told = ({ folha, titulo }: Leitura): Leitura => ({ folha, titulo })
  if (complete.length > 0)
    return { leitura: complete.map(told), confianca: complete.length === 1 ? 'certa' : 'provavel' }
  const [most] = best.toSorted((one, other) => other.points - one.points)
  return { leitura: most ? [told(most)] : [], confianca: 'incerta' }
}

/** How much of a row the choice shows. */
const SHOWN = 160

const HIDDEN = '••••'

/** What the choice shows of a sheet. Below the heading of a secret, what stands in its column is not shown. */
export function vistaOf<F extends string>(
  { nome, linhas, topo }: Folha,
  { sentidoOf, segredo }: Vocabulario<F>,
): FolhaVista {
  const hidden = new Set<number>()
  const shown = ({ celulas }: Topo): string[] => {
    const cells = celulas.map((cell, i) => (hidden.has(i) && cell ? HIDDEN : cell))
    if (segredo)
      celulas.forEach((cell, i) => {
        if (sentidoOf(cell)?.campo === segredo) hidden.add(i)
      })
    return [...new Set(trimmed(cells).filter(Boolean))]
  }
  return {
    nome,
    linhas,
    topo: topo.map((row) => ({
      numero: row.numero,
      texto: shown(row).join(' · ').replace(/\s+/g, ' ').slice(0, SHOWN),
    })),
  }
}
