/** Which issuers may be configured, and what is asked of them. */
import { describe, expect, it } from 'vitest'
import { isIssuer, KNOWN_ISSUERS, scopesOf } from './rules.ts'

describe('an issuer', () => {
  it.each([
    ...Object.values(KNOWN_ISSUERS),
    'https://sso.rede.example/auth/realms/escola',
    'https://10.1.2.3:8443',
  ])('may be %s', (issuer) => expect([isIssuer(issuer, false), isIssuer(issuer, true)]).toEqual([true, true]))

  it.each([
    '',
    'sso.example',
    'http://sso.example',
    'http://10.0.0.1',
    'ftp://sso.example',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://user:pass@sso.example',
    'https://sso.example?x',
    'https://sso.example/?',
    'https://sso.example#x',
    'https://sso.example/.well-known/openid-configuration',
    `https://${'a'.repeat(300)}.example`,
  ])('is never %j', (issuer) =>
    expect([isIssuer(issuer, false), isIssuer(issuer, true)]).toEqual([false, false]),
  )

  it.each([
    'http://localhost:5310',
    'http://127.0.0.1',
    'https://localhost',
    'http://[::1]:1',
    'http://2130706433',
  ])('is this machine only where it is tried out: %s', (issuer) =>
    expect([isIssuer(issuer, false), isIssuer(issuer, true)]).toEqual([false, true]),
  )
})

describe('the scopes', () => {
  it('are who the person is, unless more is asked; each once', () => {
    expect(scopesOf('oidc', undefined)).toBe('openid email profile')
    expect(scopesOf('oidc', '  email   openid email ')).toBe('openid email')
    expect(scopesOf('govbr', 'govbr_confiabilidades')).toBe('openid govbr_confiabilidades')
    expect(scopesOf('apple', 'name email')).toBe('openid')
  })
})
