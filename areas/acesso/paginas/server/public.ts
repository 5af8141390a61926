/** What the server of the page may use. */
export { hasOpening, openingHtml } from './print-opening.ts'
