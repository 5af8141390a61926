/** The router: screens grouped by layout, each behind its guard, loaded when it is opened. */
import type { ComponentType } from 'react'
import { createBrowserRouter, createPath, type RouteObject } from 'react-router'
import { GlobalErrorPage, ScreenErrorPage } from '../../areas/acesso/paginas/web/GlobalErrorPage.tsx'
import { loadAgainOnce } from '../../core/web/device/chunk.ts'
import type { Guard, Layout, Screen, ScreenTable } from '../../core/web/routes.ts'
import { developmentScreens } from './development.ts'
import { publicScreens } from './public-screens.ts'
import type { RoleGuard } from './RoleGate.tsx'
import { Root } from './Root.tsx'
import { SignedInGate } from './SignedInGate.tsx'
import { isSignedInPath } from './signed-in-path.ts'

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
      ...within(layout, guarded('public')),
      { element: <SignedInGate />, children: within(layout, [...guarded('session'), ...roles]) },
    ],
  }
}

/**
 * What a screen throws stays in it: the frame around has the way on, and the way out. An empty layout has no such. Around
 * the screens, since a route whose own files did not come shows nothing, not even its error.
 */
const within = (layout: Layout, children: RouteObject[]): RouteObject[] =>
  layout === 'vazio' || children.length === 0 ? children : [{ errorElement: <ScreenErrorPage />, children }]

const routesIn = (table: ScreenTable, load: Load): RouteObject[] =>
  (Object.keys(layouts) as Layout[])
    .map((layout) =>
      routesOf(
        layout,
        Object.entries(table).filter(([, screen]) => screen.layout === layout),
        load,
      ),
    )
    .filter(({ children }) => children?.length)

const ROOT = 'root'

/** The router of the public screens; those below `/logado` are discovered when the first of them is asked for. */
export function createRouter() {
  // A lost chunk reloads the page where the person was going, not where they were.
  const reload = () => {
    const going = router.state.navigation.location
    if (going) globalThis.location.assign(createPath(going))
    else globalThis.location.reload()
  }
  const load: Load = (chunk) => loadAgainOnce(chunk, { reload })
  let discovered = false
  const router = createBrowserRouter(
    [
      {
        id: ROOT,
        element: <Root />,
        errorElement: <GlobalErrorPage />,
        hydrateFallbackElement: <></>,
        children: routesIn({ ...publicScreens, ...developmentScreens }, load),
      },
    ],
    {
      async patchRoutesOnNavigation({ path, patch }) {
        if (discovered || !isSignedInPath(path)) return
        const { signedInScreens } = await load(() => import('./signed-in-screens.ts'))
        patch(ROOT, routesIn(signedInScreens, load))
        discovered = true
      },
    },
  )
  return router
}

/** Resolves when the files of the first screen have arrived (or failed): until then stands what was served. */
export function firstScreen(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
