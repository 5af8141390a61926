/** What no browser reads of a declared call is left out, and nothing else. */
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { asked, isContract } from './contracts.ts'

/** White space says nothing. */
const left = (code: string): string => asked(code, parseAst(code)).replaceAll(/ +/g, ' ')

it('leaves out what a call says of itself and what it answers', () => {
  const code = `
import { callsOf } from './calls.js'
const { get, post } = callsOf('forum', { access: 'session' })
export const Tema = ObjectOf({ summary: Text(), returns: Text() })
export const api = {
  list: get('/forum', { summary: 'The "topics", by title.', query: { pagina: Id }, returns: { topicos: ArrayOf(Tema) } }),
  like: post('/forum/:id', { summary: \`More than \${MOST}.\`, body: { summary: Text() } }),
  drop: post('/forum/:id/x', { returns: {}, }),
}`
  expect(left(code)).toBe(`
import { callsOf } from './calls.js'
const { get, post } = callsOf('forum', { access: 'session' })
export const Tema = ObjectOf({ summary: Text(), returns: Text() })
export const api = {
 list: get('/forum', { query: { pagina: Id }, }),
 like: post('/forum/:id', { body: { summary: Text() } }),
 drop: post('/forum/:id/x', { }),
}`)
})

it('looks at contracts and at nothing else', () => {
  expect(isContract('/x/areas/conversa/forum/contract-mesa.ts')).toBe(true)
  expect(isContract('/x/areas/conversa/forum/shapes.ts')).toBe(false)
  expect(isContract('/x/core/contract/calls.ts')).toBe(false)
})
