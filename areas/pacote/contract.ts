/** Calls of packages of lessons: which there are, what is in one, a lesson of it. The `.pac` itself is at its address. */
import { Array as ArrayOf, Object as ObjectOf, String as Text } from 'typebox'
import { defineApi } from '../../core/contract/endpoint.ts'
import { ByName, Id } from '../../core/contract/schema.ts'
import { Manifesto, Pacote } from './shapes.ts'

const BASE = '/gerenciar/pt-br/pacotes'
const ofOne = {
  area: 'pacote',
  client: 'auth',
  method: 'GET',
  access: 'resource',
} as const
const Params = { playlist: Id, turma: Id }

export const pacoteApi = defineApi({
  list: {
    area: 'pacote',
    client: 'auth',
    method: 'GET',
    path: BASE,
    access: 'session',
    summary: 'The packages of the classes in which the person learns or teaches, by name; at most 200.',
    returns: ObjectOf({ pacotes: ArrayOf(Pacote) }),
  },
  find: {
    ...ofOne,
    path: `${BASE}/:playlist/turma/:turma`,
    summary:
      'What is in a package, where its files are for some hours, and its keys: of the class, and of the signature. 422 pacote_grande over 300 MB.',
    params: ObjectOf(Params),
    returns: ObjectOf({
      manifesto: Manifesto,
      /** Of the whole as one `.pac`, whole or in part. */
      pac: Text(),
      /** Path in the package → address, for what is no lesson. */
      enderecos: ByName(Text()),
      /** Base64url: opens the answer keys. */
      chave: Text(),
      /** Base64url: the public key by which the manifest is checked. */
      publica: Text(),
    }),
  },
  aula: {
    ...ofOne,
    path: `${BASE}/:playlist/turma/:turma/aulas/:aula`,
    summary: 'A lesson of a package and its sealed answer keys, as they lie in it.',
    params: ObjectOf({ ...Params, aula: Id }),
    returns: ObjectOf({
      /** JSON, of the bytes that the manifest counted. */
      aula: Text(),
      /** Base64url; empty without answer keys. */
      gabarito: Text(),
    }),
  },
})
