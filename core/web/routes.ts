/** Typed route table: the path literal is the key, so a link to a path that does not exist does not compile. */
import type { ComponentType } from 'react'

export type Layout = 'default' | 'home' | 'logado' | 'admin' | 'redes' | 'projeto' | 'vazio'

/** Who may open a screen: anyone, anyone signed in, or whoever the area's guard lets in (the server decides again). */
export type Guard = 'public' | 'session' | 'teacher' | 'manager' | 'administrator'

export interface Screen {
  layout: Layout
  guard: Guard
  load: () => Promise<{ Screen: ComponentType }>
  /**
   * Addresses of the readings that it opens with whoever opens it, as the calls spell them, `:name` as in its own path:
   * the page asks for them before the scripts have come, with what the frame reads (apps/web/opens.ts).
   */
  opens?: readonly `/${string}`[]
}

export type ScreenTable = Readonly<Record<`/${string}`, Screen>>

export const defineRoutes = <const R extends ScreenTable>(routes: R): R => routes

type Split<P extends string> = P extends `${infer A}/${infer B}` ? A | Split<B> : P
type RequiredName<S extends string> = S extends `:${string}?` ? never : S extends `:${infer N}` ? N : never
type OptionalName<S extends string> = S extends `:${infer N}?` ? N : never

/** The parameters that a path literal names; those with `?` may be absent. */
export type ParamsOf<P extends string> = { [K in RequiredName<Split<P>>]: string | number } & {
  [K in OptionalName<Split<P>>]?: string | number
}

type Given<P extends string> = [RequiredName<Split<P>>] extends [never]
  ? [params?: ParamsOf<P>]
  : [params: ParamsOf<P>]

/** Fills the parameters of a path; an absent optional one leaves its segment out. */
export function href<P extends string>(path: P, ...[params]: Given<P>): string {
  return path.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = (params as Record<string, unknown> | undefined)?.[name]
    return value === undefined ? '' : `/${encodeURIComponent(String(value))}`
  })
}
