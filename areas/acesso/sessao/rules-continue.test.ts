/** Open redirects: what must not be gone on to, and the rightful paths beside it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { continuation } from './rules-continue.ts'

const ATTACKS = [
  '',
  ' ',
  'evil.test',
  'https://evil.test',
  'http:evil.test',
  'HTTPS://evil.test/logado',
  'https:/evil.test',
  'https:\\\\evil.test',
  'ftp://evil.test',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.test/x',
  'file:///etc/passwd',
  'mailto:a@evil.test',
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '//evil.test/%2e%2e',
  '//evil.test\\@localhost',
  '/\\evil.test',
  '\\/evil.test',
  '\\\\evil.test',
  '/\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '\u00a0//evil.test',
  '\ufeff//evil.test',
  '/ /evil.test',
  '/%09/evil.test',
  '/%0a/evil.test',
  '/%0d%0aLocation:%20https://evil.test',
  '/%2fevil.test',
  '/%2Fevil.test',
  '%2f%2fevil.test',
  '%2Flogado',
  '/%5cevil.test',
  '/%5Cevil.test',
  '%5c%5cevil.test',
  '/%252fevil.test',
  '/%255cevil.test',
  '/.//evil.test',
  '/./evil.test',
  '/../evil.test',
  '/..//evil.test',
  '/logado/..//evil.test',
  '/logado//evil.test',
  '/%2e%2e//evil.test',
  '/%2e//evil.test',
  '/〱evil.test',
  '/／evil.test',
  '／／evil.test',
  '//evil。test',
  '/\u2028/evil.test',
  '/\u0000/evil.test',
  '/\u0000',
  '@evil.test',
  '?voltar=//evil.test',
  '#//evil.test',
  '.evil.test',
  '/<script>alert(1)</script>',
  '/"onload="alert(1)',
  '/login',
  '/login?voltar=/logado',
  '/login/token/x',
  '/login/continue',
  '/logout',
  '/cadastro/continue/x',
  'constructor',
  '__proto__',
  'toString',
  `/${'a'.repeat(500)}`,
]

const RIGHTFUL: readonly [asked: string, goes: string][] = [
  ['inicio', '/logado'],
  [`/${'a'.repeat(499)}`, `/${'a'.repeat(499)}`],
  ['conta', '/logado/conta'],
  ['turmas', '/logado/turmas'],
  ['/', '/'],
  ['/logado', '/logado'],
  ['/logado/turmas/turma/7', '/logado/turmas/turma/7'],
  ['/logado/turmas/turma/7?aba=forum&d=3', '/logado/turmas/turma/7?aba=forum&d=3'],
  ['/logado/turmas?busca=7%C2%BA%20A', '/logado/turmas?busca=7%C2%BA%20A'],
  ['/logado/turmas?de=%2Flogado', '/logado/turmas?de=%2Flogado'],
  ['/logado/conta#aparelhos', '/logado/conta#aparelhos'],
  ['/login-desktop-sucesso', '/login-desktop-sucesso'],
  ['/login/creator4all-desktop/1?codigo=ABCD-EFGH', '/login/creator4all-desktop/1?codigo=ABCD-EFGH'],
]

describe('where a sign-in goes on to', () => {
  it.each(ATTACKS.map((asked) => [asked]))('never %j', (asked) => expect(continuation(asked)).toBeNull())

  it.each(RIGHTFUL)('%s → %s', (asked, goes) => expect(continuation(asked)).toBe(goes))

  it('nowhere when nothing is asked', () =>
    expect([continuation(null), continuation(undefined)]).toEqual([null, null]))

  it('stays on the site whatever is asked', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      '?',
      '#',
      'a',
      'evil.test',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(pieces).map((parts) => `/${parts.join('')}`),
          fc.string(),
        ),
        (asked) => {
          const goes = continuation(asked)
          if (goes === null) return
          expect(new URL(goes, 'https://escola.test').origin).toBe('https://escola.test')
          expect(goes.startsWith('//')).toBe(false)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
