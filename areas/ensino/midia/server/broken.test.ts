/** Uploads over a real connection: cut in the middle nothing that arrived is lost; a large film costs little memory. */
import { createHash } from 'node:crypto'
import net from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mp4 } from '../../../../core/testing/midia-samples.ts'
import { newTestApp, type TestApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { midiaApi } from '../contract.ts'
import { midiaTasks } from './jobs.ts'

let tenant: TestTenant
let autora: Person
let own: TestApp & { close(): Promise<void> }
let port: number

beforeAll(async () => {
  tenant = await testTenant()
  autora = await tenant.person('Autora', { papel: 'autor' })
  own = await newTestApp()
  port = Number(new URL(await own.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => own.close())

const open = async (nome: string, bytes: number) =>
  (await callAs(autora, midiaApi.open, { body: { nome, bytes, impressao: nome } }, { app: own.app })).data

const head = (at: number, length: number, url: string): string =>
  [
    `PATCH ${url} HTTP/1.1`,
    `Host: ${tenant.host}`,
    `Authorization: Bearer ${autora.token}`,
    'Tus-Resumable: 1.0.0',
    `Upload-Offset: ${at}`,
    'Content-Type: application/offset+octet-stream',
    `Content-Length: ${length}`,
    'Connection: close',
    '\r\n',
  ].join('\r\n')

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends a piece through a socket; cut off after so many bytes. Resolves with the status, 0 when it was cut. */
async function patch(
  url: string,
  at: number,
  body: Readable,
  length: number,
  cutAfter = length,
): Promise<number> {
  const socket = net.connect(port, '127.0.0.1')
  socket.on('error', () => {})
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(head(at, length, url))
  let sent = 0
  for await (const chunk of body) {
    const part = (chunk as Buffer).subarray(0, cutAfter - sent)
    sent += part.length
    if (!socket.write(part)) await new Promise((resolve) => socket.once('drain', resolve))
    if (sent >= cutAfter) break
  }
  if (cutAfter < length) {
    await pause(200)
    socket.destroy()
    return 0
  }
  await closed
  return Number(/^HTTP\/1.1 (\d{3})/.exec(answer)?.[1])
}

const offsetOf = async (url: string): Promise<number> => {
  const response = await own.app.inject({
    method: 'HEAD',
    url,
    headers: { host: tenant.host, authorization: `Bearer ${autora.token}`, 'tus-resumable': '1.0.0' },
  })
  return Number(response.headers['upload-offset'])
}

async function process(midia: number) {
  const task = midiaTasks({ store: own.app.services.store, config: { clamavUrl: undefined } })[
    'midia.processar'
  ] as unknown as (job: object) => Promise<void>
  await task({ tenantId: tenant.id, payload: { midia }, database: own.database, progress: async () => {} })
  return (await callAs(autora, midiaApi.find, { params: { id: midia } }, { app: own.app })).data.midia
}

describe('a connection that breaks', () => {
  it('keeps what arrived: the next piece begins there, and the file is whole', async () => {
    const bytes = mp4(5, 3_000_000)
    const { endereco, midia } = await open('aula.mp4', bytes.length)
    await patch(endereco, 0, Readable.from([bytes]), bytes.length, 1_200_000)
    await expect.poll(() => offsetOf(endereco)).toBeGreaterThan(1_000_000)
    const at = await offsetOf(endereco)
    expect(await patch(endereco, at, Readable.from([bytes.subarray(at)]), bytes.length - at)).toBe(204)
    const ready = await process(midia.id)
    expect(ready).toMatchObject({
      estado: 'pronta',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
  })
})

describe('a large film', () => {
  it('passes through without being held in memory', async () => {
    const MB = 1_048_576
    const size = 150 * MB
    const end = mp4(60)
    const first = end.subarray(0, 32)
    // One great box of picture between the first and the last.
    const box = Buffer.alloc(8)
    box.writeUInt32BE(size - end.length)
    box.write('free', 4)
    const filling = Buffer.alloc(MB, 1)
    async function* film() {
      yield Buffer.concat([first, box])
      for (let left = size - end.length - 8; left > 0; left -= MB)
        yield filling.subarray(0, Math.min(left, MB))
      yield end.subarray(32)
    }
    const before = globalThis.process.memoryUsage().rss
    let peak = 0
    const look = setInterval(() => {
      peak = Math.max(peak, globalThis.process.memoryUsage().rss)
    }, 20)
    const { endereco, midia } = await open('longa.mp4', size)
    expect(await patch(endereco, 0, Readable.from(film()), size)).toBe(204)
    const ready = await process(midia.id)
    clearInterval(look)
    expect(ready).toMatchObject({ estado: 'pronta', duracao: 60, bytes: size })
    expect((peak - before) / MB).toBeLessThan(120)
  })
})
