/** How a call becomes an address: parameters, query, language; hostile values stay inside their place. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { inLanguage, toRequest } from './request.ts'

const call = (path: Endpoint['path'], method: Endpoint['method'] = 'GET') => ({ path, method }) as Endpoint

describe('inLanguage', () => {
  it.each([
    ['/gerenciar/pt-br/x', '/gerenciar/en-us/x'],
    ['/gerenciar/pt-br', '/gerenciar/en-us'],
    ['/api/plataforma/limites', '/api/plataforma/limites'],
    ['/x/pt-brasil/y', '/x/pt-brasil/y'],
    ['/x/pt-br/pt-br/y', '/x/en-us/pt-br/y'],
  ])('%s becomes %s', (path, wanted) => expect(inLanguage(path, 'en-us')).toBe(wanted))

  it('Portuguese stays as it is', () => expect(inLanguage('/a/pt-br/b', 'pt-br')).toBe('/a/pt-br/b'))
})

describe('toRequest', () => {
  it('fills parameters and query, and carries the body', () => {
    const body = { a: 1 }
    expect(
      toRequest(call('/p/pt-br/forum/:gru_id/:tpc_id/notas', 'PUT'), {
        params: { gru_id: 7, tpc_id: 9 },
        query: { pagina: 2, busca: 'ação & reação', novas: true, ausente: undefined, vazio: '' },
        body,
      }),
    ).toEqual({
      method: 'PUT',
      url: '/p/pt-br/forum/7/9/notas?pagina=2&busca=a%C3%A7%C3%A3o%20%26%20rea%C3%A7%C3%A3o&novas=true&vazio=',
      body,
    })
  })

  it('takes the language of the caller', () =>
    expect(toRequest(call('/conta/pt-br/eu'), {}, 'en-us').url).toBe('/conta/en-us/eu'))

  it('a query of absent values is none', () =>
    expect(toRequest(call('/a'), { query: { x: undefined } }).url).toBe('/a'))

  it('lists travel in the path as they are written', () =>
    expect(toRequest(call('/fases/:ids'), { params: { ids: JSON.stringify([1, 2]) } }).url).toBe(
      '/fases/%5B1%2C2%5D',
    ))

  it('no value leaves its place: the path keeps its segments, the query its names', () => {
    const text = fc.string({ unit: 'grapheme' }).map((value) => value.toWellFormed())
    fc.assert(
      fc.property(text, text, fc.string({ minLength: 1 }), (id, value, name) => {
        const { url } = toRequest(call('/a/:id/b'), {
          params: { id },
          query: { [name.toWellFormed()]: value },
        })
        const at = new URL(url.replace(/^\/a\/(\.{1,2})\//, '/a/x/'), 'http://h')
        expect(at.pathname.split('/')).toHaveLength(4)
        expect(at.hash).toBe('')
        expect([...at.searchParams]).toEqual([[name.toWellFormed(), value]])
        expect(decodeURIComponent(url.split('?')[0]?.split('/')[2] ?? '')).toBe(id)
      }),
    )
  })
})
