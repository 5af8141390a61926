/** Signing in and out, and the sessions a person has open (section 4; product.md H-30). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Id, Instant, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'

/** The signed-in person, as the screens see them. */
export const Eu = ObjectOf({
  id: Id,
  nome: Text(),
  foto: Nullable(Text()),
  idioma: OneOf(['pt-br', 'en-us']),
  /** Every role the person holds, in any scope. */
  papeis: ArrayOf(Text()),
  /** Roles without a narrower scope, `administrador-plataforma` among them (section 6). */
  funcoes: ArrayOf(Text()),
  redes: ArrayOf(
    ObjectOf({ id: Id, papel: OneOf(['gestor_rede', 'coordenador']), funcao: OneOf(['leitura', 'escrita']) }),
  ),
  turmas: ArrayOf(ObjectOf({ id: Id, papel: OneOf(['aluno', 'professor', 'responsavel']) })),
  dependentes: ArrayOf(Id),
  /** What must be done at `/login/continue` before anything else is answered. */
  pendencia: Nullable(OneOf(['trocar_senha', 'segundo_fator', 'cadastrar_fator'])),
  /** Whoever looks through the person's eyes ("ver como"); absent otherwise. */
  suporte: Nullable(Text()),
})
export type Eu = Static<typeof Eu>

export const Sessao = ObjectOf({
  id: Id,
  atual: Flag(),
  compartilhada: Flag(),
  agente: Text(),
  criada_em: Instant,
  vista_em: Instant,
  /** Whoever looks through it ("ver como"); null for a session of one's own. */
  suporte: Nullable(Text()),
})
export type Sessao = Static<typeof Sessao>

export const sessaoApi = defineApi({
  signIn: {
    area: 'sessao',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/login',
    access: 'public',
    outside: true,
    summary: 'Signs a person in with e-mail or user name and password.',
    body: ObjectOf({
      usuario: Line(254, 1),
      senha: Line(200, 1),
      /** A shared device: the session ends in 12 hours instead of 30 days. */
      compartilhada: Optional(Flag()),
      /** What this browser alone knows: where the account was signed in to before, others' wrong tries are nothing. */
      navegador: Optional(Text({ pattern: '^[\\w-]{43}$' })),
      /** The code by e-mail that `askCodigo` sends. */
      codigo: Optional(Line(20, 1)),
    }),
    returns: ObjectOf({ usuario: Eu, token: Text() }),
  },
  askCodigo: {
    area: 'sessao',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/login/codigo',
    access: 'public',
    summary:
      "Sends to the account's e-mail a code with which a password may be tried while others guess. The same answer for everybody.",
    body: ObjectOf({ usuario: Line(254, 1) }),
    returns: ObjectOf({}),
  },
  signOut: {
    area: 'sessao',
    client: 'auth',
    method: 'POST',
    path: '/conta/pt-br/logout',
    access: 'session',
    whilePending: true,
    whileLooking: true,
    summary: 'Ends the session of the token, on every device that holds it.',
    returns: ObjectOf({}),
  },
  me: {
    area: 'sessao',
    client: 'auth',
    method: 'GET',
    path: '/conta/pt-br/eu',
    access: 'session',
    whilePending: true,
    summary: 'The signed-in person.',
    returns: ObjectOf({
      usuario: Eu,
      /** Closes on a device what of the account is not sent when its session ends; not for whoever looks, nor while something is owed. */
      chave: Optional(Text()),
    }),
  },
  listSessoes: {
    area: 'sessao',
    client: 'auth',
    method: 'GET',
    path: '/conta/pt-br/sessoes',
    access: 'session',
    summary: 'The sessions that the person has open, the newest first.',
    returns: ObjectOf({ sessoes: ArrayOf(Sessao) }),
  },
  revokeSessao: {
    area: 'sessao',
    client: 'auth',
    method: 'DELETE',
    path: '/conta/pt-br/sessoes/:id',
    access: 'session',
    summary: "Ends one of the person's own sessions, at once on every process.",
    params: ObjectOf({ id: Id }),
    returns: ObjectOf({}),
  },
})
