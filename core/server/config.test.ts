/** Each setting: what it is when absent, what it takes, and that a refusal names it. */
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const folder = () => mkdtempSync(path.join(os.tmpdir(), 'turmalina-config-'))
const KEY = 'x'.repeat(32)
const read = (env: Readonly<Record<string, string | undefined>> = {}) =>
  readConfig({ DATA_DIR: folder(), SECRET_KEY: KEY, ...env })

const S3 = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's' }
const DATABASE = { DATABASE_URL: 'postgres://u:p@h:5432/d' }

describe('absent settings', () => {
  it('serve a demonstration on this machine', () => {
    const dataDir = folder()
    expect(readConfig({ DATA_DIR: dataDir, SECRET_KEY: KEY })).toEqual({
      port: 3000,
      host: 'localhost',
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      dataDir,
      publicUrl: 'http://localhost:3000',
      trustProxy: [],
      liveHosts: [],
      smtpUrl: undefined,
      mailDir: path.join(dataDir, 'mail'),
      mailFrom: 'Turmalina <nao-responda@localhost>',
      s3: undefined,
      secretKey: KEY,
      workers: 1,
      demo: true,
      logLevel: 'warn',
      production: false,
    })
  })

  it('with a database of one’s own there is no demonstration, and more is told', () =>
    expect(read(DATABASE)).toMatchObject({
      demo: false,
      logLevel: 'info',
      databaseUrl: DATABASE.DATABASE_URL,
    }))

  it('empty is absent', () =>
    expect(
      read({ PORT: '', DEMO: '', DATABASE_URL: '', PUBLIC_URL: '', TRUST_PROXY: '', LOG_LEVEL: '' }),
    ).toMatchObject({
      port: 3000,
      demo: true,
      databaseUrl: undefined,
      trustProxy: [],
    }))
})

describe('given settings', () => {
  it.each<[Record<string, string>, object]>([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ PUBLIC_URL: 'https://turmalina.test/' }, { publicUrl: 'https://turmalina.test' }],
    [{ PORT: '8080' }, { publicUrl: 'http://localhost:8080' }],
    [{ DEMO: 'off' }, { demo: false }],
    [{ DEMO: 'NÃO' }, { demo: false }],
    [{ ...DATABASE, DEMO: '1' }, { demo: true }],
    [{ ...DATABASE, WEB_CONCURRENCY: '64' }, { workers: 64 }],
    [{ DATABASE_URL: 'postgresql:///d?host=/run/x' }, { databaseUrl: 'postgresql:///d?host=/run/x' }],
    [
      { TRUST_PROXY: '10.0.0.0/8, 127.0.0.1,::1/128 , fd00::/8' },
      { trustProxy: ['10.0.0.0/8', '127.0.0.1', '::1/128', 'fd00::/8'] },
    ],
    [
      { LIVE_HOSTS: 'jitsi.escola.example, BBB.rede.example' },
      { liveHosts: ['jitsi.escola.example', 'bbb.rede.example'] },
    ],
    [{ SMTP_URL: 'smtps://u:p@h:465' }, { smtpUrl: 'smtps://u:p@h:465' }],
    [{ CLAMAV_URL: 'tcp://clamd:3310' }, { clamavUrl: 'tcp://clamd:3310' }],
    [{ MAIL_FROM: 'Escola <a@b.br>' }, { mailFrom: 'Escola <a@b.br>' }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [{ NODE_ENV: 'production' }, { production: true }],
    [
      S3,
      {
        s3: { bucket: 'b', accessKeyId: 'i', secretAccessKey: 's', region: 'us-east-1', endpoint: undefined },
      },
    ],
    [
      { ...S3, S3_ENDPOINT: 'http://127.0.0.1:9000', S3_REGION: 'sa-east-1' },
      { s3: { endpoint: 'http://127.0.0.1:9000', region: 'sa-east-1' } },
    ],
    [
      { OIDC_ISSUER: 'https://sso.rede.example/realms/a', OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET: 's' },
      {
        oidc: {
          issuer: 'https://sso.rede.example/realms/a',
          clientId: 'c',
          clientSecret: 's',
          nome: 'sso.rede.example',
        },
      },
    ],
    [
      { OIDC_ISSUER: 'http://localhost:1', OIDC_CLIENT_ID: 'c', OIDC_NAME: 'Rede' },
      { oidc: { issuer: 'http://localhost:1', clientId: 'c', clientSecret: undefined, nome: 'Rede' } },
    ],
    [{ OIDC_CLIENT_ID: 'c' }, { oidc: undefined }],
  ])('%j', (env, wanted) => expect(read(env)).toMatchObject(wanted))
})

