/** What the application joins into one page: the account, with the sections of other areas in their place. */
export { ContaPage } from './ContaPage.tsx'
