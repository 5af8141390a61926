/** Requests to a program in a process of its own, for tests: told apart when the door was shut before it had them. */
import http from 'node:http'

const SENHA = 'turmalina-demo'

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Answer {
  status: number
  text: string
}

/**
 * One request over kept connections. `refused`: the door was shut before the process had it, which a reset of a
 * connection that never carried anything tells too (it waited in the queue of the system). Anything else throws.
 */
export function ask(
  agent: http.Agent,
  address: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
    inFlight = () => true,
  }: {
    method?: string
    headers?: object
    body?: string
    /** Whether the process may have had the request. */
    inFlight?: () => boolean
  } = {},
): Promise<Answer | 'refused'> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${address}${path}`,
      {
        agent,
        method,
        headers: {
          host: 'localhost',
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        response.on('error', reject)
      },
    )
    request.on('error', (error: Error & { code?: string }) => {
      const shut = error.code === 'ECONNRESET' && !request.reusedSocket && !inFlight()
      if (error.code === 'ECONNREFUSED' || shut) resolve('refused')
      else reject(error)
    })
    request.end(body)
  })
}

export async function signIn(address: string, usuario: string, host = 'localhost'): Promise<string> {
  const answer = await ask(new http.Agent(), address, '/conta/pt-br/login', {
    method: 'POST',
    headers: { host },
    body: JSON.stringify({ usuario, senha: SENHA }),
  })
  if (answer === 'refused') throw new Error('refused')
  return (JSON.parse(answer.text) as { token: string }).token
}
