/* The service worker: it shows what a push brings and opens where it leads. It keeps no copies and answers no requests. */
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  let told = {}
  try {
    told = event.data?.json() ?? {}
  } catch {
    // What cannot be read is told as something new.
  }
  const { titulo = 'Turmalina', texto = '', destino = '/logado/notificacoes', nome = 'novidade' } = told
  event.waitUntil(
    self.registration.showNotification(titulo, { body: texto, tag: nome, data: { destino }, lang: 'pt-BR' }),
  )
})

/** A path of our own origin, whatever was sent. */
function pathOf(destino) {
  try {
    const url = new URL(destino, self.location.origin)
    if (url.origin === self.location.origin) return url.href
  } catch {
    // No address at all.
  }
  return new URL('/logado/notificacoes', self.location.origin).href
}

async function open(href) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [page] = pages
  if (!page) return self.clients.openWindow(href)
  await page.focus()
  // Where a page that it does not control may not be led, another one opens.
  return page.navigate(href).catch(() => self.clients.openWindow(href))
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(pathOf(event.notification.data?.destino)))
})
