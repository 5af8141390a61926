/** What the seven layouts need to know. The application provides one FrameContext around its routes. */
import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react'
import type { Palette } from '../../contract/palettes.ts'
import type { IconType } from './icon.ts'
import { DEFAULT_PREFERENCES, type Preferences } from './preferences.ts'

/** `aprender` for learners: warm, larger, rounder. `gerir` for everybody else and for the public pages. */
export type Tom = 'aprender' | 'gerir'

export interface NavigationItem {
  href: string
  label: string
  icon: IconType
  /** A number at the end of the line; 0 and absent hide it. */
  count?: number
  /** Current only at exactly this path, as for the home. */
  exact?: boolean
  /** Further addresses, and what lies below them, at which it is current. */
  also?: readonly string[]
  /** The named group it stands in, with its neighbours of the same name. */
  group?: string
  /** Has a place of its own on the bar of a phone; the others are behind "Mais". */
  bar?: boolean
}

/** Whether the page at `pathname` belongs to the item. */
export const isCurrent = (
  { href, exact, also = [] }: Pick<NavigationItem, 'href' | 'exact' | 'also'>,
  pathname: string,
): boolean =>
  exact
    ? pathname === href
    : [href, ...also].some((place) => pathname === place || pathname.startsWith(`${place}/`))

/** A place that Ctrl K offers besides the navigation, such as a class. */
export interface Destination {
  href: string
  label: string
  hint?: string | undefined
  icon?: IconType
  /** The heading under which it is offered. */
  group?: string
}

export interface AccountItem {
  id: number
  nome: string
  papel: string
  foto?: string | null
  current: boolean
}

export interface FrameState {
  /** Who is signed in in this tab; null on public pages. `papel` is a sentence: "Aluna · 6º ano B". */
  person: { nome: string; papel: string; foto?: string | null } | null
  tenant: { nome: string; paleta: Palette }
  tom: Tom
  /** The side bar, in order, group by group. */
  navigation: readonly NavigationItem[]
  /** The bar of a phone has the lines chosen for it alone, large: a small child's. The others are found by searching. */
  largeBar?: boolean
  /** `panel` is rendered inside the bell's popover, only while it is open. */
  notifications: { unread: number; panel: ReactNode }
  accounts: readonly AccountItem[]
  preferences: Preferences
  actions: {
    setPreferences: (change: Partial<Preferences>) => void
    switchAccount: (id: number) => void
    addAccount: () => void
    signOut: () => void
    /** Further results for Ctrl K, filtered by the words typed; absent, only the navigation is searched. */
    findDestinations?: (words: string, signal: AbortSignal) => Promise<readonly Destination[]>
  }
  /** Foot of the side bar, such as "Tudo enviado". */
  sideFoot?: ReactNode
  /** Above the content of every signed-in page, such as "Sem conexão". */
  notice?: ReactNode
  /** Below what anybody may choose under "Acessibilidade": what only this person may. */
  ownChoices?: ReactNode
  /** The page of the person's own account. */
  accountHref?: string
  /** Where the help stands, at what the person does. */
  helpHref?: string
}

const nothing = () => undefined

export const DEFAULT_FRAME: FrameState = {
  person: null,
  tenant: { nome: 'Turmalina', paleta: 'turmalina' },
  tom: 'gerir',
  navigation: [],
  notifications: { unread: 0, panel: null },
  accounts: [],
  preferences: DEFAULT_PREFERENCES,
  actions: { setPreferences: nothing, switchAccount: nothing, addAccount: nothing, signOut: nothing },
}

export const FrameContext = createContext<FrameState>(DEFAULT_FRAME)

export const useFrame = (): FrameState => useContext(FrameContext)

/** Puts the temperature of the layout on the root element while the layout is shown. */
export function useTom(tom: Tom): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.tom = tom
  }, [tom])
}
