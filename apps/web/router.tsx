/** The router: screens grouped by layout, each behind its guard, loaded when it is opened. */
import type { ComponentType } from 'react'
import { createBrowserRouter, Navigate, Outlet, type RouteObject, useLocation } from 'react-router'
import { GlobalErrorPage } from '../../areas/paginas/web/GlobalErrorPage.tsx'
import { sessaoApi } from '../../areas/sessao/contract.ts'
import { useEu } from '../../areas/sessao/web/public.tsx'
import { useCall } from '../../core/web/data.ts'
import { loadAgainOnce } from '../../core/web/device/chunk.ts'
import type { Guard, Layout, Screen } from '../../core/web/routes.ts'
import { useSession } from '../../core/web/session/store.ts'
import { useTenant } from '../../core/web/tenant/context.ts'
import { ErrorState } from '../../core/web/ui/EmptyState.tsx'
import { PageSkeleton } from '../../core/web/ui/Skeleton.tsx'
import { screens } from './areas.ts'
import { developmentScreens } from './development.ts'

type LayoutModule = Promise<{ Component: ComponentType }>

const layouts: Readonly<Record<Layout, () => LayoutModule>> = {
  default: () => import('./layouts/DefaultLayout.tsx').then((m) => ({ Component: m.DefaultLayout })),
  home: () => import('./layouts/HomeLayout.tsx').then((m) => ({ Component: m.HomeLayout })),
  vazio: () => import('./layouts/VazioLayout.tsx').then((m) => ({ Component: m.VazioLayout })),
  logado: () => import('./layouts/LogadoLayout.tsx').then((m) => ({ Component: m.LogadoLayout })),
  admin: () => import('./layouts/AdminLayout.tsx').then((m) => ({ Component: m.AdminLayout })),
  redes: () => import('./layouts/RedesLayout.tsx').then((m) => ({ Component: m.RedesLayout })),
  projeto: () => import('./layouts/ProjetoLayout.tsx').then((m) => ({ Component: m.ProjetoLayout })),
}

/** A switched-off tenant shows only /desativado; everything else waits behind it. */
function TenantGate() {
  const tenant = useTenant()
  const { pathname } = useLocation()
  const off = tenant !== false && tenant.status === 'inativo'
  if (off && pathname !== '/desativado') return <Navigate to="/desativado" replace />
  return <Outlet />
}

/** Not signed in → /login and back. */
function SignedInGate() {
  const { sessao } = useSession()
  const { pathname, search } = useLocation()
  if (!sessao?.token)
    return <Navigate to={`/login?voltar=${encodeURIComponent(pathname + search)}`} replace />
  return <Outlet />
}

const ALLOWED: Readonly<Record<Exclude<Guard, 'public' | 'session'>, readonly string[]>> = {
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

/** Not allowed → the 403 page, which says whom to ask. The server decides again on every call. */
function RoleGate({ guard }: { guard: keyof typeof ALLOWED }) {
  const eu = useEu()
  const me = useCall(sessaoApi.me)
  if (!eu) return me.isError ? <ErrorState onRetry={() => void me.refetch()} /> : <PageSkeleton />
  if (!eu.papeis.some((papel) => ALLOWED[guard].includes(papel)))
    return <Navigate to="/sem-permissao" replace />
  return <Outlet />
}

const leaf = ([path, { load }]: [string, Screen]): RouteObject => ({
  path,
  lazy: () => loadAgainOnce(() => load().then(({ Screen }) => ({ Component: Screen }))),
})

function routesOf(layout: Layout, table: readonly [string, Screen][]): RouteObject {
  const guarded = (guard: Guard) => table.filter(([, screen]) => screen.guard === guard).map(leaf)
  const roles = (Object.keys(ALLOWED) as (keyof typeof ALLOWED)[])
    .map((guard) => ({ element: <RoleGate guard={guard} />, children: guarded(guard) }))
    .filter(({ children }) => children.length > 0)
  return {
    lazy: () => loadAgainOnce(layouts[layout]),
    children: [
      ...guarded('public'),
      { element: <SignedInGate />, children: [...guarded('session'), ...roles] },
    ],
  }
}

export function createRouter() {
  const table = Object.entries<Screen>({ ...screens, ...developmentScreens })
  const byLayout = (Object.keys(layouts) as Layout[]).map((layout) =>
    routesOf(
      layout,
      table.filter(([, screen]) => screen.layout === layout),
    ),
  )
  return createBrowserRouter([
    {
      element: <TenantGate />,
      errorElement: <GlobalErrorPage />,
      hydrateFallbackElement: <></>,
      children: byLayout,
    },
  ])
}
