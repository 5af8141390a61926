/** The words that tell who somebody is, as patterns for the database: what an erasure takes out of everybody's texts. */

export const TROCA = 'Pessoa removida'

export interface Palavras {
  nomes: readonly string[]
  /** User name, e-mail, numbers: nobody else's. */
  sinais: readonly string[]
  /** Names of other accounts that hold one of these names. */
  outros: readonly string[]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')

/** As JSON writes it within its quotes. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)

const SHORTEST = 5
/** A number alone must be longer than those that stand in answers and dates. */
const SHORTEST_NUMBER = 7
/** Stands in a text by itself, and for nothing else: more than one word, or a sign that is no word. */
const isTelling = (word: string): boolean =>
  /^\d+$/.test(word)
    ? word.length >= SHORTEST_NUMBER
    : word.length >= SHORTEST && (/\s/.test(word) || /[\d@._-]/.test(word))

/** Where our own code writes somebody's name into JSON, as PostgreSQL spells it. */
const NAMED = '(?<="(?:autor|nome|aluno|suporte|quem|pessoa)": ")'

/** CPF and telephone as people write them. */
function spellings(sign: string): string[] {
  const cpf = /^(\d{3})(\d{3})(\d{3})(\d{2})$/.exec(sign)
  const phone = /^(\d{2})(\d{4,5})(\d{4})$/.exec(sign)
  return [
    sign,
    ...(cpf ? [`${cpf[1]}.${cpf[2]}.${cpf[3]}-${cpf[4]}`] : []),
    ...(phone ? [`(${phone[1]}) ${phone[2]}-${phone[3]}`] : []),
  ]
}

/** A name, but not where it is the beginning, the end or the middle of somebody else's. */
function notWithin(nome: string, outros: readonly string[]): string {
  const at = nome.toLowerCase()
  const longer = outros.flatMap((outro) => {
    const from = outro.toLowerCase().indexOf(at)
    return from === -1 || outro.length === nome.length
      ? []
      : [[outro.slice(0, from), outro.slice(from + nome.length)] as const]
  })
  const before = longer.filter(([start]) => start).map(([start]) => `(?<!${escaped(start)})`)
  const after = longer.filter(([start, end]) => !start && end).map(([, end]) => `(?!${escaped(end)})`)
  return `${before.join('')}${escaped(nome)}${after.join('')}`
}

/** What of it is the person's alone: names that no other account bears, and signs. */
function ownOf({ nomes, sinais, outros }: Palavras): { own: string[]; signs: string[] } {
  const theirs = new Set(outros.map((outro) => outro.trim().toLowerCase()))
  return {
    own: [...new Set(nomes.map((nome) => nome.trim()))].filter(
      (nome) => nome !== '' && nome !== TROCA && !theirs.has(nome.toLowerCase()),
    ),
    signs: [...new Set(sinais.flatMap(spellings))].filter(
      (sign) => sign !== '' && !sign.startsWith('removida-'),
    ),
  }
}

/** Whether a letter that lies in the folder tells of the person. */
export function tellsOf(palavras: Palavras): (text: string) => boolean {
  const { own, signs } = ownOf(palavras)
  const words = [...own, ...signs].filter(isTelling).map((word) => word.toLowerCase())
  return (text) => {
    const lower = text.toLowerCase()
    return words.some((word) => lower.includes(word))
  }
}

export interface Padroes {
  texto: string
  json: string
}

const NEVER = '(?!)'

/**
 * Patterns of PostgreSQL, to be matched without regard to case; null without a word. A name of one word is taken out only
 * where our own code says that it is one; a sign that could be a word, or a name that another account bears too, is left.
 */
export function padroesOf(palavras: Palavras): Padroes | null {
  const { outros } = palavras
  const { own, signs } = ownOf(palavras)
  if (own.length + signs.length === 0) return null
  const written = (write: (word: string) => string): string[] => {
    const anywhere = [
      ...own.filter(isTelling).map((nome) => notWithin(write(nome), outros.map(write))),
      ...signs.filter(isTelling).map((sign) => escaped(write(sign))),
    ]
    return anywhere.length === 0 ? [] : [`(?<![[:alnum:]_])(?:${anywhere.join('|')})(?![[:alnum:]_])`]
  }
  const single = own.filter((nome) => !isTelling(nome)).map((nome) => escaped(inJson(nome)))
  return {
    texto: written((word) => word).join('|') || NEVER,
    json:
      [...written(inJson), ...(single.length > 0 ? [`${NAMED}(?:${single.join('|')})(?=")`] : [])].join(
        '|',
      ) || NEVER,
  }
}
