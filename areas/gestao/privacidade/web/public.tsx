/** What other areas may use of privacy: the card of the account page, and the count of the time of use. */
export { PrivacidadeDaConta } from './PrivacidadeDaConta.tsx'
export { TempoDeUso } from './TempoDeUso.tsx'
