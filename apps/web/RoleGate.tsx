/** Not allowed → the 403 page, which says whom to ask. The server decides again on every call. */
import { Navigate, Outlet } from 'react-router'
import { sessaoApi } from '../../areas/acesso/sessao/contract.ts'
import { useEu } from '../../areas/acesso/sessao/web/public.tsx'
import { useCall } from '../../core/web/data.ts'
import type { Guard } from '../../core/web/routes.ts'
import { ErrorState } from '../../core/web/ui/EmptyState.tsx'
import { PageSkeleton } from '../../core/web/ui/Skeleton.tsx'

export type RoleGuard = Exclude<Guard, 'public' | 'session'>

const ALLOWED: Readonly<Record<RoleGuard, readonly string[]>> = {
  teacher: [
    'professor',
    'coordenador',
    'gestor_rede',
    'autor',
    'revisor',
    'administrador_tenant',
    'administrador-plataforma',
  ],
  manager: ['coordenador', 'gestor_rede', 'administrador_tenant', 'administrador-plataforma'],
  administrator: ['administrador_tenant', 'administrador-plataforma'],
}

export function RoleGate({ guard }: { guard: RoleGuard }) {
  const eu = useEu()
  const me = useCall(sessaoApi.me)
  if (!eu)
    return me.isError ? <ErrorState error={me.error} onRetry={() => void me.refetch()} /> : <PageSkeleton />
  if (!eu.papeis.some((papel) => ALLOWED[guard].includes(papel)))
    return <Navigate to="/sem-permissao" replace />
  return <Outlet />
}
