/** The language of the page, and the sentences in it. */
import { createContext, useContext } from 'react'
import { type Language, type Said, say, type Texts } from '../texts/texts.ts'

export const LanguageContext = createContext<Language>('pt-br')

export const useLanguage = (): Language => useContext(LanguageContext)

/** The sentences of a table in the language of the page. */
export const useTexts = <T extends Texts>(table: T): Said<T> => say(table, useLanguage())
