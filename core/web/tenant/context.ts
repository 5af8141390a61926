/** The tenant for screens. */
import { createContext, useContext } from 'react'
import type { Tenant } from './tenant.ts'

/** What the register knows of this host, a switched-off tenant included; false without one. */
export const TenantContext = createContext<Tenant | false>(false)

/** May be switched off (see its status): `/desativado` needs its name. */
export const useTenant = (): Tenant | false => useContext(TenantContext)

/** The active tenant, as section 4 has it: false also for a switched-off one. */
export function useActiveTenant(): Tenant | false {
  const tenant = useTenant()
  return tenant && tenant.status === 'ativo' ? tenant : false
}
