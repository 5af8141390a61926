/** What the columns of a table mean: by their headings, as people write them, and how sure that is. Pure. */

/** `certa`: a heading that is known for this field; `provavel`: one like it, which a person should look at. */
export const CERTEZAS = ['certa', 'provavel'] as const
export type Certeza = (typeof CERTEZAS)[number]

export interface Sentido<F extends string> {
  campo: F
  certeza: Certeza
  /** Lower is surer. */
  rank: number
}

/** What a kind of file may say. */
export interface Vocabulario<F extends string> {
  sentidoOf: (heading: string) => Sentido<F> | undefined
  /** What lines can't be read without, among fields that no column has. */
  missingOf: (colunas: readonly (F | null)[]) => readonly string[]
  /** A field whose cells are shown nowhere. */
  segredo?: F
}

/** A heading without accents, signs and capitals. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9]/g, '')
    .toLowerCase()

/** Headings with all of these in them may hold the field; tried in order, the narrower ones first. */
export type Parecidos<F extends string> = readonly (readonly [patterns: readonly RegExp[], campo: F])[]

const LIKE_RANK = 1_000
/** No heading is longer, and what looks like an address or a number is none. */
const LONGEST_HEADING = 80

/** @param aliases headings of each field, plain, the surer ones first */
export function sentidosOf<F extends string>(
  aliases: Readonly<Record<F, readonly string[]>>,
  parecidos: Parecidos<F> = [],
): Vocabulario<F>['sentidoOf'] {
  const known = new Map<string, Sentido<F>>()
  for (const campo of Object.keys(aliases) as F[])
    aliases[campo].forEach((alias, rank) => {
      if (!known.has(alias)) known.set(alias, { campo, certeza: 'certa', rank })
    })
  return (heading) => {
    if (heading.length > LONGEST_HEADING) return undefined
    const plain = plainHeading(heading)
    const sure = known.get(plain)
    if (sure || heading.includes('@')) return sure
    const at = parecidos.findIndex(([patterns]) => patterns.every((pattern) => pattern.test(plain)))
    const campo = parecidos[at]?.[1]
    return campo && { campo, certeza: 'provavel', rank: LIKE_RANK + at }
  }
}

export interface Entendido<F extends string> {
  /** One for each column; null: none of the fields. */
  colunas: (F | null)[]
  certezas: (Certeza | null)[]
}

/**
 * Proposes a field for each heading. Of several headings that could hold a field the surest keeps it, wherever it
 * stands: the order of the columns decides only between headings that are as sure.
 */
export function entender<F extends string>(
  cabecalho: readonly string[],
  { sentidoOf }: Pick<Vocabulario<F>, 'sentidoOf'>,
): Entendido<F> {
  const best = new Map<F, Sentido<F> & { at: number }>()
  cabecalho.forEach((heading, at) => {
    const sense = sentidoOf(heading)
    if (sense && sense.rank < (best.get(sense.campo)?.rank ?? Number.POSITIVE_INFINITY))
      best.set(sense.campo, { ...sense, at })
  })
  const colunas: (F | null)[] = cabecalho.map(() => null)
  const certezas: (Certeza | null)[] = cabecalho.map(() => null)
  for (const { campo, certeza, at } of best.values()) {
    colunas[at] = campo
    certezas[at] = certeza
  }
  return { colunas, certezas }
}

/** Fields given to more than one column. */
export const repeatedOf = <F extends string>(colunas: readonly (F | null)[]): F[] => [
  ...new Set(colunas.filter((campo, i): campo is F => campo !== null && colunas.indexOf(campo) !== i)),
]

/** How sure each column is, as it is chosen now: what a person gave another meaning is theirs, and sure. */
export function certezasOf<F extends string>(
  cabecalho: readonly string[],
  colunas: readonly (F | null)[],
  vocabulario: Pick<Vocabulario<F>, 'sentidoOf'>,
): (Certeza | null)[] {
  const guess = entender(cabecalho, vocabulario)
  return colunas.map((campo, i) => {
    if (campo === null) return null
    return campo === guess.colunas[i] ? (guess.certezas[i] ?? 'certa') : 'certa'
  })
}
