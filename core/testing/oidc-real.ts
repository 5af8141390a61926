/** A real identity provider (oidc-provider) for tests, on this machine: a page that asks who one is, no consent. */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'

export interface RealAccount {
  name?: string
  email?: string
  email_verified?: boolean
}

export interface RealProvider {
  issuer: string
  /** The accounts, by the name that they sign in with there, which is their `sub`. */
  accounts: Record<string, RealAccount>
  /** Registers our client; what was registered before is forgotten. */
  register(client: { client_id: string; client_secret: string; redirect_uris: string[] }): Promise<void>
  /** Goes where a browser would: signs in there as somebody and returns the query that it sends back. */
  visit(endereco: string, account: string): Promise<string>
  close(): Promise<void>
}

const form = (uid: string) => `<!doctype html><html lang="pt-BR"><title>Provedor</title>
<link rel="icon" href="data:,">
<main><h1>Provedor de teste</h1><form method="post" action="/interaction/${uid}">
<label>Conta <input name="login" autocomplete="off"></label><button>Continuar</button></form></main></html>`

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** Starts one at a free port, or at `port`. `host`: another name of this machine, so that its cookies are its own. */
export async function realProvider({
  port = 0,
  host = '127.0.0.1',
}: {
  port?: number
  host?: '127.0.0.1' | 'localhost'
} = {}): Promise<RealProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = {
    ...(await exportJWK(privateKey)),
    kid: randomBytes(4).toString('hex'),
    alg: 'RS256',
    use: 'sig',
  }
  let current: Provider | undefined

  async function interact(oidc: Provider, request: IncomingMessage, response: ServerResponse) {
    const { uid } = await oidc.interactionDetails(request, response)
    if (request.method !== 'POST')
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(form(uid))
    const accountId = new URLSearchParams(await textOf(request)).get('login') ?? ''
    await oidc.interactionFinished(
      request,
      response,
      accountId in real.accounts
        ? { login: { accountId } }
        : { error: 'access_denied', error_description: 'nobody' },
    )
  }

  const server = createServer((request, response) => {
    if (!current) return void response.writeHead(503).end()
    if (request.url?.startsWith('/interaction/'))
      return void interact(current, request, response).catch(() => response.writeHead(400).end())
    void current.callback()(request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  server.unref()

  const real: RealProvider = {
    issuer: `http://${host}:${(server.address() as AddressInfo).port}`,
    accounts: {},
    async register(client) {
      const oidc: Provider = new Provider(real.issuer, {
        clients: [{ ...client, token_endpoint_auth_method: 'client_secret_post' }],
        jwks: { keys: [jwk] },
        cookies: { keys: [randomBytes(16).toString('hex')] },
        features: { devInteractions: { enabled: false } },
        pkce: { required: () => true },
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        interactions: { url: (_, { uid }) => `/interaction/${uid}` },
        findAccount: (_, sub) =>
          sub in real.accounts
            ? { accountId: sub, claims: async () => ({ sub, ...real.accounts[sub] }) }
            : undefined,
        async loadExistingGrant(context) {
          const { client: asking, session, params } = context.oidc
          const grant = new oidc.Grant({ clientId: asking?.clientId, accountId: session?.accountId })
          grant.addOIDCScope(String(params?.scope ?? 'openid'))
          await grant.save()
          return grant
        },
      })
      current = oidc
    },
    async visit(endereco, account) {
      const jar = new Map<string, string>()
      const go = async (url: string, init: RequestInit = {}): Promise<Response> => {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(url, {
          ...init,
          redirect: 'manual',
          headers: { ...init.headers, cookie },
        })
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          if (value === '') jar.delete(name)
          else jar.set(name, value)
        }
        return response
      }
      let response = await go(endereco)
      for (let hops = 0; hops < 10; hops++) {
        const location = response.headers.get('location')
        if (!location) throw new Error(`${response.status} ${await response.text()}`)
        const next = new URL(location, real.issuer)
        if (next.origin !== real.issuer) return next.search
        if (next.pathname.startsWith('/interaction/')) {
          await (await go(next.href)).text()
          response = await go(next.href, {
            method: 'POST',
            body: new URLSearchParams({ login: account }),
          })
        } else response = await go(next.href)
      }
      throw new Error('too many hops')
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return real
}
