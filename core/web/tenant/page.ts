/** The tenant that the page came with, put on the page. */
import { browserStorage, type SafeStorage } from '../device/storage.ts'
import { adoptTitles, applyTenant } from './apply.ts'
import { cachedTenant, embeddedTenant, settleTenant, type Tenant } from './tenant.ts'

/**
 * Without waiting: the tenant the page was served with, else the one kept for this host. Keeps an active one,
 * applies theme and favicon (the default ones for a switched-off tenant) and lets the screens' titles show.
 * A page that does not carry its tenant, on a host that kept none, calls `resolveTenant`.
 */
export function pageTenant(
  page: Document = document,
  host: string = location.hostname,
  storage: SafeStorage = browserStorage,
): Tenant | false {
  const embedded = embeddedTenant(page)
  const kept: Tenant | false = cachedTenant(storage, host) ?? false
  const { tenant, registered } =
    embedded === null ? { tenant: kept, registered: kept } : settleTenant(storage, host, embedded)
  applyTenant(page, tenant)
  adoptTitles(page)
  return registered
}
