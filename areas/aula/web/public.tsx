/** What other areas may use: giving lessons to a class from its page. */
export { DarAulaButton } from './DarAulaButton.tsx'
export { VinculoMenu } from './VinculoMenu.tsx'
