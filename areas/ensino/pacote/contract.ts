/** Calls of packages of lessons: which there are, what is in one, a lesson of it. The `.pac` itself is at its address. */
import { Array as ArrayOf, Optional, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { ByName, Instant } from '../../../core/contract/schema.ts'
import { AparelhoAgora } from '../tentativa/shapes-aparelho.ts'
import { Manifesto, Pacote } from './shapes.ts'

const BASE = '/gerenciar/pt-br/pacotes'

const { get } = callsOf('pacote')

export const pacoteApi = {
  list: get(BASE, {
    summary: 'The packages of the classes in which the person learns or teaches, by name; at most 200.',
    access: 'session',
    returns: { pacotes: ArrayOf(Pacote) },
  }),
  find: get(`${BASE}/:playlist/turma/:turma`, {
    summary:
      'What is in a package, where its files are for some hours, and the key of its signature. 422 pacote_grande over 300 MB.',
    lasting: true,
    /** The device for which it is: without it nothing can be begun on it without network. */
    query: {
      dispositivo_id: Optional(AparelhoAgora.properties.dispositivo_id),
      relogio: Optional(Instant),
    },
    returns: {
      manifesto: Manifesto,
      /** Of the whole as one `.pac`, whole or in part. */
      pac: Text(),
      /** Path in the package → address, for what is no lesson. */
      enderecos: ByName(Text()),
      /** Base64url: the public key by which the manifest is checked. */
      publica: Text(),
      /** Lesson → the begin that is sealed for this person and device: it goes with what is begun without network. */
      inicios: ByName(Text()),
    },
  }),
  aula: get(`${BASE}/:playlist/turma/:turma/aulas/:aula`, {
    summary:
      'A lesson of a package, as it lies in it: without answer keys, which an attempt is told once they may be.',
    lasting: true,
    returns: {
      /** JSON, of the bytes that the manifest counted. */
      aula: Text(),
    },
  }),
}
