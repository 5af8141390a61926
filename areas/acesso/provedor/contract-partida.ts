/** Leaving for a provider: apart from the other calls, for the buttons of the sign-in page. */
import { Boolean as Flag, Optional, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Line } from '../../../core/contract/schema.ts'
import { ProvedorId } from './contract-porta.ts'

/** 256 random bits that the browser keeps for itself: what it began, only it may finish. */
export const Navegador = Text({ pattern: '^[A-Za-z0-9_-]{43}$' })

const { post } = callsOf('provedor', { client: 'default', access: 'public' })

export const partidaApi = {
  start: post('/conta/pt-br/provedores/:id/iniciar', {
    summary:
      'Begins a sign-in: the address at the provider to go to. It serves this browser once, for 10 minutes.',
    outside: true,
    params: { id: ProvedorId },
    body: {
      navegador: Navegador,
      /** Where to go on to afterwards: a path of ours or the name of a place. */
      continuar: Optional(Line(500)),
      compartilhada: Optional(Flag()),
      /** To link the account there with the one signed in here, instead of signing in. */
      vincular: Optional(Flag()),
      /** To prove anew who is signed in here: the provider is told to ask, whoever it remembers. */
      provar: Optional(Flag()),
    },
    returns: { endereco: Text() },
  }),
}
