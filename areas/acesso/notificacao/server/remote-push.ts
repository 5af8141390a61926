/** Web Push: one small encrypted message to one browser, through the service of whoever made it (RFC 8030, 8291). */
import webpush from 'web-push'
import type { Config } from '../../../../core/server/config.ts'
import { senderOf } from '../../../../core/server/mail/message.ts'
import { isPushService } from '../rules.ts'
import type { Inscricao } from './queries-escolha.ts'
import { vapidKeys } from './secrets-vapid.ts'

/** What the service worker shows (apps/web/sw-push.ts). */
export interface PushMessage {
  titulo: string
  texto: string
  /** A path of ours. */
  destino: string
  /** A later message of the same name takes the place of the earlier one. */
  nome: string
}

/** `sumiu`: the browser no longer takes push from us. `depois`: worth another try. */
export type PushOutcome = 'aceita' | 'sumiu' | 'depois'

export interface Pusher {
  send(inscricao: Inscricao, message: PushMessage, urgente: boolean): Promise<PushOutcome>
}

/** A telephone that is off for longer finds it in the bell. In seconds. */
const KEPT_BY_SERVICE = 24 * 3600
const TIMEOUT_MS = 8_000
/** The service does not know the browser any more, or our key is not the one it subscribed with. */
const GONE = new Set([401, 403, 404, 410])

/** @param allows which addresses may be asked at all; tests bring their own service */
export function createPusher(
  { secretKey, mailFrom, publicUrl }: Pick<Config, 'secretKey' | 'mailFrom' | 'publicUrl'>,
  allows: (endpoint: string) => boolean = isPushService,
): Pusher {
  const keys = vapidKeys(secretKey)
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${senderOf(mailFrom).address}`
  return {
    async send({ endpoint, p256dh, auth }, message, urgente) {
      if (!allows(endpoint)) return 'sumiu'
      try {
        const { method, headers, body } = webpush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          {
            vapidDetails: { subject, ...keys },
            TTL: KEPT_BY_SERVICE,
            urgency: urgente ? 'high' : 'normal',
            topic: message.nome.replaceAll('-', '').slice(0, 32),
          },
        )
        const { 'Content-Length': _, ...sent } = headers
        const answer = await fetch(endpoint, {
          method,
          headers: sent,
          body: new Uint8Array(body),
          // An address that leads elsewhere is none of the services'.
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        await answer.body?.cancel()
        return answer.ok ? 'aceita' : GONE.has(answer.status) ? 'sumiu' : 'depois'
      } catch {
        return 'depois'
      }
    },
  }
}
