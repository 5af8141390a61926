/** What the server of the page may use. */
export { type OpeningTenant, openingHtml } from './opening.ts'
