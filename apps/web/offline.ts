/** Once somebody is signed in: the service worker is registered, and a queue that was left is sent. */

import { hasPending } from '../../areas/ensino/tentativa/web/offline/pending.ts'
import type { Transport } from '../../core/web/client/request.ts'
import { mayPrefetch } from '../../core/web/device/network.ts'
import { registerServiceWorker } from '../../core/web/trusted.ts'

/** The page of a new version takes its worker along; the pages of the old one have the reload of lost chunks. */
async function register(): Promise<void> {
  const registration = await registerServiceWorker()
  if (navigator.onLine) registration?.waiting?.postMessage('assumir')
}

export function startOffline(transport: Transport, tenant: string, usuario: number): void {
  // Refused in private windows and by some managed browsers: then everything needs the network, as ever. On a
  // connection that counts its bytes it waits until a package is asked for (areas/ensino/pacote/web/download.ts).
  if (import.meta.env.PROD && mayPrefetch()) void register().catch(() => {})
  if (hasPending(`${tenant}:${usuario}`))
    void import('../../areas/ensino/tentativa/web/offline/queues.ts').then(({ queueOf }) =>
      queueOf({ tenant, usuario }, transport),
    )
}
