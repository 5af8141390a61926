/** What a person means by the words of a search: numbers in letters or digits, codes of skills, and words with slips. */
import { soletrado, valorDe } from './rules-numero.ts'

/** Words that are looked for, at most. */
const MAX_PALAVRAS = 8
/** Shorter words are looked for as they stand: their slips are other words. */
const MIN_PARECIDA = 4
/** The database compares no longer ones. */
const MAX_PARECIDA = 40

export interface Procura {
  /** As PostgreSQL's `to_tsquery` takes it; empty where there is no word. */
  query: string
  /** The whole, as it may stand in a title: with its numbers as written, in digits, in letters. */
  textos: string[]
  /** The codes of skills that it names, as they are written, or how they begin. */
  codigos: string[]
  /** Its words, where slips are forgiven, and those that are too short for one. */
  parecidas: string[]
  curtas: string[]
}

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[ªº°]/g, 'o').toLowerCase()

const BNCC = /^(e[fi]|em)(\d{1,2})([a-z]{2,3})(\d{1,3})$/

/** `ef6ma1` and `EF06MA01` are one code; null: no code of a skill. */
function codigoOf(word: string): string | null {
  const bncc = BNCC.exec(word)
  if (bncc) {
    const [, etapa = '', ano = '', campo = '', numero = ''] = bncc
    return `${etapa}${ano.padStart(2, '0')}${campo}${numero.padStart(2, '0')}`.toUpperCase()
  }
  return word.length >= 3 && word.length <= 20 && /[a-z]/.test(word) && /\d/.test(word)
    ? word.toUpperCase()
    : null
}

/** The codes among the words; one that was written in pieces (`EF06 MA 01`) too. */
function codigosOf(text: string, words: readonly string[]): { codigos: string[]; resto: string[] } {
  const whole = text.replace(/[^a-z0-9]/g, '')
  if (BNCC.test(whole)) return { codigos: [codigoOf(whole) ?? ''], resto: [] }
  const codigos = words.flatMap((word) => codigoOf(word) ?? [])
  return { codigos, resto: words.filter((word) => codigoOf(word) === null) }
}

const prefix = (word: string): string => (/^\d{1,2}$/.test(word) ? word : `${word}:*`)

/** More often an article than a number. */
const ARTIGOS = ['um', 'uma']

/** A word, or a number however it is written: `7`, `7o`, `sete`, `setimo`; what is being typed may go on. */
function termOf(part: readonly string[]): string {
  const [only = ''] = part
  const valor = ARTIGOS.includes(only) && part.length === 1 ? null : valorDe(part)
  if (valor === null) return part.map(prefix).join(' & ')
  const { cardinais, ordinais } = soletrado(valor)
  const letters = [...cardinais, ...ordinais].filter((word) => !word.includes(' '))
  const typed = part.length === 1 && !/^\d/.test(only) ? [`${only}:*`] : []
  return `(${[valor, `${valor}o`, `${valor}a`, ...letters, ...typed].join(' | ')})`
}

/** The words in parts: what makes one number together is one part. */
function partsOf(words: readonly string[]): string[][] {
  const parts: string[][] = []
  for (let at = 0; at < words.length; ) {
    let size = Math.min(7, words.length - at)
    while (size > 1 && valorDe(words.slice(at, at + size)) === null) size -= 1
    parts.push(words.slice(at, at + size))
    at += size
  }
  return parts
}

const rewritten = (parts: readonly string[][], write: (valor: number, part: string[]) => string): string =>
  parts
    .map((part) => {
      const valor = valorDe(part)
      return valor === null ? part.join(' ') : write(valor, part)
    })
    .join(' ')

const queryOf = (words: readonly string[]): string => partsOf(words).map(termOf).join(' & ')

export function readBusca(busca: string): Procura & { resto: string } {
  const text = folded(busca)
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_PALAVRAS)
  const parts = partsOf(words)
  const { codigos, resto } = codigosOf(text, words)
  // A number alone is asked as a word: a digit stands in many codes.
  const otherwise = [
    rewritten(parts, String),
    rewritten(parts, (valor, part) => soletrado(valor).cardinais[0] ?? part.join(' ')),
  ].filter((text) => text.includes(' '))
  const textos = [busca.trim(), ...otherwise]
  return {
    query: queryOf(words),
    resto: queryOf(resto),
    textos: words.length === 0 ? textos.slice(0, 1) : [...new Set(textos)],
    codigos,
    parecidas: words.filter((word) => word.length >= MIN_PARECIDA && word.length <= MAX_PARECIDA),
    curtas: words.filter((word) => word.length < MIN_PARECIDA || word.length > MAX_PARECIDA),
  }
}
