/** Refusals of what never becomes a request of ours: malformed addresses and malformed HTTP. The same envelope. */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isPackageHost } from '../../../areas/ensino/midia/server/address-host.ts'
import { table } from '../../../core/contract/table.ts'
import { type Failure, failure } from '../../../core/server/failure.ts'
import { replyFailure } from './errors.ts'
import { SECURITY_HEADERS } from './headers.ts'
import { answerNothing } from './package-host.ts'
import { languageOf } from './tenant.ts'

const malformed = () =>
  failure(400, 'pedido_invalido', {
    pt: 'O pedido não pôde ser entendido.',
    en: 'The request could not be understood.',
  })

const longAddress = () =>
  failure(414, 'endereco_longo', {
    pt: 'Este endereço é comprido demais.',
    en: 'This address is too long.',
  })

const BY_CODE: Readonly<Record<string, () => Failure>> = table({
  FST_ERR_MAX_PARAM_LENGTH: longAddress,
  HPE_HEADER_OVERFLOW: () =>
    failure(431, 'cabecalhos_grandes', {
      pt: 'Os cabeçalhos do pedido são grandes demais.',
      en: 'The headers of the request are too large.',
    }),
  ERR_HTTP_REQUEST_TIMEOUT: () =>
    failure(408, 'pedido_incompleto', {
      pt: 'O pedido não chegou inteiro a tempo. Tente de novo.',
      en: 'The request did not arrive whole in time. Try again.',
    }),
})

const failureFor = (code: string | undefined): Failure => (BY_CODE[code ?? ''] ?? malformed)()

/** An address that the router can't read. */
export function unreadableAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (isPackageHost(request.server.services.config, request.host)) {
    answerNothing(reply)
    return
  }
  request.language = languageOf(request.url)
  reply.headers(SECURITY_HEADERS).header('x-request-id', request.id)
  replyFailure(failureFor(error.code), request, reply)
}

/** Bytes that are no HTTP: there is no request to answer, so the answer is written by hand. */
export function unreadableBytes(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { statusCode, codigo, message } = failureFor(error.code)
  const body = JSON.stringify({ status: 'erro', mensagem: message, codigo })
  const headers = {
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  if (socket.writable)
    socket.write(`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
