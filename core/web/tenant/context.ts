/** The tenant for screens. */
import { createContext, useContext } from 'react'
import { NO_TENANT, type Tenant, type TenantResolution } from './tenant.ts'

export const TenantContext = createContext<TenantResolution>(NO_TENANT)

/** What the register knows of this host, a switched-off tenant included (see its status); false without one. */
export const useTenant = (): Tenant | false => useContext(TenantContext).registered

/** The active tenant, as section 4 has it: false also for a switched-off one. */
export const useActiveTenant = (): Tenant | false => useContext(TenantContext).tenant
