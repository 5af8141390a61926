/** Preferences of a person, kept by key: contrast, font size, language, filters (sections 4 and 7). */
import { Object as ObjectOf, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { JsonText, Nullable } from '../../../core/contract/schema.ts'

/** At most this many bytes of JSON under one key. */
export const MAX_BYTES = 8_192

/** At most this many keys a person. */
export const MAX_KEYS = 60

const Chave = Text({ pattern: '^[a-z][a-z0-9_.:-]{0,59}$', maxLength: 60 })

/** Any object: each screen knows its own. */
const AnyObject = ObjectOf({}, { additionalProperties: true })

const { get, post } = callsOf('preferencia', { access: 'session' })

export const preferenciaApi = {
  find: get('/gerenciar/pt-br/preferencia/:chave', {
    summary: "The person's preferences under one key; null when none are stored.",
    params: { chave: Chave },
    returns: { chave: Text(), preferencias: Nullable(AnyObject) },
  }),
  save: post('/gerenciar/pt-br/preferencia', {
    summary: 'Stores the preferences of one key, in place of the earlier ones. An object, or its JSON text.',
    body: { chave: Chave, preferencias: JsonText(AnyObject) },
    // What a pupil chose tells for which age their screens are.
    also: ['sessao'],
  }),
}
