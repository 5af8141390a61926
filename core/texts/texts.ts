/** Every sentence people read stands in a table of pairs: Portuguese and English side by side, picked once. */
import { chamado } from './tratamento.ts'

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

const chosen = new WeakMap<Texts, Partial<Record<Language, Readonly<Record<string, Sentence>>>>>()

/** The sentence of one language, in the tenant's words for its people. */
export const inLanguage = ({ pt, en }: { pt: string; en: string }, language: Language): string =>
  language === 'en-us' ? en : chamado(pt)

/** A sentence as it is said when it is read: with the words of the tenant at hand. */
const spoken = (sentence: Sentence): PropertyDescriptor =>
  typeof sentence === 'string'
    ? { get: () => chamado(sentence), enumerable: true }
    : { value: (...args: never[]) => chamado(sentence(...args)), enumerable: true }

/** The sentences of one language. The same object comes back each time, so it may be a React dependency. */
export function say<T extends Texts>(table: T, language: Language): Said<T> {
  const byLanguage = chosen.get(table) ?? {}
  chosen.set(table, byLanguage)
  byLanguage[language] ??= Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(table).map(([key, { pt, en }]) => [
        key,
        language === 'en-us' ? { value: en, enumerable: true } : spoken(pt),
      ]),
    ),
  ) as Readonly<Record<string, Sentence>>
  return byLanguage[language] as Said<T>
}

const numberFormat = new Intl.NumberFormat('pt-BR')

/** `plural(3, 'uma resposta', '# respostas')` is "3 respostas"; `#` stands for the number, as 1.284. */
export const plural = (n: number, one: string, other: string): string =>
  (n === 1 ? one : other).replace('#', numberFormat.format(n))
