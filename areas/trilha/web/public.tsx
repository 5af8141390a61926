/** What other areas show of paths: the next step of the one to go on with, and the stages of their sceneries. */
import { lazy } from 'react'

export { TrilhaDaVez } from './TrilhaDaVez.tsx'

/** A stage of a scenery, drawn behind what is said of it; inside `Suspense`. */
export const CenarioPalco = lazy(async () => ({
  default: (await import('./cenario/Cenario.tsx')).CenarioPalco,
}))
