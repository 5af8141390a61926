/** A person's own account: sign-up, forgotten password, e-mail, leaving. */
import { Object as ObjectOf, Optional } from 'typebox'
import { defineApi } from '../../core/contract/endpoint.ts'
import { Line } from '../../core/contract/schema.ts'

/** A password as it is typed; the rules that a new one must keep are in rules.ts, with a sentence for each. */
export const Senha = Line(200, 1)

export const contaApi = defineApi({
  setOwnPassword: {
    area: 'conta',
    client: 'auth',
    method: 'PUT',
    path: '/conta/pt-br/senha',
    access: 'session',
    whilePending: true,
    outside: true,
    summary:
      "Changes the person's own password and ends their other sessions. Asks for the present one or a fresh proof, unless the password was made by somebody else.",
    body: ObjectOf({ senha_nova: Senha, senha_atual: Optional(Senha) }),
    returns: ObjectOf({}),
  },
})
