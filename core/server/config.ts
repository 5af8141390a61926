/** The settings, read once from the environment and checked. The README's table documents each. */

import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { codeOf } from '../contract/narrow.ts'
import { senderOf } from './mail/message.ts'
import { root } from './paths.ts'

export interface S3Config {
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** An identity provider of the main tenant. */
export interface OidcConfig {
  issuer: string
  clientId: string
  clientSecret: string | undefined
  nome: string
}

export interface Config {
  port: number
  host: string
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  /** Leads to PostgreSQL itself where `databaseUrl` leads to a pool in transaction mode, which never delivers LISTEN. */
  databaseDirectUrl: string | undefined
  dataDir: string
  publicUrl: string
  /** CIDR list of proxies whose forwarding headers are believed; never `true`. */
  trustProxy: readonly string[]
  /** Hosts of meeting rooms that the page of a live lesson may show inside itself; others open beside it. */
  liveHosts: readonly string[]
  /** Where packages (SCORM, H5P) are played: an origin of nothing else. Absent: the host with `pacote.` before it. */
  packageOrigin: string | undefined
  smtpUrl: string | undefined
  mailDir: string
  mailFrom: string
  s3: S3Config | undefined
  /** The clamd that looks into each upload; absent: nobody does. */
  clamavUrl: string | undefined
  oidc: OidcConfig | undefined
  /** Signs what leaves the server and comes back, and seals the secrets kept in the database. 32 bytes or more. */
  secretKey: string
  workers: number
  demo: boolean
  logLevel: string
  production: boolean
}

/** A setting that can't be used; its message names it. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

type Environment = Readonly<Record<string, string | undefined>>

function wholeNumber(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new ConfigError(`${name} deve ser um número inteiro de ${min} a ${max}; veio "${text}".`)
}

function flag(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name]?.toLowerCase()
  if (text === undefined || text === '') return fallback
  if (['1', 'true', 'on', 'sim'].includes(text)) return true
  if (['0', 'false', 'off', 'nao', 'não'].includes(text)) return false
  throw new ConfigError(`${name} deve ser on ou off; veio "${text}".`)
}

function url(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new ConfigError(`${name} deve ser um endereço ${protocols.join(' ou ')}…`)
  return text
}

/** Scheme, host and port, and nothing after them. */
function origin(env: Environment, name: string): string | undefined {
  const text = url(env, name, ['http:', 'https:'])
  if (!text) return undefined
  const { origin: whole, href } = new URL(text)
  if (href !== `${whole}/`)
    throw new ConfigError(`${name} deve ser só esquema, servidor e porta; veio "${text}".`)
  return whole
}

/** An address or a network; never everyone, which would believe any header of anybody. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const longest = { 4: 32, 6: 128 }[isIP(address)]
  if (longest === undefined || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest)
}

function cidrList(env: Environment, name: string): string[] {
  const list = (env[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const wrong = list.find((part) => !isNetwork(part))
  if (wrong) throw new ConfigError(`${name} deve ser uma lista de redes CIDR; veio "${wrong}".`)
  return list
}

const HOST_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/

/** Whole names of hosts: no scheme, no port, no asterisk. They end up in a header. */
function hostList(env: Environment, name: string): string[] {
  const list = (env[name] ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)
  const wrong = list.find((part) => !HOST_NAME.test(part))
  if (wrong) throw new ConfigError(`${name} deve ser uma lista de nomes de servidor; veio "${wrong}".`)
  return list
}

function s3(env: Environment): S3Config | undefined {
  if (!env.S3_BUCKET) return undefined
  const missing = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].find((name) => !env[name])
  if (missing) throw new ConfigError(`${missing} é preciso quando S3_BUCKET está definido.`)
  return {
    endpoint: url(env, 'S3_ENDPOINT', ['http:', 'https:']),
    region: env.S3_REGION || 'us-east-1',
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  }
}

