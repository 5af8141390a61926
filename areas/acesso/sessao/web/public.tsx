/** What other areas may use of the signed-in person. */
import { type ComponentType, createContext, useContext } from 'react'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Eu } from '../contract.ts'

export { useCountdown } from './useCountdown.ts'

export const EuContext = createContext<Eu | null>(null)

/** The signed-in person; null while it loads, and when nobody is signed in. */
export const useEu = (): Eu | null => useContext(EuContext)

/** The person as policies see them, so that a screen hides with the rule that the server enforces. */
export const asActor = (eu: Eu): Actor => ({ ...eu, tenantId: 0 })

export interface WaysInProps {
  /** Where the person was going, as the address says; not yet looked at. */
  continuar: string | null
  compartilhada: boolean
}

/** The other ways to sign in stand below the password; the application says which, as they lean on this area. */
export const WaysInContext = createContext<ComponentType<WaysInProps> | null>(null)
