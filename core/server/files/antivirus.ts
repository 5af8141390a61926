/** Asks clamd about files before anything keeps them (INSTREAM over TCP). Without it nothing is accepted. */
import net from 'node:net'
import type { Readable } from 'node:stream'
import { filesTexts } from '../../contract/filesTexts.ts'
import { failure } from '../failure.ts'
import type { ReceivedFile } from './received.ts'

/** Nothing heard from clamd for this long: it is away. */
const SILENCE_MS = 10_000
const DEFAULT_PORT = 3310
/** What it answers is one line. */
const MAX_ANSWER = 1_000

const FOUND = /^stream: (.+) FOUND\0?$/
const CLEAN = /^stream: OK\0?$/

/** 503 `antivirus_indisponivel`: what was not looked into is not kept. */
const away = (cause: unknown) =>
  Object.assign(
    failure(503, 'antivirus_indisponivel', filesTexts.scannerAway, { headers: { 'retry-after': '60' } }),
    { cause },
  )

function* framed(chunk: Buffer): Generator<Buffer> {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  yield length
  yield chunk
}

/** Sends the content and returns what is answered, without its end. */
function converse(url: string, content: Readable): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = net.connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || DEFAULT_PORT })
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('clamd is silent')))
  const send = async () => {
    socket.write('zINSTREAM\0')
    // It may answer before it heard all, and closes then: there is nobody left to drain.
    for await (const chunk of content)
      for (const piece of framed(chunk as Buffer))
        if (!socket.write(piece) && !socket.destroyed)
          await new Promise<void>((resolve) => {
            socket.once('drain', resolve)
            socket.once('close', () => resolve())
          })
    socket.write(Buffer.alloc(4))
  }
  return new Promise((resolve, reject) => {
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      if (answer.endsWith('\0') || answer.length > MAX_ANSWER) socket.end()
    })
    socket.on('error', reject)
    socket.on('close', () => (answer ? resolve(answer) : reject(new Error('clamd said nothing'))))
    send().catch((error: unknown) => socket.destroy(error as Error))
  }).finally(() => {
    content.destroy()
    socket.destroy()
  }) as Promise<string>
}

/** The name of what clamd at `url` (`tcp://host:3310`) finds in the content; null when it is clean. @throws 503 */
export async function findVirus(url: string, content: Readable): Promise<string | null> {
  const answer = await converse(url, content).catch((error: unknown) => {
    throw away(error)
  })
  const [, virus] = FOUND.exec(answer) ?? []
  if (virus !== undefined) return virus
  if (CLEAN.test(answer)) return null
  // Too large for its own limit, or out of memory: not looked into.
  throw away(new Error(`clamd answered: ${answer.slice(0, 200)}`))
}

/**
 * Stops at the first file with something in it; `told` hears of it before the refusal leaves. Nothing is asked where
 * no clamd is configured.
 * @throws 422 `arquivo_infectado`, 503 `antivirus_indisponivel`
 */
export async function refuseInfected(
  url: string | undefined,
  files: readonly Pick<ReceivedFile, 'nome' | 'sha256' | 'bytes' | 'open'>[],
  told: (found: { virus: string; sha256: string; bytes: number }) => Promise<void>,
): Promise<void> {
  if (!url) return
  for (const { nome, sha256, bytes, open } of files) {
    const virus = await findVirus(url, open())
    if (virus === null) continue
    await told({ virus, sha256, bytes })
    throw failure(422, 'arquivo_infectado', {
      pt: filesTexts.infected.pt(nome),
      en: filesTexts.infected.en(nome),
    })
  }
}
