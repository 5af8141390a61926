/** The host of packages: programs of others run there, so nothing else is answered (docs/decisions/0026-the-door.md). */
import type { Config } from '../../../../core/server/config.ts'

const OWN_PREFIX = 'pacote.'

/** Without the port; as browsers write it. */
const nameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')

/** Whether a host, as asked for, is that of packages. Names count, and ports only where the product has the same name. */
export function isPackageHost(
  { packageOrigin, publicUrl }: Pick<Config, 'packageOrigin' | 'publicUrl'>,
  host: string,
): boolean {
  if (!packageOrigin) return nameOf(host).startsWith(OWN_PREFIX)
  const own = new URL(packageOrigin)
  if (own.hostname === new URL(publicUrl).hostname) return host.toLowerCase() === own.host
  return nameOf(host) === own.hostname
}
