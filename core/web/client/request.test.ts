/** The transport against a real HTTP server: what it sends, what it takes for success, how it fails. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RefusedSession } from '../events.ts'
import type { ClientKind, Credentials, TenantIdentity } from './headers.ts'
import { createTransport, KEPT_ALIVE, REQUEST_TIMEOUT, type SendRequest, UPLOAD_TIMEOUT } from './request.ts'

interface Seen {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

type Answer = { status: number; type: string; body: string } | 'hang' | 'drop' | 'half'
const json = (status: number, data: unknown): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(data),
})

let seen: Seen[] = []
let answer: Answer
let server: Server
let baseUrl: string

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    if (answer === 'hang') return
    if (answer === 'drop') return void request.socket.destroy()
    if (answer === 'half') {
      response.writeHead(200, { 'content-length': 100 })
      response.write('{"status":')
      return void setTimeout(() => request.socket.destroy(), 20)
    }
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  seen = []
  answer = json(200, { status: 'sucesso', id: 7 })
})
afterEach(() => vi.useRealTimers())

const ana: RefusedSession = { usuario: '1', token: 'ta' }
const refused = vi.fn()
const world = {
  session: ana as RefusedSession | null,
  tenant: { slug: 'floripa' } as TenantIdentity | false,
  language: 'pt-br' as 'pt-br' | 'en-us',
  delegated: null as Credentials['delegated'],
}
beforeEach(() => {
  Object.assign(world, { session: ana, tenant: { slug: 'floripa' }, language: 'pt-br', delegated: null })
  refused.mockClear()
})
const transport = (extra: Partial<Parameters<typeof createTransport>[0]> = {}) =>
  createTransport({
    baseUrl,
    session: () => world.session,
    tenant: () => world.tenant,
    language: () => world.language,
    delegated: () => world.delegated,
    onUnauthorized: refused,
    ...extra,
  })
const send = (request: Partial<SendRequest> = {}) =>
  transport().send({ method: 'GET', url: '/x', ...request })
const sent = () => seen[0] as Seen

describe('what is sent', () => {
  it('JSON, with the headers of the authenticated client by default', async () => {
    const url = '/gerenciar/pt-br/preferencia'
    expect(await send({ method: 'POST', url, body: { a: 'ç' } })).toEqual({ status: 'sucesso', id: 7 })
    expect(sent()).toMatchObject({ method: 'POST', url, body: '{"a":"ç"}' })
    expect(sent().headers).toMatchObject({
      authorization: 'Bearer ta',
      tenant: 'floripa',
      'content-type': 'application/json',
    })
  })

  it('no body and no content type for a plain GET', async () => {
    await send()
    expect(sent().headers['content-type']).toBeUndefined()
  })

  it('files as multipart', async () => {
    const form = new FormData()
    form.append('anexo', new Blob(['oi']), 'a.txt')
    await send({ method: 'POST', body: form })
    expect(sent().headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(sent().body).toContain('filename="a.txt"')
  })

  it.each<[ClientKind, Record<string, string | undefined>]>([
    ['default', { tenant: 'floripa', authorization: undefined }],
    ['file', { tenant: 'floripa', authorization: 'Bearer ta' }],
    ['admin', { tenant: 'floripa', authorization: 'Bearer ta', useraction: 'ta' }],
    ['main', { tenant: undefined, 'main-connection': 'true', authorization: undefined }],
  ])('the headers of %s', async (client, headers) => {
    await send({ client })
    expect(sent().headers.tenant).toBe(headers.tenant)
    expect({ ...headers, ...sent().headers }).toMatchObject(headers)
    expect(sent().headers.authorization).toBe(headers.authorization)
  })

  it('the delegated token of an administration', async () => {
    world.delegated = { token: 'td', tenant: { slug: 'outra' } }
    await send({ client: 'admin' })
    expect(sent().headers).toMatchObject({ authorization: 'Bearer td', tenant: 'outra', useraction: 'ta' })
  })

  it('the current language, read at each call', async () => {
    world.language = 'en-us'
    await send({ url: 'projeto/pt-br/x', query: { de: '/pt-br/' } })
    expect(sent().url).toBe('/projeto/en-us/x?de=%2Fpt-br%2F')
  })

  it('the query without what is absent, lists repeated', async () => {
    await send({ url: '/x?a=1', query: { b: 'ç &', c: null, d: undefined, e: [1, 2], f: 0, g: '' } })
    expect(sent().url).toBe('/x?a=1&b=%C3%A7+%26&e=1&e=2&f=0&g=')
  })

  it('the idempotency key', async () => {
    await send({ method: 'POST', idempotencyKey: 'k-1' })
    expect(sent().headers['idempotency-key']).toBe('k-1')
  })

  it.each([
    'http://127.0.0.1:1/x',
    '//127.0.0.1:1/x',
    '/\\127.0.0.1',
    '/\t/127.0.0.1',
    '\\\\127.0.0.1',
    'JavaScript:x',
  ])('nothing to %s: the token stays here', async (url) => {
    await expect(send({ url })).rejects.toThrow('Only paths')
    expect(seen).toHaveLength(0)
  })
})

describe('what comes back', () => {
  const html = { status: 502, type: 'text/html', body: '<html>Bad gateway</html>' }
  it.each<[string, Answer, object]>([
    [
      'an envelope of failure',
      json(422, { status: 'erro', codigo: 'invalido', mensagem: 'Confira.', campos: { a: 'Falta.' } }),
      { status: 422, codigo: 'invalido', mensagem: 'Confira.', campos: { a: 'Falta.' } },
    ],
    ['erro under 200', json(200, { status: 'erro', mensagem: 'Não.' }), { status: 500, mensagem: 'Não.' }],
    ['sucesso under 500', json(500, { status: 'sucesso' }), { status: 500, mensagem: null }],
    ['no status', json(200, { id: 7 }), { status: 500, mensagem: null }],
    [
      'a plain text',
      { status: 503, type: 'text/plain', body: 'Fora do ar' },
      { status: 503, mensagem: 'Fora do ar' },
    ],
    ['a page of a proxy', html, { status: 502, mensagem: null }],
    ['an empty answer', { status: 200, type: 'application/json', body: '' }, { status: 500, mensagem: null }],
    ['broken JSON', { status: 200, type: 'application/json', body: '<' }, { status: 500, mensagem: null }],
  ])('%s rejects', async (_, given, error) => {
    answer = given
    await expect(send()).rejects.toMatchObject({ name: 'ApiError', ...error })
  })
})

describe('401', () => {
  const denied = json(401, { status: 'erro', codigo: 'sessao_encerrada', mensagem: 'Entre de novo.' })

  it('to a token is a session event, with the session that was refused', async () => {
    answer = denied
    await expect(send()).rejects.toMatchObject({ status: 401, codigo: 'sessao_encerrada' })
    expect(refused).toHaveBeenCalledExactlyOnceWith(ana)
  })

  it.each<[string, Partial<SendRequest>, Partial<typeof world>]>([
    ['without a token (a wrong password)', {}, { session: null }],
    ['to a client that sends none', { client: 'default' }, {}],
    ['to a delegated token', { client: 'admin' }, { delegated: { token: 'td', tenant: { slug: 'outra' } } }],
  ])('%s is not', async (_, request, change) => {
    answer = denied
    Object.assign(world, change)
    await expect(send(request)).rejects.toMatchObject({ status: 401 })
    expect(refused).not.toHaveBeenCalled()
  })
})

describe('a tenant that was switched off', () => {
  const off = json(403, { status: 'erro', codigo: 'desativado', mensagem: 'Desativada.' })
  const told = vi.fn()
  beforeEach(() => void told.mockClear())
  const ask = (client: ClientKind = 'authenticated') =>
    transport({ onSwitchedOff: told }).send({ method: 'GET', url: '/x', client })

  it('is news of the tab', async () => {
    answer = off
    await expect(ask()).rejects.toMatchObject({ status: 403, codigo: 'desativado' })
    expect(told).toHaveBeenCalledOnce()
  })

  it('is none where the call was refused for something else, or another tenant is off', async () => {
    answer = json(403, { status: 'erro', codigo: 'sem_permissao', mensagem: 'Não.' })
    await expect(ask()).rejects.toMatchObject({ codigo: 'sem_permissao' })
    answer = off
    world.delegated = { token: 'td', tenant: { slug: 'outra' } }
    await expect(ask('admin')).rejects.toMatchObject({ codigo: 'desativado' })
    expect(told).not.toHaveBeenCalled()
  })
})

describe('no answer', () => {
  it.each<Answer>(['drop', 'half'])('%s is sem_conexao, status 0', async (given) => {
    answer = given
    await expect(send()).rejects.toMatchObject({ status: 0, codigo: 'sem_conexao', mensagem: null })
  })

  it.each([
    ['20 s', undefined, REQUEST_TIMEOUT],
    ['5 min for files', new FormData(), UPLOAD_TIMEOUT],
  ])('gives up after %s', async (_, body, limit) => {
    vi.useFakeTimers()
    const never: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      )
    let error: unknown
    const call = transport({ fetch: never }).send({ method: 'POST', url: '/x', body })
    call.catch((caught: unknown) => {
      error = caught
    })
    await vi.advanceTimersByTimeAsync(limit - 1)
    expect(error).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(error).toMatchObject({ status: 0, codigo: 'tempo_esgotado' })
    expect([20_000, 300_000]).toContain(limit)
  })

  it('an aborted call is an AbortError, not a failure to show', async () => {
    answer = 'hang'
    const controller = new AbortController()
    const call = send({ signal: controller.signal })
    setTimeout(() => controller.abort(), 30)
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    await expect(send({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(seen).toHaveLength(1)
  })
})

describe('what outlives its page', () => {
  const flags: (boolean | undefined)[] = []
  const answers: (() => void)[] = []
  const held: typeof fetch = (_url, init) => {
    flags.push(init?.keepalive)
    return new Promise((resolve) =>
      answers.push(() =>
        resolve(new Response('{"status":"sucesso"}', { headers: { 'content-type': 'application/json' } })),
      ),
    )
  }
  const put = (bytes: number, keepalive = true) =>
    // Two bytes a letter, and the quotation marks.
    transport({ fetch: held }).send({ method: 'PUT', url: '/x', body: 'é'.repeat(bytes / 2 - 1), keepalive })
  beforeEach(() => {
    flags.length = 0
    answers.length = 0
  })

  it('is asked for while the bodies on their way have room together; what is longer goes all the same', async () => {
    const first = [put(40_000), put(20_000), put(2), put(1_000, false)]
    expect(flags).toEqual([true, true, false, false])
    for (const one of answers) one()
    await Promise.all(first)
    const then = [put(KEPT_ALIVE + 2), put(KEPT_ALIVE)]
    expect(flags.slice(4)).toEqual([false, true])
    for (const one of answers) one()
    expect(await Promise.all(then)).toHaveLength(2)
  })

  it('gives its room back where it fails', async () => {
    const away: typeof fetch = () => Promise.reject(new TypeError('away'))
    await expect(
      transport({ fetch: away }).send({
        method: 'PUT',
        url: '/x',
        body: 'x'.repeat(50_000),
        keepalive: true,
      }),
    ).rejects.toMatchObject({ codigo: 'sem_conexao' })
    const next = put(50_000)
    expect(flags).toEqual([true])
    answers[0]?.()
    await next
  })
})

describe('progress', () => {
  /** As much of XMLHttpRequest as an upload needs. */
  class Xhr {
    upload: { onprogress?: (event: object) => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    onloadend?: () => void
    status = 201
    responseText = '{"status":"sucesso","id":9}'
    headers: Record<string, string> = {}
    opened: string[] = []
    open = (...of: string[]) => void this.opened.push(...of)
    setRequestHeader = (name: string, value: string) => void Object.assign(this.headers, { [name]: value })
    getResponseHeader = () => 'application/json'
    abort = () => this.onabort?.()
    send = () => {
      this.upload.onprogress?.({ loaded: 10, total: 40, lengthComputable: true })
      this.upload.onprogress?.({ loaded: 20, total: 20, lengthComputable: false })
    }
  }
  /** Its part comes with the first file. */
  const start = async (request: Partial<SendRequest> = {}) => {
    const xhr = new Xhr()
    const onProgress = vi.fn()
    const call = transport({ xhr: () => xhr as unknown as XMLHttpRequest }).send({
      method: 'POST',
      url: '/x',
      body: new FormData(),
      onProgress,
      ...request,
    })
    await vi.waitFor(() => expect(xhr.opened).not.toEqual([]))
    return { xhr, onProgress, sent: { call } }
  }

  it('is told, and the answer is judged as any other', async () => {
    const { xhr, onProgress, sent } = await start()
    xhr.onload?.()
    expect(await sent.call).toEqual({ status: 'sucesso', id: 9 })
    expect(onProgress.mock.calls).toEqual([[{ loaded: 10, total: 40 }], [{ loaded: 20, total: 0 }]])
    expect(xhr.opened).toEqual(['POST', `${baseUrl}/x`])
    expect(xhr.headers).toEqual({ Authorization: 'Bearer ta', Tenant: 'floripa' })
  })

  it('a broken connection is sem_conexao', async () => {
    const { xhr, sent } = await start()
    xhr.onerror?.()
    await expect(sent.call).rejects.toMatchObject({ status: 0, codigo: 'sem_conexao' })
  })

  it('stops when aborted', async () => {
    const controller = new AbortController()
    const { sent } = await start({ signal: controller.signal })
    controller.abort()
    await expect(sent.call).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('stops when aborted before its part has come', async () => {
    const controller = new AbortController()
    const xhr = new Xhr()
    const call = transport({ xhr: () => xhr as unknown as XMLHttpRequest }).send({
      ...{ method: 'POST', url: '/x', body: new FormData(), onProgress: vi.fn() },
      signal: controller.signal,
    })
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(xhr.opened).toEqual([])
  })
})

it('what is thrown is a sentence, the server’s own or one for what kept it from speaking', async () => {
  answer = json(507, { status: 'erro', codigo: 'sem_espaco', mensagem: 'Não há espaço.' })
  await expect(transport().send({ method: 'GET', url: '/x' })).rejects.toThrow('Não há espaço.')
  answer = 'drop'
  await expect(transport().send({ method: 'GET', url: '/x' })).rejects.toThrow(/^Sem conexão\. Confira/)
  answer = { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }
  await expect(transport().send({ method: 'GET', url: '/x' })).rejects.toThrow(/^Algo deu errado/)
})
