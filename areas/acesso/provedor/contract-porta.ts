/** What the sign-in page asks first: apart from the other calls, so that the page that everybody waits for stays light. */
import { Array as ArrayOf, Integer, Object as ObjectOf, type Static, String as Text } from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { OneOf } from '../../../core/contract/schema.ts'
import { TIPOS } from './rules.ts'

/** 0 is the provider that the environment names (OIDC_*). */
export const ProvedorId = Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

export const Tipo = OneOf(TIPOS)

/** A provider, for the button that leads to it. */
export const Provedor = ObjectOf({ id: ProvedorId, tipo: Tipo, nome: Text() })
export type Provedor = Static<typeof Provedor>

export const portaApi = defineApi({
  list: {
    area: 'provedor',
    client: 'default',
    method: 'GET',
    path: '/conta/pt-br/provedores',
    access: 'public',
    summary: 'The providers that people of the tenant may sign in with.',
    returns: ObjectOf({ provedores: ArrayOf(Provedor) }),
  },
})
