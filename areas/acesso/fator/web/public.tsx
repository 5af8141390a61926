/** What other areas may use: the card of the account page, the steps that finish a sign-in, the administrator's reset. */
export { CodeForm } from './CodeForm.tsx'
export { EnrolSteps } from './EnrolSteps.tsx'
export { FatorDaConta } from './FatorDaConta.tsx'
export { RecomecarFator } from './RecomecarFator.tsx'
