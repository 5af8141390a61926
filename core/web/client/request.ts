/** The one door of the browser to the server: headers, language, bodies, time-outs and the errors of section 8. */
import type { Language } from '../../texts/texts.ts'
import { type RefusedSession, sessionRefused, tenantOff } from '../events.ts'
import type { TakeEarly } from './early.ts'
import { ApiError, errorOf, errorSentence, isSuccess } from './failure.ts'
import {
  type ClientKind,
  type Credentials,
  headersFor,
  localizedPath,
  type TenantIdentity,
  tenantHeader,
} from './headers.ts'
import type { Progress } from './upload.ts'

/** Milliseconds until an answer has arrived whole; bodies with files get longer. */
export const REQUEST_TIMEOUT = 20_000
export const UPLOAD_TIMEOUT = 5 * 60_000

export interface SendRequest {
  method: string
  /** A path of this service; an address elsewhere is refused, as it would receive the token. */
  url: string
  /** FormData travels as it is, anything else but undefined as JSON. */
  body?: unknown
  /** Null and undefined values are left out; a list repeats its name. */
  query?: Readonly<Record<string, unknown>>
  client?: ClientKind
  signal?: AbortSignal
  idempotencyKey?: string
  /** It outlives the page that sends it, as far as the browser has room for that (`KEPT_ALIVE`). */
  keepalive?: boolean
  onProgress?: (progress: Progress) => void
}

export interface TransportOptions {
  baseUrl?: string
  session: () => RefusedSession | null
  tenant: () => TenantIdentity | false | null
  language: () => Language
  /** The administration of another tenant in progress, if any. */
  delegated?: () => Credentials['delegated']
  /** A token was answered 401. Default: the session event of this tab. */
  onUnauthorized?: (session: RefusedSession) => void
  /** The tenant of this tab was switched off. Default: the event of this tab. */
  onSwitchedOff?: () => void
  fetch?: typeof fetch
  xhr?: () => XMLHttpRequest
  /** What is on its way since before there was a transport. */
  early?: TakeEarly
}

export interface Transport {
  /** The answer's body when its status is sucesso; otherwise rejects with ApiError, or AbortError when aborted. */
  send: (request: SendRequest) => Promise<unknown>
  /** The headers that a client sends now, for streams and downloads. */
  headers: (client: ClientKind) => Record<string, string>
}

/** What came back, before anyone judged it. */
export interface RawAnswer {
  status: number
  contentType: string
  text: string
  /** The header of that name, where there is one. */
  retryAfter?: string | null
}

export function createTransport(options: TransportOptions): Transport {
  const {
    baseUrl = '',
    language,
    onUnauthorized = sessionRefused.tell,
    onSwitchedOff = tenantOff.tell,
  } = options
  const credentials = (session: RefusedSession | null): Credentials => ({
    tenant: options.tenant(),
    token: session?.token,
    delegated: options.delegated?.(),
  })

  async function send(request: SendRequest): Promise<unknown> {
    const { method, client = 'authenticated', body, onProgress, keepalive = false } = request
    const address = addressOf(baseUrl, localizedPath(request.url, client, language()), request.query)
    const session = options.session()
    const headers = headersFor(client, credentials(session))
    if (request.idempotencyKey) headers['Idempotency-Key'] = request.idempotencyKey
    const files = body instanceof FormData
    if (body !== undefined && !files) headers['Content-Type'] = 'application/json'
    const payload = files ? body : body === undefined ? undefined : JSON.stringify(body)

    const ask = (signal: AbortSignal, keepalive: boolean) =>
      fetchAnswer(options.fetch, address, { method, headers, body: payload, signal, keepalive })
    const early = method === 'GET' ? options.early?.(address, headers) : undefined
    const answer = await inTime(files ? UPLOAD_TIMEOUT : REQUEST_TIMEOUT, request.signal, (signal) => {
      if (onProgress)
        return import('./upload.ts').then(({ uploadWithProgress }) => {
          signal.throwIfAborted()
          const upload = { method, url: address, headers, body: payload, signal, onProgress }
          return uploadWithProgress(upload, options.xhr)
        })
      if (keepalive) return whileRoom(payload, (room) => ask(signal, room))
      return early ? given(early, signal).then((found) => found ?? ask(signal, false)) : ask(signal, false)
    })
    const data = dataOf(answer)
    if (answer.status < 400 && isSuccess(data)) return data
    // A wrong password is a 401 too: only an answer to a token says something about the session.
    if (answer.status === 401 && session?.token && headers.Authorization === `Bearer ${session.token}`)
      onUnauthorized(session)
    const error = errorOf(answer.status, data, answer.retryAfter)
    // Not the one that is administered from here.
    if (error.codigo === 'desativado' && headers.Tenant === tenantHeader(options.tenant())) onSwitchedOff()
    throw error
  }

  /** What is thrown says in words why: also where no server spoke, `message` is nothing but a sentence. */
  const told = (request: SendRequest) =>
    send(request).catch((error: unknown) => {
      if (error instanceof ApiError && !error.mensagem) error.message = errorSentence(error, language())
      throw error
    })

  return { send: told, headers: (client) => headersFor(client, credentials(options.session())) }
}

