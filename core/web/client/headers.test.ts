/** The header rules of section 7, each sentence once. */
import { describe, expect, it } from 'vitest'
import { type ClientKind, type Credentials, headersFor, localizedPath, tenantHeader } from './headers.ts'

describe('tenantHeader', () => {
  it.each([
    ['its database_share if it is a string', { slug: 'floripa', database_share: 'rede' }, 'rede'],
    ['the slug of a database_share object', { slug: 'floripa', database_share: { slug: 'rede' } }, 'rede'],
    ['its slug without a share', { slug: 'floripa' }, 'floripa'],
    ['its slug with a null share', { slug: 'floripa', database_share: null }, 'floripa'],
    ['its slug with an empty share', { slug: 'floripa', database_share: '' }, 'floripa'],
    ['its slug with a share object without slug', { slug: 'floripa', database_share: {} }, 'floripa'],
    ['nothing without a tenant', false, undefined],
    ['nothing before the tenant is known', null, undefined],
  ] as const)('is %s', (_, tenant, header) => expect(tenantHeader(tenant)).toBe(header))
})

const tenant = { slug: 'floripa' }
const delegated = { token: 'td', tenant: { slug: 'outra', database_share: 'dona' } }

describe('headersFor', () => {
  it.each<[string, ClientKind, Credentials, Record<string, string>]>([
    ['default adds Tenant, never the token', 'default', { tenant, token: 'tp' }, { Tenant: 'floripa' }],
    ['default without a tenant adds nothing', 'default', { tenant: false }, {}],
    [
      'authenticated adds Bearer and Tenant',
      'authenticated',
      { tenant, token: 'tp' },
      { Authorization: 'Bearer tp', Tenant: 'floripa' },
    ],
    [
      'authenticated without a token adds Tenant',
      'authenticated',
      { tenant, token: null },
      { Tenant: 'floripa' },
    ],
    [
      'file sends Bearer and Tenant',
      'file',
      { tenant, token: 'tp' },
      { Authorization: 'Bearer tp', Tenant: 'floripa' },
    ],
    [
      "admin in one's own tenant: Bearer and UserAction are the same token",
      'admin',
      { tenant, token: 'tp' },
      { Authorization: 'Bearer tp', Tenant: 'floripa', UserAction: 'tp' },
    ],
    [
      'admin of another tenant: its token, its header, and the person in UserAction',
      'admin',
      { tenant, token: 'tp', delegated },
      { Authorization: 'Bearer td', Tenant: 'dona', UserAction: 'tp' },
    ],
    ['main', 'main', { tenant, token: 'tp' }, { 'Main-Connection': 'true' }],
    [
      'a delegation changes nothing outside administration',
      'authenticated',
      { tenant, token: 'tp', delegated },
      { Authorization: 'Bearer tp', Tenant: 'floripa' },
    ],
  ])('%s', (_, client, credentials, headers) => expect(headersFor(client, credentials)).toEqual(headers))
})

describe('localizedPath', () => {
  it.each<[string, ClientKind, 'pt-br' | 'en-us', string]>([
    ['/conta/pt-br/eu', 'authenticated', 'en-us', '/conta/en-us/eu'],
    ['/conta/pt-br/eu', 'authenticated', 'pt-br', '/conta/pt-br/eu'],
    ['projeto/pt-br/playlist', 'authenticated', 'en-us', 'projeto/en-us/playlist'],
    ['/projeto/pt-bt/trilha', 'authenticated', 'en-us', '/projeto/pt-bt/trilha'],
    ['/projeto/pt-br/playlist', 'admin', 'en-us', '/projeto/pt-br/playlist'],
    ['/tenant/pt-br/recuperar', 'main', 'en-us', '/tenant/pt-br/recuperar'],
    ['/licenciamento/pt-br/x', 'default', 'en-us', '/licenciamento/pt-br/x'],
  ])('%s as %s in %s', (path, client, language, expected) => {
    expect(localizedPath(path, client, language)).toBe(expected)
  })
})
