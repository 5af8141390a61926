/** What does not compile: these lines fail the type check if a wrong contract or call were ever let through. */
import { Integer, Object as ObjectOf, Optional, String as Text } from 'typebox'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { callsOf } from './calls.ts'
import type { Given, Returned } from './endpoint.ts'
import { Id, Line } from './schema.ts'

const { get, post, put, remove } = callsOf('x')
const open = callsOf('x', { client: 'default', access: 'public' })
const summary = 'x'
const BASE = '/x/pt-br'

const api = {
  find: get(`${BASE}/turma/:turma/aluno/:aluno`, {
    summary,
    params: { aluno: Line(9) },
    query: { busca: Optional(Text()) },
    returns: { nome: Text() },
  }),
  list: get('/x/pt-br/turmas', { summary, access: 'session', returns: ObjectOf({ total: Integer() }) }),
  save: post('/x/pt-br/turma', { summary, outside: true, body: { nome: Text() } }),
  door: open.put('/x/pt-br/porta', { summary, reads: true }),
}

// @ts-expect-error the path has no such part
get('/x/:turma', { summary, params: { aluno: Id } })
// @ts-expect-error one of the two is in the path, the other is not
get('/x/:turma/:aula', { summary, params: { turma: Line(9), aluno: Id } })
// @ts-expect-error no such client
get('/x', { summary, client: 'outro' })
// @ts-expect-error a path begins with a slash
put('x', { summary })
// @ts-expect-error what it is for is said
remove('/x', {})
// @ts-expect-error a word that no call knows
get('/x', { summary, retuns: {} })
// @ts-expect-error who may call is one of three
get('/x', { summary, access: 'todos' })

describe('a contract', () => {
  it('gives its calls their types', () => {
    expectTypeOf<Given<typeof api.find>>().toEqualTypeOf<{
      params: { turma: number; aluno: string }
      query: { busca?: string }
    }>()
    expectTypeOf<Given<typeof api.list>>().toEqualTypeOf<Record<never, never>>()
    expectTypeOf<Given<typeof api.save>>().toEqualTypeOf<{ body: { nome: string } }>()
    expectTypeOf<Returned<typeof api.find>>().toEqualTypeOf<{ nome: string }>()
    // @ts-expect-error a field that the answer does not have
    expectTypeOf<Returned<typeof api.list>['nome']>()
  })

  it('knows who may call, and how it is served', () => {
    expectTypeOf(api.find.access).toEqualTypeOf<'resource'>()
    expectTypeOf(api.list.access).toEqualTypeOf<'session'>()
    expectTypeOf(api.door.access).toEqualTypeOf<'public'>()
    expectTypeOf(api.door.reads).toEqualTypeOf<true>()
    expectTypeOf(api.save.outside).toEqualTypeOf<true>()
    expectTypeOf(api.find.outside).toEqualTypeOf<undefined>()
    expectTypeOf(api.save.method).toEqualTypeOf<'POST'>()
  })

  it('says each thing once, and is the whole call', () => {
    expect(api.find).toEqual({
      area: 'x',
      client: 'auth',
      access: 'resource',
      method: 'GET',
      path: '/x/pt-br/turma/:turma/aluno/:aluno',
      summary,
      params: ObjectOf({ turma: Id, aluno: Line(9) }),
      query: ObjectOf({ busca: Optional(Text()) }),
      returns: ObjectOf({ nome: Text() }),
    })
    expect(api.door.params).toBeUndefined()
    expect(api.door).toMatchObject({
      client: 'default',
      access: 'public',
      method: 'PUT',
      returns: ObjectOf({}),
    })
  })
})
