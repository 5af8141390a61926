/** Files of made-up people for given schools: for tests, measurements and demonstration data. The same seed makes the same people. */

export interface SchoolOfFile {
  /** As the file names it: code or INEP code. */
  codigo: string
  /** Codes, or names, of its classes. */
  turmas: readonly string[]
}

export interface FileOptions {
  schools: readonly SchoolOfFile[]
  /** First names. */
  names: readonly string[]
  /** Lines. */
  people: number
  seed?: number
  separator?: ';' | ','
  /** Begins every register number, so that two files name different people. */
  prefix?: string
  /** With guardians, CPF and birth dates: every column that costs something. */
  full?: boolean
}

const SURNAMES = [
  'Silva',
  'Santos',
  'Oliveira',
  'Souza',
  'Gonçalves',
  'Conceição',
  'Araújo',
  'Magalhães',
  "D'Ávila",
  'Müller',
  'Assunção',
  'Nóbrega',
]

/** A small generator (mulberry32): whole numbers from 0 to below `n`. */
function randomFrom(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * n)
  }
}

/** A CPF whose check digits hold, from a number below 10⁹. It may be somebody's: never to be sent anywhere. */
export function cpfOf(n: number): string {
  const digit = (digits: string) => {
    const sum = [...digits].reduce((total, char, i) => total + Number(char) * (digits.length + 1 - i), 0)
    return String(((sum * 10) % 11) % 10)
  }
  const nine = String(n).padStart(9, '0')
  const first = digit(nine)
  return nine + first + digit(nine + first)
}

const two = (n: number): string => String(n).padStart(2, '0')

/** The heading and the lines, cell by cell; classes fill up in turn. */
export function peopleRows({
  schools,
  names,
  people,
  seed = 1,
  prefix = '',
  full = false,
}: FileOptions): string[][] {
  const random = randomFrom(seed)
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const places = schools.flatMap(({ codigo, turmas }) => turmas.map((turma) => ({ codigo, turma })))
  const heading = ['nome', 'ra', 'rede_codigo', 'turma_codigo']
  const more = ['cpf', 'data_nascimento', 'responsavel_nome', 'responsavel_email', 'responsavel_telefone']
  const rows = Array.from({ length: people }, (_, i) => {
    const { codigo, turma } = places[i % places.length] as (typeof places)[number]
    const surname = `${pick(SURNAMES)} ${pick(SURNAMES)}`
    const row = [`${pick(names)} ${surname}`, `${prefix}${100_000 + i}`, codigo, turma]
    if (!full) return row
    // Brothers and sisters, two by two, share a guardian.
    const family = i >> 1
    return [
      ...row,
      cpfOf(100_000_000 + i * 37),
      `${two(1 + random(28))}/${two(1 + random(12))}/${2008 + random(10)}`,
      `${pick(names)} ${surname}`,
      `familia${prefix}${family}@exemplo.test`,
      '(48) 99123-4567',
    ]
  })
  return [full ? [...heading, ...more] : heading, ...rows]
}

const cell = (text: string, separator: string): string =>
  /["\n\r]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text

/** The same as the text of a CSV. */
export function peopleFile(options: FileOptions): string {
  const { separator = ';' } = options
  const lines = peopleRows(options).map((row) => row.map((one) => cell(one, separator)).join(separator))
  return `${lines.join('\r\n')}\r\n`
}
