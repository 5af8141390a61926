/** Calls the application through its real door, as somebody. */
import type { FastifyInstance } from 'fastify'
import type { Endpoint, Given, Returned } from '../../core/contract/endpoint.ts'
import { type CallInput, toRequest } from '../../core/contract/request.ts'
import type { Language } from '../../core/texts/texts.ts'
import { testApp } from './app.ts'
import type { Person } from './tenant.ts'

export interface Answer<E extends Endpoint> {
  status: number
  /** The body when it is a success; throws with the refusal otherwise. */
  readonly data: Returned<E>
  /** The body as it came. */
  body: { status: string; mensagem?: string; codigo?: string; campos?: Record<string, string> }
  headers: Record<string, unknown>
}

export interface CallAsOptions {
  /** Another application than the one of the test process. */
  app?: FastifyInstance
  headers?: Record<string, string>
  language?: Language
  /** The network address that asks; that of the machine when absent. */
  address?: string
  /** `campo`: the name of the form field, `arquivos` when absent. */
  files?: readonly { nome: string; conteudo: Buffer | string; campo?: string }[]
}

const BOUNDARY = 'turmalina-test-boundary'

/** A multipart body, as a browser writes it. */
function multipart(body: object, files: NonNullable<CallAsOptions['files']>): Buffer {
  const parts: Buffer[] = []
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    parts.push(
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`),
    )
  }
  for (const { nome, conteudo, campo = 'arquivos' } of files)
    parts.push(
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${campo}"; filename="${nome}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
      ),
      Buffer.from(conteudo),
      Buffer.from('\r\n'),
    )
  parts.push(Buffer.from(`--${BOUNDARY}--\r\n`))
  return Buffer.concat(parts)
}

type Input<E extends Endpoint> = keyof Given<E> extends never ? object | undefined : Given<E>

/** Sends a call as a person, or as a stranger at a host. */
export async function callAs<E extends Endpoint>(
  who: Person | { host: string },
  endpoint: E,
  input: Input<E>,
  { headers = {}, language = 'pt-br', files = [], address, ...options }: CallAsOptions = {},
): Promise<Answer<E>> {
  const app = options.app ?? (await testApp()).app
  const { method, url, body } = toRequest(endpoint, (input ?? {}) as CallInput, language)
  const response = await app.inject({
    method,
    url,
    ...(address !== undefined && { remoteAddress: address }),
    headers: {
      host: who.host,
      ...('token' in who && {
        authorization: `Bearer ${who.token}`,
        ...(endpoint.client === 'admin' && { useraction: who.token }),
        ...who.headers,
      }),
      ...(endpoint.files && { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }),
      ...headers,
    },
    ...(endpoint.files
      ? { payload: multipart((body ?? {}) as object, files) }
      : body !== undefined && { payload: body as object }),
  })
  if (response.body.includes('⟦')) throw new Error(`${method} ${url} says a mark: ${response.body}`)
  const answer = response.json() as Answer<E>['body']
  return {
    status: response.statusCode,
    get data() {
      if (answer.status === 'sucesso') return answer as unknown as Returned<E>
      throw new Error(`${method} ${url} answered ${response.statusCode}: ${JSON.stringify(answer)}`)
    },
    body: answer,
    headers: response.headers,
  }
}