/** The provider of the main tenant; without TLS only where it runs on this machine. */
function oidc(env: Environment): OidcConfig | undefined {
  const issuer = url(env, 'OIDC_ISSUER', ['https:', 'http:'])
  if (!issuer) return undefined
  const { protocol, hostname, search, hash, pathname } = new URL(issuer)
  if (protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new ConfigError('OIDC_ISSUER deve começar com https://.')
  if (search || hash || pathname.includes('/.well-known/'))
    throw new ConfigError(
      'OIDC_ISSUER deve ser o endereço do emissor, sem o caminho .well-known, "?" ou "#".',
    )
  if (!env.OIDC_CLIENT_ID) throw new ConfigError('OIDC_CLIENT_ID é preciso quando OIDC_ISSUER está definido.')
  return {
    issuer,
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET || undefined,
    nome: (env.OIDC_NAME || hostname).slice(0, 60),
  }
}

function sender(env: Environment, name: string, fallback: string): string {
  const text = env[name] || fallback
  try {
    senderOf(text)
    return text
  } catch {
    throw new ConfigError(
      `${name} deve ser um remetente, como "Escola <nao-responda@escola.br>"; veio "${text}".`,
    )
  }
}

const SHORTEST_KEY = 32

/** The key of the environment, else one made at the first start and kept in the data folder. */
/** Whole or not there at all: of two that start at once, one finds the other's. */
function makeKey(file: string): void {
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
    linkSync(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function secretKey(env: Environment, dataDir: string): string {
  if (env.SECRET_KEY) {
    if (env.SECRET_KEY.length < SHORTEST_KEY)
      throw new ConfigError(`SECRET_KEY deve ter ${SHORTEST_KEY} caracteres ou mais.`)
    return env.SECRET_KEY
  }
  const file = path.join(dataDir, 'secret.key')
  try {
    mkdirSync(dataDir, { recursive: true })
    if (!existsSync(file)) makeKey(file)
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR: não foi possível gravar na pasta ${dataDir} (${codeOf(error)}). Ajuste as permissões, libere espaço ou escolha outra pasta.\n` +
        `DATA_DIR: the folder ${dataDir} cannot be written to. Fix its permissions, free some space or choose another one.`,
    )
  }
  const key = readFileSync(file, 'utf8').trim()
  if (key.length < SHORTEST_KEY)
    throw new ConfigError(`SECRET_KEY: o arquivo ${file} está incompleto. Apague-o ou restaure uma cópia.`)
  return key
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

function logLevel(env: Environment, fallback: string): string {
  const level = env.LOG_LEVEL || fallback
  if (!LOG_LEVELS.includes(level)) throw new ConfigError(`LOG_LEVEL deve ser um de ${LOG_LEVELS.join(', ')}.`)
  return level
}

/** Reads and checks every setting. Throws ConfigError, in Portuguese, naming the one at fault. */
export function readConfig(env: Environment = process.env): Config {
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535)
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const databaseDirectUrl = url(env, 'DATABASE_DIRECT_URL', ['postgres:', 'postgresql:'])
  if (databaseDirectUrl && !databaseUrl) throw new ConfigError('DATABASE_DIRECT_URL pede DATABASE_URL.')
  const dataDir = path.resolve(env.DATA_DIR || path.join(root, 'data'))
  const workers = wholeNumber(env, 'WEB_CONCURRENCY', 1, 1, 64)
  if (workers > 1 && !databaseUrl)
    throw new ConfigError(
      'WEB_CONCURRENCY maior que 1 pede DATABASE_URL: vários processos dividem um PostgreSQL.',
    )
  if (workers > 1 && !env.SECRET_KEY && env.S3_BUCKET)
    throw new ConfigError('SECRET_KEY é preciso quando vários processos dividem os arquivos.')
  const publicUrl = (url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(
    /\/$/,
    '',
  )
  const packageOrigin = origin(env, 'PACKAGE_ORIGIN')
  if (packageOrigin === new URL(publicUrl).origin)
    throw new ConfigError(
      'PACKAGE_ORIGIN deve ser outro endereço que o de PUBLIC_URL: só pacotes são servidos nele.',
    )
  return {
    port,
    host: env.HOST || 'localhost',
    databaseUrl,
    databaseDirectUrl,
    dataDir,
    publicUrl,
    trustProxy: cidrList(env, 'TRUST_PROXY'),
    liveHosts: hostList(env, 'LIVE_HOSTS'),
    packageOrigin,
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailDir: path.resolve(env.MAIL_DIR || path.join(dataDir, 'mail')),
    mailFrom: sender(env, 'MAIL_FROM', 'Turmalina <nao-responda@localhost>'),
    s3: s3(env),
    clamavUrl: url(env, 'CLAMAV_URL', ['tcp:']),
    oidc: oidc(env),
    secretKey: secretKey(env, dataDir),
    workers,
    demo: flag(env, 'DEMO', !databaseUrl),
    // Beside its own database the program runs on a person's machine: only what matters is told.
    logLevel: logLevel(env, databaseUrl ? 'info' : 'warn'),
    production: env.NODE_ENV === 'production',
  }
}
