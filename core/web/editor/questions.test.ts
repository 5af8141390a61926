/** What a person writes as an address. */
import { describe, expect, it } from 'vitest'
import { linkOf } from './Questions.tsx'

describe('addresses of links', () => {
  it.each([
    ['https://exemplo.org/a?b=c', 'https://exemplo.org/a?b=c'],
    ['exemplo.org', 'https://exemplo.org'],
    [' http://exemplo.org ', 'http://exemplo.org'],
    ['ana@escola.br', 'mailto:ana@escola.br'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['/logado', null],
    ['', null],
    ['palavra', null],
  ])('%j leads to %j', (text, href) => expect(linkOf(text)).toBe(href))
})
