/** The conversation with a provider: authorisation code with PKCE, every check on, and a patience of five seconds. */

import { createHash } from 'node:crypto'
import { importPKCS8, SignJWT } from 'jose'
import * as client from 'openid-client'
import { codeOf } from '../../../../core/contract/narrow.ts'
import type { Failure } from '../../../../core/server/failure.ts'
import { ASKS_ACCOUNT, isLoopback, PATIENCE_MS, type Tipo } from '../rules.ts'
import { cancelled, refused, unavailable } from './refusals.ts'
import { egress, type Reach } from './remote-egress.ts'

export interface Party extends Reach {
  id: number
  tipo: Tipo
  nome: string
  issuer: string
  client_id: string
  segredo: string | null
  equipe: string | null
  chave: string | null
  escopos: string
}

const APPLE = 'https://appleid.apple.com'

/** Apple takes a statement signed with the team's key for a secret; it is made anew each time and lives 5 minutes. */
async function appleSecret({ client_id, segredo, equipe, chave }: Party): Promise<string> {
  const key = await importPKCS8(segredo ?? '', 'ES256')
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: chave ?? '' })
    .setIssuer(equipe ?? '')
    .setSubject(client_id)
    .setAudience(APPLE)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key)
}

/** How we prove to the provider who we are: in the way it says it takes. */
function proofOf(party: Party): client.ClientAuth {
  const { segredo } = party
  if (party.tipo === 'apple')
    // The library awaits it, as it does its own `PrivateKeyJwt`; its type does not say so.
    // oxlint-disable-next-line typescript/no-misused-promises
    return async (as, metadata, body, headers) =>
      client.ClientSecretPost(await appleSecret(party))(as, metadata, body, headers)
  if (segredo === null) return client.None()
  const [post, basic] = [client.ClientSecretPost(segredo), client.ClientSecretBasic(segredo)]
  return (as, metadata, body, headers) =>
    (as.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? post : basic)(
      as,
      metadata,
      body,
      headers,
    )
}

const HOUR_MS = 3_600_000
const MAX_KNOWN = 500
const known = new Map<string, { met: Promise<client.Configuration>; until: number }>()

const digest = (text: string | null): string =>
  createHash('sha256')
    .update(text ?? '')
    .digest('base64url')

/** The provider as it describes itself, remembered for an hour; a failure is not remembered. */
function meet(party: Party): Promise<client.Configuration> {
  const { tipo, issuer, client_id, segredo, equipe, chave, loopback, trusted } = party
  const key = JSON.stringify([tipo, issuer, client_id, digest(segredo), equipe, chave, loopback, trusted])
  const now = Date.now()
  const before = known.get(key)
  if (before && before.until > now) return before.met
  const met = client.discovery(new URL(issuer), client_id, {}, proofOf(party), {
    [client.customFetch]: egress(party),
    timeout: PATIENCE_MS / 1000,
    // The way out decides what may be asked without TLS; signatures are checked although the line is ours.
    execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
  })
  if (known.size >= MAX_KNOWN) known.delete(known.keys().next().value ?? '')
  known.set(key, { met, until: now + HOUR_MS })
  met.catch(() => known.delete(key))
  return met
}

class Late extends Error {}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late()), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** What the provider answered does not stand up, or it says no: the person begins again. */
const REFUSALS = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
])

/** What went wrong, for the log: the kind of it, never what was sent, which may be a code or tell of a person. */
export function reasonOf(error: unknown): string {
  return (codeOf(error) ?? (error instanceof Error ? error.name : typeof error)).slice(0, 80)
}

/** A sentence for what went wrong on the way to, at, or back from a provider. */
export function failureOf(error: unknown, nome: string): Failure {
  if (error instanceof client.AuthorizationResponseError)
    return error.error === 'access_denied' ? cancelled(nome) : unavailable(nome)
  if (error instanceof client.ResponseBodyError)
    return error.error === 'invalid_grant' ? refused(nome) : unavailable(nome)
  const code = codeOf(error)
  return code !== undefined && REFUSALS.has(code) ? refused(nome) : unavailable(nome)
}

export interface Request {
  retorno: string
  state: string
  nonce: string
  verifier: string
  idioma: string
  /** The person proves anew who they are: being remembered there is not enough. */
  anew: boolean
}

/** Seconds since the person typed something at the provider, on the way back from there. */
const ANEW_S = 120

/** The address at the provider where the browser goes. Throws what `failureOf` reads. */
export async function authorizationUrl(party: Party, request: Request): Promise<string> {
  const config = await inTime(meet(party))
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: request.retorno,
    scope: party.escopos,
    state: request.state,
    nonce: request.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(request.verifier),
    code_challenge_method: 'S256',
    ui_locales: request.idioma,
    ...(ASKS_ACCOUNT.has(party.tipo) && { prompt: 'select_account' }),
    ...(request.anew && { prompt: 'login', max_age: '0' }),
  })
  // The browser is sent where a stranger's document says: nowhere but to a page.
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && party.loopback && isLoopback(url)))
    throw new TypeError(`authorization_endpoint of ${party.issuer}`)
  return url.href
}

export interface Identity {
  issuer: string
  subject: string
  nome: string
  email: string | null
  emailVerificado: boolean
}

const LONGEST_SUBJECT = 255

const textOf = (value: unknown, longest: number): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').split('\0').join('').trim().slice(0, longest) : ''

/** Who the provider says it is, from its answer. Throws what `failureOf` reads. */
export async function redeem(party: Party, resposta: string, request: Request): Promise<Identity> {
  const config = await inTime(meet(party))
  const back = new URL(request.retorno)
  back.search = resposta
  return inTime(
    (async () => {
      const tokens = await client.authorizationCodeGrant(config, back, {
        expectedState: request.state,
        expectedNonce: request.nonce,
        pkceCodeVerifier: request.verifier,
        idTokenExpected: true,
        ...(request.anew && { maxAge: ANEW_S }),
      })
      const claims = tokens.claims()
      if (!claims?.sub || claims.sub.length > LONGEST_SUBJECT || claims.sub.includes('\0'))
        throw Object.assign(new Error('sub'), { code: 'OAUTH_INVALID_RESPONSE' })
      const more =
        claims.name === undefined && claims.email === undefined
          ? await client.fetchUserInfo(config, tokens.access_token, claims.sub).catch(() => null)
          : null
      const told: Record<string, unknown> = { ...more, ...claims }
      return {
        issuer: claims.iss,
        subject: claims.sub,
        nome: textOf(told.name, 150),
        email: textOf(told.email, 254).toLowerCase() || null,
        emailVerificado: told.email_verified === true || told.email_verified === 'true',
      }
    })(),
  )
}
