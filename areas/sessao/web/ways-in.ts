/** The other ways to sign in stand below the password; the application says which, as they lean on this area. */
import { type ComponentType, createContext } from 'react'

export interface WaysInProps {
  /** Where the person was going, as the address says; not yet looked at. */
  continuar: string | null
  compartilhada: boolean
}

export const WaysInContext = createContext<ComponentType<WaysInProps> | null>(null)
