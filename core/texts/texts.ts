/** Every sentence people read stands in a table of pairs: Portuguese and English side by side, picked once. */
import type { Tratamento } from './tratamento.ts'

export type Language = 'pt-br' | 'en-us'

/** The language that is kept or chosen under this name; Portuguese for any other. */
export const languageOf = (name: string): Language => (name === 'en-us' ? 'en-us' : 'pt-br')

type Sentence = string | ((...args: never[]) => string)
export type Texts = Readonly<Record<string, { readonly pt: Sentence; readonly en: Sentence }>>

/** Checks the shape of a table of sentences and keeps its literal types. */
export function defineTexts<const T extends Texts>(table: T): T {
  return table
}

export type Said<T extends Texts> = {
  readonly [K in keyof T]: T[K]['pt'] extends string ? string : T[K]['pt']
}

/** Of a tenant that chose nothing. */
export const USUAL: Tratamento = { aluno: 'aluno', professor: 'professora_professor' }

let source: () => Tratamento = () => USUAL

/** Says where the words of the work at hand for its people are found. Once a program. */
export function callBy(found: () => Tratamento): void {
  source = found
}

/** `ao seu` is `à sua`: what stands beside a noun, in the feminine. The words of marks are few, and a test reads them all. */
export const feminina = (words: string): string =>
  words
    .replace(/\bao/g, 'à')
    .replace(/um\b/g, 'uma')
    .replace(/eu(s?)\b/g, 'ua$1')
    .replace(/(?:(?<!ã)o|(?<=st)e)(s?)\b/g, 'a$1')

/** A phrase of the marks around its noun, without a capital. */
const PHRASE = /^(.*?)(alunos?|professor(?:es)?|docentes?)(?!\p{L})(.*)$/su

function phraseIn(phrase: string, { aluno, professor }: Tratamento): string {
  const [, before = '', noun = '', after = ''] = PHRASE.exec(phrase) ?? []
  const [kind] = noun
  // Who chose no word keeps the neutral one where it stands.
  const isNeutral = kind === 'd' && professor === USUAL.professor
  const [um = '', uma] = (kind === 'a' ? aluno : isNeutral ? 'docente' : professor).split('_').reverse()
  const isMany = noun.endsWith('s')
  const said = um + (isMany ? (um.endsWith('r') ? 'es' : 's') : '') + after
  const hers = feminina(before)
  if (um.endsWith('a')) return hers + feminina(said)
  if (isMany || uma === undefined || before === '') return before + said
  return `${hers}${uma} ou ${hers === before ? '' : before}${said}`
}

/** The sentence with the marked phrases in the words of `tratamento`, those of the work at hand unless told. */
export const chamado = (sentence: string, tratamento: Tratamento = source()): string =>
  sentence.replace(/⟦([^⟦⟧])([^⟦⟧]*)⟧/g, (_, first: string, rest: string) => {
    const small = first.toLowerCase()
    const said = phraseIn(small + rest, tratamento)
    return small === first ? said : said.replace(/./, (letter) => letter.toUpperCase())
  })

/** The sentence of one language, in the tenant's words for its people. */
export const inLanguage = ({ pt, en }: { pt: string; en: string }, language: Language): string =>
  language === 'en-us' ? en : chamado(pt)

const chosen = new WeakMap<Texts, Partial<Record<Language, object>>>()

/**
 * The sentences of one language, in the words of the tenant at hand when they are read. The same object comes back each
 * time, so it may be a React dependency.
 */
export function say<T extends Texts>(table: T, language: Language): Said<T> {
  const byLanguage = chosen.get(table) ?? {}
  chosen.set(table, byLanguage)
  byLanguage[language] ??= new Proxy(table, {
    get(_, key: string) {
      const sentence = table[key]?.[language === 'en-us' ? 'en' : 'pt']
      if (typeof sentence === 'function') return (...args: never[]) => chamado(sentence(...args))
      return sentence && chamado(sentence)
    },
  })
  return byLanguage[language] as Said<T>
}

const numberFormat = new Intl.NumberFormat('pt-BR')

/** `plural(3, 'uma resposta', '# respostas')` is "3 respostas"; `#` stands for the number, as 1.284. */
export const plural = (n: number, one: string, other: string): string =>
  (n === 1 ? one : other).replace('#', numberFormat.format(n))
