/** What other areas show of what is suggested: one suggestion, and what its activities are called by kind. */
export { SugeridaView } from './sugeridas/SugeridaView.tsx'
export { tipoAtividadeTexts } from './sugeridas/texts.ts'
