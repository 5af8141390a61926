/** A network for screen tests: answers are given per call and must parse against the contract, both ways. */
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { Endpoint, Returned } from '../contract/endpoint.ts'
import { ApiError, type ApiErrorDetails } from '../web/client/failure.ts'
import type { SendRequest, Transport } from '../web/client/request.ts'

export interface Asked {
  params: Record<string, string>
  query: Record<string, string>
  /** The body, or the fields of the form. */
  body: Record<string, unknown>
  arquivos: File[]
  /** The same key is the same write. */
  idempotencyKey?: string
}

export interface FakedCall {
  endpoint: Endpoint
  answer: (asked: Asked) => unknown
}

type Answer<E extends Endpoint> = Returned<E> | ((asked: Asked) => Returned<E>)

/** What a call answers. A function may throw `refusal(…)`, or a promise may be returned to answer late. */
export const answers = <E extends Endpoint>(endpoint: E, answer: Answer<E>): FakedCall => ({
  endpoint,
  answer: (asked) => (typeof answer === 'function' ? answer(asked) : answer),
})

export const refusal = (details: Partial<ApiErrorDetails>): ApiError =>
  new ApiError({ status: 500, codigo: 'desconhecido', mensagem: 'Algo deu errado.', ...details })

/** A call that is refused. */
export const refuses = (endpoint: Endpoint, details: Partial<ApiErrorDetails>): FakedCall => ({
  endpoint,
  answer: () => {
    throw refusal(details)
  },
})

const pattern = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

function parsed(schema: TSchema | undefined, value: unknown, what: string) {
  if (!schema) return
  const problem = Value.Errors(schema, value)[0]
  if (problem) throw new Error(`${what} breaks the contract at ${problem.instancePath}: ${problem.message}`)
}

const fromForm = (form: FormData): Pick<Asked, 'body' | 'arquivos'> => {
  const entries = [...form.entries()]
  return {
    body: Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')),
    arquivos: entries.flatMap(([, value]) => (typeof value === 'string' ? [] : [value])),
  }
}

/** Form fields and query values travel as text: numbers, flags and JSON text are read back by their schema. */
function readBack(schema: TSchema | undefined, fields: Record<string, unknown>): Record<string, unknown> {
  const properties =
    (schema as { properties?: Record<string, { type?: string }> } | undefined)?.properties ?? {}
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const kind = properties[name]?.type
      if (typeof value !== 'string' || kind === 'string' || kind === undefined) return [name, value]
      return [name, JSON.parse(value) as unknown]
    }),
  )
}

export interface FakeTransport extends Transport {
  /** Every call made, in order, as `METHOD /path`. */
  made: string[]
  /** What a call was asked, each time. */
  askedOf: (endpoint: Endpoint) => Asked[]
  /** Broken contracts and calls that nobody answers; a test ends with none. */
  problems: string[]
}

/** The last answer given for a call wins. */
export function fakeTransport(calls: readonly FakedCall[]): FakeTransport {
  const made: string[] = []
  const asked: { endpoint: Endpoint; asked: Asked }[] = []
  const problems: string[] = []
  const fail = (sentence: string): never => {
    problems.push(sentence)
    throw new Error(sentence)
  }
  async function send({ method, url, body, onProgress, idempotencyKey }: SendRequest): Promise<unknown> {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    made.push(`${method} ${pathname}`)
    const found = calls.findLast(
      ({ endpoint }) => endpoint.method === method && pattern(endpoint.path).test(pathname),
    )
    if (!found) return fail(`Nobody answers ${method} ${pathname}`)
    const { endpoint } = found
    const form =
      body instanceof FormData ? fromForm(body) : { body: (body ?? {}) as Asked['body'], arquivos: [] }
    const request: Asked = {
      params: pattern(endpoint.path).exec(pathname)?.groups ?? {},
      query: Object.fromEntries(searchParams),
      body: body instanceof FormData ? readBack(endpoint.body, form.body) : form.body,
      arquivos: form.arquivos,
      ...(idempotencyKey && { idempotencyKey }),
    }
    asked.push({ endpoint, asked: request })
    const name = `${method} ${endpoint.path}`
    try {
      parsed(endpoint.query, readBack(endpoint.query, request.query), `The query of ${name}`)
      parsed(endpoint.body, request.body, `The body of ${name}`)
      onProgress?.({ loaded: 1, total: 1 })
      const answer = await found.answer(request)
      parsed(endpoint.returns, answer, `The faked answer of ${name}`)
      return { status: 'sucesso', ...(answer as object) }
    } catch (error) {
      if (error instanceof ApiError) throw error
      return fail(error instanceof Error ? error.message : String(error))
    }
  }
  return {
    send,
    headers: () => ({}),
    made,
    problems,
    askedOf: (endpoint) => asked.filter((one) => one.endpoint === endpoint).map((one) => one.asked),
  }
}
