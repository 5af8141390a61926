/** What other areas may use of the signed-in person. */
import { createContext, useContext } from 'react'
import type { Actor } from '../../../core/policy/actor.ts'
import type { Eu } from '../contract.ts'

export const EuContext = createContext<Eu | null>(null)

/** The signed-in person; null while it loads, and when nobody is signed in. */
export const useEu = (): Eu | null => useContext(EuContext)

/** The person as policies see them, so that a screen hides with the rule that the server enforces. */
export const asActor = (eu: Eu): Actor => ({ ...eu, tenantId: 0 })