function addressOf(baseUrl: string, path: string, query: SendRequest['query'] = {}): string {
  // Browsers drop tabs and line breaks and read a backslash as a slash, so `/\t/host` would leave too.
  if (/^[\\/]{2}|^[a-z][a-z\d+.-]*:|[\t\n\r]/i.test(path))
    throw new TypeError('Only paths of the service are called.')
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined && one !== null) search.append(name, String(one))
  const address = `${baseUrl.replace(/\/$/, '')}/${path.replace(/^\//, '')}`
  return search.size === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${search}`
}

/** Bytes of bodies on their way that outlive their page: browsers refuse more than 64 kB of a page's together. */
export const KEPT_ALIVE = 60_000
let alive = 0

/** Asks to outlive the page while there is room for its body; a longer one goes as any other. */
async function whileRoom<T>(body: BodyInit | undefined, ask: (room: boolean) => Promise<T>): Promise<T> {
  const bytes =
    body === undefined ? 0 : typeof body === 'string' ? new Blob([body]).size : Number.POSITIVE_INFINITY
  if (alive + bytes > KEPT_ALIVE) return ask(false)
  alive += bytes
  try {
    return await ask(true)
  } finally {
    alive -= bytes
  }
}

async function fetchAnswer(
  send: typeof fetch = globalThis.fetch,
  url: string,
  init: RequestInit,
): Promise<RawAnswer> {
  const response = await send(url, init)
  const contentType = response.headers.get('content-type') ?? ''
  const retryAfter = response.headers.get('retry-after')
  return { status: response.status, contentType, text: await response.text(), retryAfter }
}

/** JSON where it is JSON; a plain text as it is; a page of a proxy says nothing that people should read. */
function dataOf({ contentType, text }: RawAnswer): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text === '' || /html|xml/i.test(contentType) || text.trimStart().startsWith('<') ? null : text
  }
}

/** What was asked for elsewhere, until who waits for it gives up. */
const given = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    promise.then(resolve, reject)
  })

/** Runs under a time-out and the caller's signal; tells apart who gave up. */
async function inTime<T>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer?.throwIfAborted()
  const controller = new AbortController()
  const stop = () => controller.abort()
  outer?.addEventListener('abort', stop)
  let late = false
  const timer = setTimeout(() => {
    late = true
    stop()
  }, milliseconds)
  try {
    return await run(controller.signal)
  } catch (error) {
    outer?.throwIfAborted()
    const codigo = late ? 'tempo_esgotado' : 'sem_conexao'
    throw new ApiError({ status: 0, codigo, mensagem: null, data: error })
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
  }
}
