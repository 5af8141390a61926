/** Answers leave compressed where that is worth it: at the cheapest level, as each is made for one person and sent once. */
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Below this, what is saved costs more than a packet. */
const WORTH_BYTES = 1_024
/** Up to this the processor is had for less time than a thread takes to be asked. */
const AT_ONCE_BYTES = 65_536

const brotli = {
  params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 1,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
  },
}
const gzip = { level: 1 }
const later = { br: promisify(zlib.brotliCompress), gzip: promisify(zlib.gzip) }

const pack = {
  br: {
    atOnce: (bytes: Buffer) => zlib.brotliCompressSync(bytes, brotli),
    later: (bytes: Buffer) => later.br(bytes, brotli),
  },
  gzip: {
    atOnce: (bytes: Buffer) => zlib.gzipSync(bytes, gzip),
    later: (bytes: Buffer) => later.gzip(bytes, gzip),
  },
} as const

/** `br;q=0` is a no; a browser names both. */
const takes = (accepted: string, encoding: string): boolean =>
  accepted
    .split(',', 20)
    .map((one) => one.trim().split(';', 2))
    .some(([name = '', q = '']) => name === encoding && !/^\s*q=0(?:\.0*)?\s*$/.test(q))

export function encodingFor(accepted: string | undefined): 'br' | 'gzip' | undefined {
  if (!accepted) return undefined
  if (takes(accepted, 'br')) return 'br'
  return takes(accepted, 'gzip') ? 'gzip' : undefined
}

/** The text as it leaves: in fewer bytes for who takes them so. */
export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  if (text.length < WORTH_BYTES) return text
  reply.header('vary', 'accept-encoding')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (!encoding) return text
  reply.header('content-encoding', encoding)
  const bytes = Buffer.from(text)
  return bytes.length <= AT_ONCE_BYTES ? pack[encoding].atOnce(bytes) : pack[encoding].later(bytes)
}
