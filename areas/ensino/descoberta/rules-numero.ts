/** Numbers in Portuguese letters, lower case without accents: read, and written, up to 9999. */

const UNIDADES = 'zero um dois tres quatro cinco seis sete oito nove'.split(' ')
const DEZ = 'dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(' ')
const DEZENAS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')
const CENTENAS =
  'cem duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(' ')
const ORDINAIS = 'primeiro segundo terceiro quarto quinto sexto setimo oitavo nono decimo'.split(' ')

const feminine = (word: string): string => word.replace(/o$/, 'a').replace(/os$/, 'as')

const CARDINAL: ReadonlyMap<string, number> = new Map([
  ...UNIDADES.map((word, value) => [word, value] as const),
  ...DEZ.map((word, at) => [word, 10 + at] as const),
  ...DEZENAS.map((word, at) => [word, 20 + 10 * at] as const),
  ...CENTENAS.flatMap((word, at) => [
    [word, 100 + 100 * at] as const,
    [feminine(word), 100 + 100 * at] as const,
  ]),
  ['uma', 1],
  ['duas', 2],
  ['catorze', 14],
  ['cento', 100],
])

const ORDINAL: ReadonlyMap<string, number> = new Map(
  ORDINAIS.flatMap((word, at) => [[word, at + 1] as const, [feminine(word), at + 1] as const]),
)

/** Below it stands what may follow: tens after hundreds, units after tens from twenty on. */
const step = (value: number): number => (value >= 100 ? 100 : value >= 20 ? 10 : 1)

/** A number below a thousand, its words joined by `e`; null: none, or something is said twice. */
function belowThousand(words: readonly string[]): number | null {
  if (words.length % 2 === 0) return null
  let total = 0
  let room = 1000
  for (const [at, word] of words.entries()) {
    if (at % 2 === 1) {
      if (word !== 'e') return null
      continue
    }
    const value = CARDINAL.get(word)
    if (value === undefined || value >= room || (at > 0 && value === 0)) return null
    total += value
    room = step(value)
  }
  return total
}

/** What the words say as one number, in digits, letters or as an ordinal; null: no number. */
export function valorDe(words: readonly string[]): number | null {
  const [only = ''] = words
  if (words.length === 1) {
    const digits = /^(\d{1,4})[oa]?$/.exec(only)
    if (digits) return Number(digits[1])
    const ordinal = ORDINAL.get(only)
    if (ordinal !== undefined) return ordinal
  }
  const mil = words.indexOf('mil')
  if (mil < 0) return belowThousand(words)
  const thousands = mil === 0 ? 1 : belowThousand(words.slice(0, mil))
  const after = words.slice(words[mil + 1] === 'e' ? mil + 2 : mil + 1)
  const rest = mil === words.length - 1 ? 0 : belowThousand(after)
  if (thousands === null || thousands === 0 || thousands > 9 || rest === null) return null
  return 1000 * thousands + rest
}

const hundreds = (value: number): string[] => {
  if (value < 10) return [UNIDADES[value] ?? '']
  if (value < 20) return [DEZ[value - 10] ?? '']
  if (value < 100)
    return [DEZENAS[Math.floor(value / 10) - 2] ?? '', ...(value % 10 ? hundreds(value % 10) : [])]
  if (value === 100) return ['cem']
  const word = value < 200 ? 'cento' : (CENTENAS[Math.floor(value / 100) - 1] ?? '')
  return [word, ...(value % 100 ? hundreds(value % 100) : [])]
}

function escrito(value: number): string {
  if (value < 1000) return hundreds(value).join(' e ')
  const thousands = Math.floor(value / 1000)
  const rest = value % 1000
  const mil = thousands === 1 ? 'mil' : `${UNIDADES[thousands]} mil`
  if (rest === 0) return mil
  return `${mil}${rest < 100 || rest % 100 === 0 ? ' e ' : ' '}${hundreds(rest).join(' e ')}`
}

/** The number in letters, the usual spelling first; as an ordinal up to the tenth. */
export function soletrado(value: number): { cardinais: string[]; ordinais: string[] } {
  const OTHER: Readonly<Record<number, string>> = { 1: 'uma', 2: 'duas', 14: 'catorze' }
  const cardinal = value < 10_000 ? [escrito(value)] : []
  const other = OTHER[value]
  const ordinal = ORDINAIS[value - 1]
  return {
    cardinais: other === undefined ? cardinal : [...cardinal, other],
    ordinais: ordinal === undefined ? [] : [ordinal, feminine(ordinal)],
  }
}
