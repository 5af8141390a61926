/** The calls of the sign-in page: apart from the others, so that the page that everybody waits for stays light. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { defineApi } from '../../core/contract/endpoint.ts'
import { Line, OneOf } from '../../core/contract/schema.ts'
import { TIPOS } from './rules.ts'

/** 0 is the provider that the environment names (OIDC_*). */
export const ProvedorId = Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

export const Tipo = OneOf(TIPOS)

/** 256 random bits that the browser keeps for itself: what it began, only it may finish. */
export const Navegador = Text({ pattern: '^[A-Za-z0-9_-]{43}$' })

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
  start: {
    area: 'provedor',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/provedores/:id/iniciar',
    access: 'public',
    outside: true,
    summary:
      'Begins a sign-in: the address at the provider to go to. It serves this browser once, for 10 minutes.',
    params: ObjectOf({ id: ProvedorId }),
    body: ObjectOf({
      navegador: Navegador,
      /** Where to go on to afterwards: a path of ours or the name of a place. */
      continuar: Optional(Line(500)),
      compartilhada: Optional(Flag()),
      /** To link the account there with the one signed in here, instead of signing in. */
      vincular: Optional(Flag()),
    }),
    returns: ObjectOf({ endereco: Text() }),
  },
})
