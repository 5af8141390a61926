/** Every refusal in one envelope: status, mensagem, codigo, campos (section 8). Nothing internal leaves. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { table } from '../../../core/contract/table.ts'
import { failureOf } from '../../../core/server/database.ts'
import { Failure, failure, inWords } from '../../../core/server/failure.ts'

const KNOWN: Readonly<Record<string, [number, string, string, string]>> = table({
  FST_ERR_CTP_BODY_TOO_LARGE: [
    413,
    'corpo_grande',
    'O que você enviou é grande demais.',
    'What you sent is too large.',
  ],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    'formato_nao_aceito',
    'Este formato de envio não é aceito.',
    'This media type is not accepted.',
  ],
  FST_ERR_CTP_INVALID_JSON_BODY: [
    400,
    'json_invalido',
    'O pedido não está em JSON válido.',
    'The request is not valid JSON.',
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: [
    400,
    'json_invalido',
    'O pedido não está em JSON válido.',
    'The request is not valid JSON.',
  ],
  FST_ERR_HANDLER_TIMEOUT: [
    503,
    'demorou_demais',
    'Isso demorou mais do que devia. Tente de novo.',
    'This took too long. Try again.',
  ],
})

const internal = () =>
  failure(500, 'erro_interno', {
    pt: 'Algo deu errado do nosso lado. Já registramos o que aconteceu; tente de novo em instantes.',
    en: 'Something went wrong on our side. It has been recorded; try again in a moment.',
  })

function asFailure(error: FastifyError): Failure {
  if (error instanceof Failure) return error
  const known = KNOWN[error.code]
  if (known) return failure(known[0], known[1], { pt: known[2], en: known[3] })
  const status = error.statusCode ?? 500
  if (status === 429)
    return failure(429, 'muitos_pedidos', {
      pt: 'Foram muitos pedidos em pouco tempo. Espere um instante e tente de novo.',
      en: 'Too many requests in a short time. Wait a moment and try again.',
    })
  if (error.code === 'FST_ERR_VALIDATION' || (status >= 400 && status < 500))
    return failure(status, 'pedido_invalido', {
      pt: 'O pedido não pôde ser entendido.',
      en: 'The request could not be understood.',
    })
  return failureOf(error) ?? internal()
}

export function replyFailure(found: Failure, request: FastifyRequest, reply: FastifyReply) {
  const language = request.language ?? 'pt-br'
  const { campos, headers } = found.details
  // What was to be sent instead may have told its own kind and length.
  for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified']) reply.removeHeader(name)
  return reply
    .code(found.statusCode)
    .type('application/json; charset=utf-8')
    .headers({ 'cache-control': 'no-store', ...headers })
    .send({
      status: 'erro',
      mensagem: inWords(found.statusCode === 500 ? internal().sentence : found.sentence, language),
      codigo: found.codigo,
      ...(campos && {
        campos: Object.fromEntries(
          Object.entries(campos).map(([name, what]) => [name, inWords(what, language)]),
        ),
      }),
    })
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** One segment of a route as an expression: `:lang(a|b)`, `:id`, `*`, or plain text. */
function segmentPattern(segment: string): string {
  const [, choices] = /^:\w+\((.*)\)$/.exec(segment) ?? []
  if (choices !== undefined) return `(${choices})`
  if (segment === '*') return '.*'
  return escapeText(segment).replace(/:\w+/g, '[^/]+')
}

const patternOf = (url: string): RegExp => new RegExp(`^${url.split('/').map(segmentPattern).join('/')}$`)

export function errors(app: FastifyInstance): void {
  const routes: { method: string; pattern: RegExp }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (url === '*' || url === '/*') return
    for (const one of [method].flat()) routes.push({ method: one, pattern: patternOf(url) })
  })

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const found = asFailure(error)
    if (found.statusCode >= 500) request.log.error({ err: error }, 'request failed')
    return replyFailure(found, request, reply)
  })

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = METHODS.filter((method) =>
      routes.some((route) => route.method === method && route.pattern.test(path)),
    )
    // A route that takes this method and says that what it names is not there.
    const isMissing = allowed.length === 0 || allowed.some((method) => method === request.method)
    const found = !isMissing
      ? failure(
          405,
          'metodo_nao_aceito',
          {
            pt: 'Este endereço não aceita esse tipo de pedido.',
            en: 'This address does not accept that method.',
          },
          { headers: { allow: allowed.join(', ') } },
        )
      : failure(404, 'nao_encontrado', {
          pt: 'Este endereço não existe.',
          en: 'This page could not be found',
        })
    return replyFailure(found, request, reply)
  })
}
