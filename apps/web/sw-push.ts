/** The service worker and push: what is shown, and where it leads. */

declare const self: ServiceWorkerGlobalScope

interface Told {
  titulo?: string
  texto?: string
  destino?: string
  nome?: string
}

const HOME = '/logado/notificacoes'

function read(event: PushEvent): Told {
  try {
    return (event.data?.json() ?? {}) as Told
  } catch {
    // What cannot be read is told as something new.
    return {}
  }
}

export function showPush(event: PushEvent): Promise<void> {
  const { titulo = 'Turmalina', texto = '', destino = HOME, nome = 'novidade' } = read(event)
  return self.registration.showNotification(titulo, {
    body: texto,
    tag: nome,
    data: { destino },
    lang: 'pt-BR',
  })
}

/** A path of our own origin, whatever was sent. */
function pathOf(destino: unknown): string {
  try {
    const url = new URL(String(destino), self.location.origin)
    if (url.origin === self.location.origin) return url.href
  } catch {
    // No address at all.
  }
  return new URL(HOME, self.location.origin).href
}

/** In the page that is open, else in a new one. */
export async function openAt(data: unknown): Promise<unknown> {
  const href = pathOf((data as { destino?: unknown } | null)?.destino ?? HOME)
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!page) return self.clients.openWindow(href)
  await page.focus()
  // Where a page that it does not control may not be led, another one opens.
  return page.navigate(href).catch(() => self.clients.openWindow(href))
}
