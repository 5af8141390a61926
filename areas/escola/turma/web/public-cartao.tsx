/** What a home shows of classes: a card of each, and the way into one by its code. Apart from the band, which is large. */
export { EntrarComCodigo } from './EntrarComCodigo.tsx'
export { TurmaCard } from './TurmaCard.tsx'
