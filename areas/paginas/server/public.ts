/** What the server of the page may use. */
export { openingHtml } from './opening.ts'
