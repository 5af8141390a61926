/** What does not compile: these lines fail the type check if a wrong contract or call were ever let through. */
import { Integer, Object as ObjectOf, Optional, String as Text } from 'typebox'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineApi, type Given, type Returned } from './endpoint.ts'

const shared = { area: 'x', client: 'auth', access: 'session', summary: 'x' } as const

const api = defineApi({
  find: {
    ...shared,
    method: 'GET',
    path: '/x/pt-br/turma/:turma/aluno/:aluno',
    params: ObjectOf({ turma: Integer(), aluno: Integer() }),
    query: ObjectOf({ busca: Optional(Text()) }),
    returns: ObjectOf({ nome: Text() }),
  },
  list: { ...shared, method: 'GET', path: '/x/pt-br/turmas', returns: ObjectOf({ total: Integer() }) },
  save: {
    ...shared,
    method: 'POST',
    path: '/x/pt-br/turma',
    body: ObjectOf({ nome: Text() }),
    returns: ObjectOf({}),
  },
})

defineApi({
  // @ts-expect-error the path names a parameter that is not declared
  undeclared: { ...shared, method: 'GET', path: '/x/:id', returns: ObjectOf({}) },
})
defineApi({
  misnamed: {
    ...shared,
    method: 'GET',
    path: '/x/:turma/:aluno',
    // @ts-expect-error one of the two parameters is missing
    params: ObjectOf({ turma: Integer() }),
    returns: ObjectOf({}),
  },
})
defineApi({
  // @ts-expect-error no such client
  client: { ...shared, client: 'outro', method: 'GET', path: '/x', returns: ObjectOf({}) },
})
defineApi({
  // @ts-expect-error a path begins with a slash
  slash: { ...shared, method: 'GET', path: 'x', returns: ObjectOf({}) },
})
defineApi({
  // @ts-expect-error an answer is declared
  silent: { ...shared, method: 'GET', path: '/x' },
})

describe('a contract', () => {
  it('gives its calls their types', () => {
    expectTypeOf<Given<typeof api.find>>().toEqualTypeOf<{
      params: { turma: number; aluno: number }
      query: { busca?: string }
    }>()
    expectTypeOf<Given<typeof api.list>>().toEqualTypeOf<Record<never, never>>()
    expectTypeOf<Given<typeof api.save>>().toEqualTypeOf<{ body: { nome: string } }>()
    expectTypeOf<Returned<typeof api.find>>().toEqualTypeOf<{ nome: string }>()
    // @ts-expect-error a field that the answer does not have
    expectTypeOf<Returned<typeof api.list>['nome']>()
  })

  it('is the value that was declared', () => {
    expect(api.find.path).toBe('/x/pt-br/turma/:turma/aluno/:aluno')
    expect(Object.keys(api)).toEqual(['find', 'list', 'save'])
  })
})
