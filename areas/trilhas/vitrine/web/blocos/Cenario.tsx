/** A scenery, fetched only where one is shown; inside `Suspense`. */
import { lazy } from 'react'

export const Cenario = lazy(async () => ({
  default: (await import('../../../trilha/web/public-cenario.ts')).CenarioPalco,
}))
