/** What other areas may use: the card of the account page, and the steps that finish a sign-in. */
export { CodeForm } from './CodeForm.tsx'
export { EnrolSteps } from './EnrolSteps.tsx'
export { FatorDaConta } from './FatorDaConta.tsx'
