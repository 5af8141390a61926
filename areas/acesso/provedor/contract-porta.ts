/** What the sign-in page asks first: apart from the other calls, so that the page that everybody waits for stays light. */
import { Array as ArrayOf, Integer, Object as ObjectOf, type Static, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { OneOf } from '../../../core/contract/schema.ts'
import { TIPOS } from './rules.ts'

/** 0 is the provider that the environment names (OIDC_*). */
export const ProvedorId = Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

export const Tipo = OneOf(TIPOS)

/** A provider, for the button that leads to it. */
export const Provedor = ObjectOf({ id: ProvedorId, tipo: Tipo, nome: Text() })
export type Provedor = Static<typeof Provedor>

const { get } = callsOf('provedor', { client: 'default', access: 'public' })

export const portaApi = {
  list: get('/conta/pt-br/provedores', {
    summary: 'The providers that people of the tenant may sign in with.',
    returns: { provedores: ArrayOf(Provedor) },
  }),
}
