/** What other areas may use: the names of what a question is. */
export { tipoQuestaoTexts } from './texts.ts'