describe('a refusal names the setting', () => {
  it.each<[string, Record<string, string>]>([
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '3000.5' }],
    ['PORT', { PORT: '3e3x' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['DATABASE_URL', { DATABASE_URL: 'x' }],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'mysql://x' }],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://h/d' }],
    ['LIVE_HOSTS', { LIVE_HOSTS: '*.escola.example' }],
    ['LIVE_HOSTS', { LIVE_HOSTS: "jitsi.example; script-src 'unsafe-inline'" }],
    ['LIVE_HOSTS', { LIVE_HOSTS: 'https://jitsi.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'turmalina.test' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'javascript:alert(1)' }],
    ['WEB_CONCURRENCY', { ...DATABASE, WEB_CONCURRENCY: '0' }],
    ['WEB_CONCURRENCY', { ...DATABASE, WEB_CONCURRENCY: '65' }],
    ['WEB_CONCURRENCY', { WEB_CONCURRENCY: '2' }],
    ['SECRET_KEY', { SECRET_KEY: 'x'.repeat(31) }],
    ['SECRET_KEY', { ...DATABASE, ...S3, WEB_CONCURRENCY: '2', SECRET_KEY: '' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '1' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'abc' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: '::/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8/8' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8,proxy.test' }],
    ['SMTP_URL', { SMTP_URL: 'http://x' }],
    ['CLAMAV_URL', { CLAMAV_URL: 'http://x:3310' }],
    ['MAIL_FROM', { MAIL_FROM: 'ninguém' }],
    ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'b' }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'i' }],
    ['S3_ENDPOINT', { ...S3, S3_ENDPOINT: 'x' }],
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://sso.example' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'sso.example', OIDC_CLIENT_ID: 'c' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://sso.example', OIDC_CLIENT_ID: 'c' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'https://sso.example/?x', OIDC_CLIENT_ID: 'c' }],
    [
      'OIDC_ISSUER',
      { OIDC_ISSUER: 'https://sso.example/.well-known/openid-configuration', OIDC_CLIENT_ID: 'c' },
    ],
    ['DEMO', { DEMO: 'talvez' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'alto' }],
  ])('%s: %j', (name, env) => {
    expect(() => read(env)).toThrow(ConfigError)
    expect(() => read(env)).toThrow(new RegExp(`^${name}\\b`))
  })

  it('and tells no secret', () => {
    for (const env of [
      { DATABASE_URL: 'mysql://u:segredo@h' },
      { SECRET_KEY: 'segredo' },
      { SMTP_URL: 'http://u:segredo@h' },
    ])
      expect(() => read(env)).not.toThrow(/segredo/)
  })
})

describe('the key that is made at the first start', () => {
  it('is long, kept for the next, and readable by its owner only', () => {
    const dataDir = path.join(folder(), 'ainda', 'nao')
    const { secretKey } = readConfig({ DATA_DIR: dataDir })
    expect(secretKey.length).toBeGreaterThanOrEqual(43)
    expect(readConfig({ DATA_DIR: dataDir }).secretKey).toBe(secretKey)
    expect(readFileSync(path.join(dataDir, 'secret.key'), 'utf8').trim()).toBe(secretKey)
    expect(statSync(path.join(dataDir, 'secret.key')).mode & 0o077).toBe(0)
    expect(readdirSync(dataDir)).toEqual(['secret.key'])
    expect(readConfig({ DATA_DIR: folder() }).secretKey).not.toBe(secretKey)
  })

  it.each(['', '\n', 'abc'])('that was cut short is refused: %j', (text) => {
    const dataDir = folder()
    writeFileSync(path.join(dataDir, 'secret.key'), text)
    expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(/^SECRET_KEY: o arquivo .*secret\.key/)
  })

  it('is told to be impossible where the folder takes nothing', () => {
    const file = path.join(folder(), 'arquivo')
    writeFileSync(file, '')
    for (const dataDir of [file, path.join(file, 'dentro')])
      expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(/^DATA_DIR: não foi possível gravar na pasta/)
  })
})
