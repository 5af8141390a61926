/** Not signed in → /login and back; something owed since signing in → /login/continue and back. */
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { useEu } from '../../areas/acesso/sessao/web/public.tsx'
import { proofs } from '../../core/web/proof.ts'
import { useSession } from '../../core/web/session/store.ts'

export function SignedInGate() {
  const { sessao } = useSession()
  const eu = useEu()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const back = encodeURIComponent(pathname + search)
  // A refused call tells first, before the person is known; a role given meanwhile may ask for a factor at any call.
  useEffect(
    () => proofs.onOwed(() => void navigate(`/login/continue?voltar=${back}`, { replace: true })),
    [navigate, back],
  )
  if (!sessao?.token) return <Navigate to={`/login?voltar=${back}`} replace />
  if (eu?.pendencia) return <Navigate to={`/login/continue?voltar=${back}`} replace />
  return <Outlet />
}
