/** What other areas may use: the card of the account page, and a ficha as the calls take it. */
import { lazy, Suspense } from 'react'

export { ProvarComProvedor } from './ProvarComProvedor.tsx'
export { provedorToken } from './trip.ts'

const Card = lazy(() => import('./ProvedoresDaConta.tsx').then((m) => ({ default: m.ProvedoresDaConta })))

/** The accounts of other services that open the person's own; nothing where the tenant has no provider. */
export const ProvedoresDaConta = () => (
  <Suspense fallback={null}>
    <Card />
  </Suspense>
)
