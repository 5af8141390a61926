/** What the server of the page may use. */
export { openingHtml } from './print-opening.ts'
