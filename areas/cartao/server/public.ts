/** What other areas may use: making cards and printing them. */
export { issueCartoes } from './issue.ts'
export { type CardPerson, type CardsPlace, cardsPdf } from './pdf.ts'
