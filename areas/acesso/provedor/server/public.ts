/** What other areas may use: the account at a provider behind a ficha, and linking it with a person. */
export { claimIdentity, linkIdentity } from './find-claim.ts'
