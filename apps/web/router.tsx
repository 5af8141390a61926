/** The router: screens grouped by layout, each behind its guard, loaded when it is opened. */
import type { ComponentType } from 'react'
import { createBrowserRouter, createPath, type RouteObject } from 'react-router'
import { GlobalErrorPage } from '../../areas/paginas/web/GlobalErrorPage.tsx'
import { loadAgainOnce } from '../../core/web/device/chunk.ts'
import type { Guard, Layout, Screen } from '../../core/web/routes.ts'
import { screens } from './areas.ts'
import { developmentScreens } from './development.ts'
import type { RoleGuard } from './RoleGate.tsx'
import { Root } from './Root.tsx'
import { SignedInGate } from './SignedInGate.tsx'

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

type Load = <T>(load: () => Promise<T>) => Promise<T>

function routesOf(layout: Layout, table: readonly [string, Screen][], load: Load): RouteObject {
  const guarded = (guard: Guard): RouteObject[] =>
    table
      .filter(([, screen]) => screen.guard === guard)
      .map(([path, screen]) => ({
        path,
        lazy: () => load(() => screen.load().then(({ Screen }) => ({ Component: Screen }))),
      }))
  const roles = (['teacher', 'manager', 'administrator'] satisfies RoleGuard[])
    .map((guard) => ({
      lazy: () =>
        load(() =>
          import('./RoleGate.tsx').then(({ RoleGate }) => ({ element: <RoleGate guard={guard} /> })),
        ),
      children: guarded(guard),
    }))
    .filter(({ children }) => children.length > 0)
  return {
    lazy: () => load(layouts[layout]),
    children: [
      ...guarded('public'),
      { element: <SignedInGate />, children: [...guarded('session'), ...roles] },
    ],
  }
}

export function createRouter() {
  // A lost chunk reloads the page where the person was going, not where they were.
  const reload = () => {
    const going = router.state.navigation.location
    if (going) globalThis.location.assign(createPath(going))
    else globalThis.location.reload()
  }
  const load: Load = (chunk) => loadAgainOnce(chunk, { reload })
  const table = Object.entries<Screen>({ ...screens, ...developmentScreens })
  const byLayout = (Object.keys(layouts) as Layout[]).map((layout) =>
    routesOf(
      layout,
      table.filter(([, screen]) => screen.layout === layout),
      load,
    ),
  )
  const router = createBrowserRouter([
    {
      element: <Root />,
      errorElement: <GlobalErrorPage />,
      hydrateFallbackElement: <></>,
      children: byLayout,
    },
  ])
  return router
}
