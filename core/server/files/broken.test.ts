/** Uploads that break off, stand still or never end, through raw sockets. */
import { randomBytes } from 'node:crypto'
import { mkdir, utimes } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { clearAbandonedUploads } from './multipart.ts'
import * as make from './samples.ts'
import { uploadServer } from './uploadServer.ts'

const server = await uploadServer()
afterAll(() => server.close())
const { address, port, temporary, outcomes, leftOver, stored } = server

/** Opens a socket, declares a long form and hands over the raw ends. */
async function rawUpload(declared: number, first: string | Buffer) {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += String(data)
  })
  socket.on('error', () => {})
  await new Promise<void>((done) => socket.once('connect', done))
  const type = 'Content-Type: multipart/form-data; boundary=b'
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${type}\r\nContent-Length: ${declared}\r\n\r\n`)
  socket.write(first)
  return { socket, answer: () => answer }
}

const until = async (true_: () => boolean | Promise<boolean>) => {
  for (let i = 0; i < 200 && !(await true_()); i++) await sleep(10)
  expect(await true_()).toBe(true)
}

const filePart = (nome: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; name="f"; filename="${nome}"\r\n\r\n`),
    data,
    Buffer.from('\r\n'),
  ])

describe('broken off', () => {
  it.each([
    ['in the middle of the first file', filePart('a.pdf', make.pdf(900_000)).subarray(0, 500_000)],
    [
      'in the middle of the second',
      Buffer.concat([
        filePart('a.pdf', make.pdf(9_000)),
        filePart('b.pdf', make.pdf(900_000)).subarray(0, 400_000),
      ]),
    ],
    ['between files', filePart('a.pdf', make.pdf(9_000))],
    ['before the last boundary', Buffer.concat([filePart('a.pdf', make.pdf(9_000)), Buffer.from('--b')])],
  ])('%s: nothing is left, nothing is stored', async (_name, sent) => {
    const before = await stored()
    const seen = outcomes.length
    const { socket } = await rawUpload(sent.length + 10_000, sent)
    // A positive control: the file had begun to arrive.
    await until(async () => (await leftOver()).length === 1)
    socket.destroy()
    await until(() => outcomes.length > seen)
    expect(outcomes.slice(seen)).toEqual(['envio_interrompido'])
    expect(await leftOver()).toEqual([])
    expect(await stored()).toBe(before)
  })

  it('answers a file over the limit before all of it is sent', async () => {
    const { socket, answer } = await rawUpload(100_000_000, filePart('a.pdf', make.pdf(5_300_000)))
    await until(() => answer().includes('arquivo_grande'))
    expect(await leftOver()).toEqual([])
    socket.destroy()
  })

  it('gives up on a sender that falls silent, not on a slow one', async () => {
    const part = filePart('a.pdf', make.pdf(3_000))
    const end = Buffer.from('--b--\r\n')
    const { socket, answer } = await rawUpload(part.length + end.length, part.subarray(0, 500))
    for (let at = 500; at < part.length; at += 500) {
      await sleep(120)
      socket.write(part.subarray(at, at + 500))
    }
    socket.write(end)
    await until(() => answer().includes('200 OK'))
    const silent = await rawUpload(part.length + end.length, part.subarray(0, 500))
    await until(() => silent.answer().includes('408 Request Timeout'))
    expect(await leftOver()).toEqual([])
    socket.destroy()
    silent.socket.destroy()
  })

  it('answers a part without headers: where the parser stops for ever (Node 20) it gives up, where it goes on there is nothing in it', async () => {
    const before = await stored()
    for (const size of [18_000, 300_000]) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: `--b\r\n\r\n${'x'.repeat(size)}\r\n--b--\r\n`,
        signal: AbortSignal.timeout(3_000),
      })
      expect([408, 200]).toContain(response.status)
    }
    expect(await stored()).toBe(before)
    expect(await leftOver()).toEqual([])
  })

  it('cuts off who sends without end after the refusal', async () => {
    const { socket, answer } = await rawUpload(1_000_000_000, filePart('a.exe', make.program()))
    await until(() => answer().includes('arquivo_invalido'))
    let closed = false
    socket.once('close', () => {
      closed = true
    })
    const noise = randomBytes(1_000_000)
    for (let i = 0; i < 60 && !closed; i++) {
      await new Promise((done) => socket.write(noise, done))
    }
    await until(() => closed)
  })
})

it('clears what a killed process left a day ago', async () => {
  const [old, fresh, other] = ['turmalina-envio-old', 'turmalina-envio-new', 'of-someone-else']
  for (const name of [old, fresh, other]) await mkdir(path.join(temporary, name))
  const yesterday = Date.now() / 1_000 - 25 * 3_600
  for (const name of [old, other]) await utimes(path.join(temporary, name), yesterday, yesterday)
  await clearAbandonedUploads(temporary)
  expect((await leftOver()).sort()).toEqual([other, fresh].sort())
})
