/** Calls of packages of lessons: which there are, what is in one, a lesson of it. The `.pac` itself is at its address. */
import { Array as ArrayOf, Object as ObjectOf, Optional, String as Text } from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { ByName, Id, Instant } from '../../../core/contract/schema.ts'
import { AparelhoAgora } from '../tentativa/shapes-aparelho.ts'
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
    lasting: true,
    summary:
      'What is in a package, where its files are for some hours, and the key of its signature. 422 pacote_grande over 300 MB.',
    params: ObjectOf(Params),
    /** The device for which it is: without it nothing can be begun on it without network. */
    query: ObjectOf({
      dispositivo_id: Optional(AparelhoAgora.properties.dispositivo_id),
      relogio: Optional(Instant),
    }),
    returns: ObjectOf({
      manifesto: Manifesto,
      /** Of the whole as one `.pac`, whole or in part. */
      pac: Text(),
      /** Path in the package → address, for what is no lesson. */
      enderecos: ByName(Text()),
      /** Base64url: the public key by which the manifest is checked. */
      publica: Text(),
      /** Lesson → the begin that is sealed for this person and device: it goes with what is begun without network. */
      inicios: ByName(Text()),
    }),
  },
  aula: {
    ...ofOne,
    path: `${BASE}/:playlist/turma/:turma/aulas/:aula`,
    lasting: true,
    summary:
      'A lesson of a package, as it lies in it: without answer keys, which an attempt is told once they may be.',
    params: ObjectOf({ ...Params, aula: Id }),
    returns: ObjectOf({
      /** JSON, of the bytes that the manifest counted. */
      aula: Text(),
    }),
  },
})
