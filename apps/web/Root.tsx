/** The root of every route: a visitor's frame, or everything that a signed-in person brings, loaded only then. */
import { lazy, Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { loadAgainOnce } from '../../core/web/device/chunk.ts'
import { useSession } from '../../core/web/session/store.ts'
import { useTenant } from '../../core/web/tenant/context.ts'
import { FrameContext } from '../../core/web/ui/frame.ts'
import { useBaseFrame } from './base-frame.ts'

const SignedIn = lazy(() =>
  loadAgainOnce(() => import('./SignedIn.tsx').then((module) => ({ default: module.SignedIn }))),
)

export function Root() {
  const tenant = useTenant()
  const { sessao } = useSession()
  const { pathname } = useLocation()
  const frame = useBaseFrame()
  const off = tenant !== false && tenant.status === 'inativo'
  // A switched-off tenant shows only /desativado, and answers no call.
  if (off || !sessao?.token)
    return (
      <FrameContext value={frame}>
        {off && pathname !== '/desativado' ? <Navigate to="/desativado" replace /> : <Outlet />}
      </FrameContext>
    )
  return (
    <Suspense>
      <SignedIn key={sessao.usuario} usuario={sessao.usuario} token={sessao.token} frame={frame}>
        <Outlet />
      </SignedIn>
    </Suspense>
  )
}
