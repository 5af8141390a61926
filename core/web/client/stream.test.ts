/** The stream against a real server: what it asks, how it resumes, when it rests. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StreamEvent } from './event-parser.ts'
import { backoff, createStream, type Stream, type StreamOptions, type StreamState } from './stream.ts'

interface Call {
  request: IncomingMessage
  response: ServerResponse
  closed: boolean
}

let server: Server
let baseUrl: string
let calls: Call[]
let answer: (response: ServerResponse, n: number) => void
let stops: (() => void)[]
let online: boolean
let page: EventTarget

/** Headers, and a retry that keeps the tests short. */
const open = (response: ServerResponse, text = '') => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.write(`retry: 5\n\n${text}`)
}

beforeEach(async () => {
  calls = []
  stops = []
  online = true
  page = new EventTarget()
  answer = (response) => open(response)
  server = createServer((request, response) => {
    const call = { request, response, closed: false }
    calls.push(call)
    response.on('close', () => {
      call.closed = true
    })
    answer(response, calls.length)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  for (const stop of stops) stop()
  server.closeAllConnections()
  server.close()
})

const make = (options: Partial<StreamOptions> = {}): Stream =>
  createStream({
    url: (canais) => `${baseUrl}/eventos?canais=${canais.join(',')}`,
    headers: () => ({ Authorization: 'Bearer ta', Tenant: 'floripa' }),
    isOnline: () => online,
    page,
    random: () => 0,
    ...options,
  })

function listen(stream: Stream, ...canais: string[]) {
  const heard: StreamEvent[] = []
  const stop = stream.subscribe(canais, (event) => heard.push(event))
  stops.push(stop)
  return { heard, stop }
}
const call = (n: number) => calls[n] as Call
const calledTimes = (n: number) => vi.waitFor(() => expect(calls).toHaveLength(n))
const reaches = (stream: Stream, state: StreamState) => vi.waitFor(() => expect(stream.state()).toBe(state))
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

describe('one connection', () => {
  it('asks with the headers of the client, and hears events cut anywhere', async () => {
    const stream = make()
    const { heard } = listen(stream, 'topico:7')
    await reaches(stream, 'open')
    expect(call(0).request.headers).toMatchObject({
      authorization: 'Bearer ta',
      tenant: 'floripa',
      accept: 'text/event-stream',
    })
    expect(call(0).request.headers['last-event-id']).toBeUndefined()
    for (const byte of Buffer.from('id: 4\nevent: nova\ndata: olá 😀\n\n'))
      call(0).response.write(Buffer.of(byte))
    await vi.waitFor(() => expect(heard).toEqual([{ id: '4', type: 'nova', data: 'olá 😀' }]))
  })

  it('serves all listeners, with the channels of all of them', async () => {
    const stream = make()
    const one = listen(stream, 'topico:7', 'turma:1')
    const two = listen(stream, 'usuario:1', 'turma:1')
    await reaches(stream, 'open')
    call(0).response.write('data: a\n\n')
    await vi.waitFor(() => expect([one.heard.length, two.heard.length]).toEqual([1, 1]))
    expect(calls.map(({ request }) => request.url)).toEqual(['/eventos?canais=topico:7,turma:1,usuario:1'])
  })

  it('stays when a screen leaves and another with the same channels comes', async () => {
    const stream = make()
    const one = listen(stream, 'turma:1')
    await reaches(stream, 'open')
    one.stop()
    listen(stream, 'turma:1')
    await pause(120)
    expect(calls).toHaveLength(1)
    expect(call(0).closed).toBe(false)
  })

  it('is replaced when the channels change, and goes on from the last id', async () => {
    const stream = make()
    const one = listen(stream, 'turma:1')
    await reaches(stream, 'open')
    call(0).response.write('id: 9\ndata: a\n\n')
    await vi.waitFor(() => expect(one.heard).toHaveLength(1))
    listen(stream, 'turma:2')
    await calledTimes(2)
    expect(call(1).request.headers['last-event-id']).toBe('9')
    await vi.waitFor(() => expect(call(0).closed).toBe(true))
  })

  it('closes with the last listener and starts over with the next', async () => {
    const stream = make()
    const one = listen(stream, 'turma:1')
    await reaches(stream, 'open')
    call(0).response.write('id: 9\ndata: a\n\n')
    await vi.waitFor(() => expect(one.heard).toHaveLength(1))
    one.stop()
    await reaches(stream, 'closed')
    await vi.waitFor(() => expect(call(0).closed).toBe(true))
    listen(stream, 'turma:1')
    await calledTimes(2)
    expect(call(1).request.headers['last-event-id']).toBeUndefined()
  })

  it('a listener that fails does not silence the others', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const stream = make()
    stops.push(
      stream.subscribe([], () => {
        throw new Error('broken')
      }),
    )
    const { heard } = listen(stream)
    await reaches(stream, 'open')
    call(0).response.write('data: a\n\ndata: b\n\n')
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    expect(log).toHaveBeenCalledTimes(2)
    log.mockRestore()
  })
})

describe('a broken connection', () => {
  it.each(['end', 'destroy'] as const)(
    '%s: comes back with Last-Event-ID, a cut block comes again',
    async (how) => {
      answer = (response, n) => {
        if (n > 1) return open(response, 'id: 2\ndata: b\n\n')
        open(response, 'id: 1\ndata: a\n\nid: 2\ndata: b\n')
        setTimeout(() => response[how](), 30)
      }
      const stream = make()
      const { heard } = listen(stream, 'turma:1')
      await vi.waitFor(() => expect(heard.map(({ data }) => data)).toEqual(['a', 'b']))
      expect(call(1).request.headers['last-event-id']).toBe('1')
    },
  )

  it.each([500, 200])('an answer %i that is no stream is tried again', async (status) => {
    answer = (response, n) => {
      if (n > 1) return open(response, 'data: a\n\n')
      response.writeHead(status, { 'content-type': 'text/html' }).end('<html>')
    }
    const states: StreamState[] = []
    const stream = make()
    stream.onState((state) => states.push(state))
    const { heard } = listen(stream, 'turma:1')
    await vi.waitFor(() => expect(heard).toHaveLength(1), 3000)
    expect(states).toEqual(['connecting', 'waiting', 'connecting', 'open'])
  })

  it.each([401, 403, 204])('%i is a refusal: no more attempts until restart', async (status) => {
    answer = (response, n) => (n > 1 ? open(response) : void response.writeHead(status).end())
    const onUnauthorized = vi.fn()
    const stream = make({ onUnauthorized })
    listen(stream, 'turma:1')
    await reaches(stream, 'refused')
    await pause(50)
    expect(calls).toHaveLength(1)
    expect(onUnauthorized).toHaveBeenCalledTimes(status === 401 ? 1 : 0)
    stream.restart()
    await reaches(stream, 'open')
  })

  it('restart forgets what the other account saw', async () => {
    let token = 'ta'
    const stream = make({ headers: () => ({ Authorization: `Bearer ${token}` }) })
    const { heard } = listen(stream, 'turma:1')
    await reaches(stream, 'open')
    call(0).response.write('id: 9\ndata: a\n\n')
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    token = 'tb'
    stream.restart()
    await calledTimes(2)
    expect(call(1).request.headers.authorization).toBe('Bearer tb')
    expect(call(1).request.headers['last-event-id']).toBeUndefined()
  })
})

describe('a listener that restarts', () => {
  it('ends what came in the same piece', async () => {
    const stream = make()
    const heard: string[] = []
    stops.push(
      stream.subscribe([], ({ data }) => {
        heard.push(data)
        if (data === 'a') stream.restart()
      }),
    )
    await reaches(stream, 'open')
    call(0).response.write('id: 9\ndata: a\n\nid: 10\ndata: b\n\n')
    await calledTimes(2)
    expect(call(1).request.headers['last-event-id']).toBeUndefined()
    await reaches(stream, 'open')
    call(1).response.end()
    await calledTimes(3)
    expect(call(2).request.headers['last-event-id']).toBeUndefined()
    expect(heard).toEqual(['a'])
  })
})

describe('offline', () => {
  const go = (to: boolean) => {
    online = to
    page.dispatchEvent(new Event(to ? 'online' : 'offline'))
  }

  it('rests, and comes back at once with the last id', async () => {
    const stream = make()
    const { heard } = listen(stream, 'turma:1')
    await reaches(stream, 'open')
    call(0).response.write('id: 3\ndata: a\n\n')
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    go(false)
    expect(stream.state()).toBe('offline')
    await vi.waitFor(() => expect(call(0).closed).toBe(true))
    await pause(50)
    expect(calls).toHaveLength(1)
    go(true)
    await calledTimes(2)
    expect(call(1).request.headers['last-event-id']).toBe('3')
  })

  it('does not even try when the page opens offline', async () => {
    online = false
    const stream = make()
    listen(stream, 'turma:1')
    await reaches(stream, 'offline')
    expect(calls).toHaveLength(0)
    go(true)
    await reaches(stream, 'open')
  })
})

describe('a silent connection', () => {
  afterEach(() => vi.useRealTimers())

  it('is given up after 75 s without a byte', async () => {
    vi.useFakeTimers()
    let send: ReadableStreamDefaultController<Uint8Array> | undefined
    const fake: typeof fetch = async (_url, init) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          send = controller
          init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')))
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    }
    const stream = make({ fetch: fake })
    listen(stream, 'turma:1')
    await vi.advanceTimersByTimeAsync(60)
    expect(stream.state()).toBe('open')
    await vi.advanceTimersByTimeAsync(74_000)
    send?.enqueue(new TextEncoder().encode(': ping\n'))
    await vi.advanceTimersByTimeAsync(74_000)
    expect(stream.state()).toBe('open')
    await vi.advanceTimersByTimeAsync(1_100)
    expect(stream.state()).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(stream.state()).toBe('open')
  })
})

describe('the delays between attempts', () => {
  afterEach(() => vi.useRealTimers())

  it('double while nothing arrives, and start over once something did', async () => {
    vi.useFakeTimers()
    const times: number[] = []
    const fake: typeof fetch = async () => {
      times.push(Date.now())
      if (times.length !== 4) throw new TypeError('down')
      return new Response('data: a\n\n', { headers: { 'content-type': 'text/event-stream' } })
    }
    listen(make({ fetch: fake, random: () => 1 }))
    await vi.advanceTimersByTimeAsync(11_000)
    expect(times.slice(1).map((time, n) => time - (times[n] ?? 0))).toEqual([1000, 2000, 4000, 1000, 2000])
  })
})

describe('backoff', () => {
  it.each([
    [0, 0, 500],
    [0, 1, 1000],
    [3, 1, 8000],
    [6, 0, 30_000],
    [99, 1, 60_000],
  ])('attempt %i, jitter %i: %i ms', (attempt, random, wait) =>
    expect(backoff(attempt, 1000, random)).toBe(wait),
  )
})
