/** What other areas may ask of likeness: what is nearly twice in a list, or nearly in the bank. */
export { comoSeCompara, listPares, listQuaseIguais, listQuaseIguaisEntre } from './queries-parecidas.ts'
