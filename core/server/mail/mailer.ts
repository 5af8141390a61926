/** Sends mail: by SMTP when it is configured, else into the outbox folder. */
import { createTransport } from 'nodemailer'
import { failure } from '../failure.ts'
import { checkMessage, type MailMessage, type Sender, senderOf } from './message.ts'
import { type OutboxEntry, type OutboxMessage, openOutbox } from './outbox.ts'
import { mailTexts } from './texts.ts'

export interface MailerOptions {
  /** `smtp://user:password@host:587` or `smtps://…`; without it mail goes to `mailDir`. */
  smtpUrl?: string | undefined
  mailDir?: string | undefined
  /** `Turmalina <nao-responda@escola.br>`. */
  from: string
  /** How long each step of a conversation with the server may take, in ms; 10,000 unless told. */
  timeout?: number
  now?: () => Date
}

export interface Mailer {
  /**
   * Resolves once the server, or the disk, has taken the message. Failures: 400 `mensagem_invalida`; 422
   * `correio_recusado` (no use in trying again); 503 `correio_indisponivel` (try later).
   */
  send(message: MailMessage): Promise<{ id: string }>
  /** Resolves when mail can be sent; for `/readyz`. Failure 503 `correio_indisponivel`. */
  check(): Promise<void>
  /** The newest first, 100 unless told; empty when mail goes by SMTP. */
  listOutbox(limit?: number): Promise<OutboxEntry[]>
  /** Null when there is none of that id. */
  readOutbox(id: string): Promise<OutboxMessage | null>
  close(): void
}

/** Throws RangeError when `from` is no sender, or neither `smtpUrl` nor `mailDir` is given. */
export function createMailer(options: MailerOptions): Mailer {
  const { smtpUrl, mailDir, now = () => new Date() } = options
  const sender = senderOf(options.from)
  const compose = (message: MailMessage, date: Date) => composeMail(message, sender, date)
  if (smtpUrl) return smtpMailer(smtpUrl, options.timeout ?? 10_000, compose, now)
  if (mailDir) return outboxMailer(mailDir, compose, now)
  throw new RangeError('a mailer needs smtpUrl or mailDir')
}

/** What is handed to the library; checked first. */
function composeMail(message: MailMessage, sender: Sender, date: Date) {
  checkMessage(message)
  const { to, subject, text, html, language, fromName, headers, name } = message
  return {
    from: { name: fromName ?? sender.name, address: sender.address },
    to: { name: '', address: to },
    subject,
    text,
    html,
    date,
    ...(name !== undefined && { messageId: `<${name}@${sender.address.split('@')[1]}>` }),
    headers: {
      ...headers,
      'Content-Language': language === 'en-us' ? 'en-US' : 'pt-BR',
      // Keeps holiday answers from coming back.
      'Auto-Submitted': 'auto-generated',
    },
    // A message is made of what it carries, never of files or addresses that a text names.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

type Compose = (message: MailMessage, date: Date) => ReturnType<typeof composeMail>

function smtpMailer(url: string, timeout: number, compose: Compose, now: () => Date): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      const mail = compose(message, now())
      try {
        const { messageId } = await transport.sendMail(mail)
        return { id: messageId }
      } catch (error) {
        throw mailFailure(error)
      }
    },
    async check() {
      await transport.verify().catch((error: unknown) => {
        throw mailFailure(error)
      })
    },
    listOutbox: async () => [],
    readOutbox: async () => null,
    close: () => transport.close(),
  }
}

function outboxMailer(folder: string, compose: Compose, now: () => Date): Mailer {
  const outbox = openOutbox(folder)
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      const date = now()
      const mail = compose(message, date)
      const { message: eml } = await writer.sendMail(mail)
      const { to, subject, text, html, language, headers = {} } = message
      const from = `${mail.from.name} <${mail.from.address}>`.trim()
      const kept = { at: date.toISOString(), from, to, subject, text, html, language, headers }
      return { id: await outbox.add(kept, eml as Buffer) }
    },
    check: () => outbox.check(),
    listOutbox: (limit = 100) => outbox.list(limit),
    readOutbox: (id) => outbox.read(id),
    close: () => {},
  }
}

/** A refusal for good (5xx about this address) is told apart from a server that can't be reached now. */
function mailFailure(cause: unknown) {
  const { responseCode, code } = cause as { responseCode?: number; code?: string }
  const forGood = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500
  const refusal = forGood
    ? failure(422, 'correio_recusado', mailTexts.refused)
    : failure(503, 'correio_indisponivel', mailTexts.away)
  refusal.cause = cause
  return refusal
}
