/** This browser and push: asked for by a button, never by itself. */
import { toBase64url } from '../../../../core/web/device/base64url.ts'
import { registerServiceWorker } from '../../../../core/web/trusted.ts'

export type PushState = 'sem_suporte' | 'bloqueado' | 'inativo' | 'ativo'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const subscriptionOf = async () =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

export async function pushState(): Promise<PushState> {
  if (!isSupported()) return 'sem_suporte'
  if (Notification.permission === 'denied') return 'bloqueado'
  return (await subscriptionOf()) ? 'ativo' : 'inativo'
}

const base64url = (buffer: ArrayBuffer | null): string =>
  toBase64url(new Uint8Array(buffer ?? new ArrayBuffer(0)))

export interface Subscribed {
  endpoint: string
  p256dh: string
  auth: string
}

/** Asks the person and the browser's service; null when either says no. Throws when the service is away. */
export async function subscribe(publicKey: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await registerServiceWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription made for another key of ours can't be used: it makes room.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return {
    endpoint: made.endpoint,
    p256dh: base64url(made.getKey('p256dh')),
    auth: base64url(made.getKey('auth')),
  }
}

/** Ends it on this browser; returns the address that the server must forget. */
export async function unsubscribe(): Promise<string | null> {
  const subscription = await subscriptionOf()
  await subscription?.unsubscribe()
  return subscription?.endpoint ?? null
}
