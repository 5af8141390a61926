/** What other areas may use: giving lessons to a class from its page; names of screens. */

export { DarAulaButton } from './DarAulaButton.tsx'
export { tipoTexts } from './tipo-texts.ts'
export { VinculoMenu } from './VinculoMenu.tsx'
