/** The service worker: lessons open without network, and what a push brings is shown. It keeps no answer of the API. */

import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { sha256Hex } from '../../core/contract/sha256.ts'
import { openAt, showPush } from './sw-push.ts'
import {
  answerBuilt,
  answerFile,
  answerNavigation,
  dropShells,
  isKeptFile,
  keepShell,
  takeOver,
} from './sw-shell.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

// The shell and the player, as listed in precache.ts; all of it or the worker is not installed.
const kept = self.__WB_MANIFEST
const VERSION = sha256Hex(JSON.stringify(kept)).slice(0, 16)
precacheAndRoute(kept)
const KEPT = new Set(
  kept.map((one) => new URL(typeof one === 'string' ? one : one.url, self.location.href).pathname),
)
cleanupOutdatedCaches()

self.addEventListener('install', (event) => event.waitUntil(keepShell(VERSION)))
// The page that installed it may go offline before it is loaded again.
self.addEventListener('activate', (event) =>
  event.waitUntil(dropShells(VERSION).then(() => self.clients.claim())),
)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerNavigation(request, VERSION))
  else if (isKeptFile(url.pathname)) event.respondWith(answerFile(request, VERSION))
  else if (/^\/assets\/[^/]+\.m?js$/.test(url.pathname) && !KEPT.has(url.pathname))
    event.respondWith(answerBuilt(request))
})

// A page of the new version asks for it; pages of the old one load again where a chunk of theirs is gone.
self.addEventListener('message', (event) => {
  const { data, source } = event
  if (data === 'assumir') event.waitUntil(takeOver(source && 'id' in source ? source.id : ''))
})

self.addEventListener('push', (event) => event.waitUntil(showPush(event)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAt(event.notification.data))
})
