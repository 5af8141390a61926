/** What other areas may ask of likeness: what is nearly twice in a list. */
export { listPares } from './queries-parecidas.ts'
