/** What other areas may do with attempts: give an open answer its share. */
export { scoreAberta } from './queries-aberta.ts'
