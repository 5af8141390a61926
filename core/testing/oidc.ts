/** A small identity provider for tests, which answers as it is told to: rightly, wrongly, slowly, or with rubbish. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type CryptoKey,
  exportJWK,
  type GenerateKeyPairResult,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
} from 'jose'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface FakeProvider {
  issuer: string
  /** Claims laid over the right ones; `undefined` takes one away. */
  claims: Record<string, unknown>
  /** How `/token` and the others answer, instead of rightly. */
  instead: { discovery?: Answer; token?: Answer; jwks?: Answer }
  /** Signs with a key that the provider does not show. */
  forged: boolean
  /** What was sent to `/token`, in order. */
  redeemed: URLSearchParams[]
  /** The `Authorization` that came with the last of them. */
  credentials: string | undefined
  /** The answer that sends a browser back which was sent to `endereco`. */
  answerTo(endereco: string, more?: Record<string, string>): string
  close(): Promise<void>
}

const newPair = () => generateKeyPair('RS256', { extractable: true })
// Made once: a pair of keys takes a quarter of a second.
let pairs: Promise<[GenerateKeyPairResult, GenerateKeyPairResult]> | undefined

/** Starts one; without `port` at any free one. Its code is the nonce that it was asked with. */
export async function fakeProvider({ port = 0 }: { port?: number } = {}): Promise<FakeProvider> {
  pairs ??= Promise.all([newPair(), newPair()])
  const [keys, others] = await pairs
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }
  const sent: { nonce: string; audience: string }[] = []

  const json = (response: ServerResponse, body: unknown, status = 200) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  const sign = (payload: JWTPayload, key: CryptoKey) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(key)

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const form = new URLSearchParams(Buffer.concat(parts).toString())
    provider.redeemed.push(form)
    provider.credentials = request.headers.authorization
    const at = sent.findIndex(({ nonce }) => nonce === form.get('code'))
    const [asked] = at < 0 ? [] : sent.splice(at, 1)
    if (!asked) return json(response, { error: 'invalid_grant' }, 400)
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: provider.issuer,
      sub: 'sub-1',
      aud: asked.audience,
      nonce: asked.nonce,
      iat: now,
      exp: now + 300,
      ...provider.claims,
    }
    const kept = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined))
    json(response, {
      access_token: 'a',
      token_type: 'bearer',
      id_token: await sign(kept, provider.forged ? others.privateKey : keys.privateKey),
    })
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', provider.issuer)
    const { discovery, jwks, token: otherToken } = provider.instead
    if (pathname === '/.well-known/openid-configuration')
      return discovery
        ? discovery(request, response)
        : json(response, {
            issuer: provider.issuer,
            authorization_endpoint: `${provider.issuer}/auth`,
            token_endpoint: `${provider.issuer}/token`,
            jwks_uri: `${provider.issuer}/jwks`,
            response_types_supported: ['code'],
            subject_types_supported: ['public'],
            id_token_signing_alg_values_supported: ['RS256'],
            token_endpoint_auth_methods_supported: ['client_secret_post', 'none'],
            authorization_response_iss_parameter_supported: true,
          })
    if (pathname === '/jwks') return jwks ? jwks(request, response) : json(response, { keys: [jwk] })
    if (pathname === '/token')
      return otherToken ? otherToken(request, response) : void token(request, response)
    json(response, { error: 'not_found' }, 404)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // A test process that ends is not kept waiting.
  server.unref()

  const provider: FakeProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    claims: {},
    instead: {},
    forged: false,
    redeemed: [],
    credentials: undefined,
    answerTo(endereco, more = {}) {
      const { searchParams: asked } = new URL(endereco)
      const nonce = asked.get('nonce') ?? ''
      sent.push({ nonce, audience: asked.get('client_id') ?? '' })
      const answer = { code: nonce, state: asked.get('state') ?? '', iss: provider.issuer, ...more }
      return `?${new URLSearchParams(answer)}`
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return provider
}
