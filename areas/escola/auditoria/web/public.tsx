/** What the application's frame uses of support access. */
export { VerComoBanner } from './VerComoBanner.tsx'
export { VerComoButton } from './VerComoButton.tsx'
