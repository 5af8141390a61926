/** Signing in and out, and the sessions a person has open (section 4; product.md H-30). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { ANIMAIS } from '../../../core/contract/animais.ts'
import { callsOf } from '../../../core/contract/calls.ts'
import { Id, Instant, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'
import { IDADES } from './rules-idade.ts'

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
  /** For which of the two ages of learners the screens are made: as the person chose, else by the year of the class; null for who is no pupil. */
  idade: Nullable(OneOf(IDADES)),
  /** The animal that a child is shown as; null for everybody else. */
  animal: Nullable(OneOf(ANIMAIS)),
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

const { get, post, remove } = callsOf('sessao', { access: 'session' })

export const sessaoApi = {
  signIn: post('/conta/pt-br/login', {
    summary: 'Signs a person in with e-mail or user name and password.',
    client: 'default',
    access: 'public',
    outside: true,
    body: {
      usuario: Line(254, 1),
      senha: Line(200, 1),
      /** A shared device: the session ends in 12 hours instead of 30 days. */
      compartilhada: Optional(Flag()),
      /** What this browser alone knows: where the account was signed in to before, others' wrong tries are nothing. */
      navegador: Optional(Text({ pattern: '^[\\w-]{43}$' })),
      /** The code by e-mail that `askCodigo` sends. */
      codigo: Optional(Line(20, 1)),
    },
    returns: { usuario: Eu, token: Text() },
  }),
  askCodigo: post('/conta/pt-br/login/codigo', {
    summary:
      "Sends to the account's e-mail a code with which a password may be tried while others guess. The same answer for everybody.",
    client: 'default',
    access: 'public',
    body: { usuario: Line(254, 1) },
  }),
  signOut: post('/conta/pt-br/logout', {
    summary: 'Ends the session of the token, on every device that holds it.',
    whilePending: true,
    whileLooking: true,
  }),
  me: get('/conta/pt-br/eu', {
    summary: 'The signed-in person.',
    whilePending: true,
    returns: {
      usuario: Eu,
      /** Closes on a device what of the account is not sent when its session ends; not for whoever looks, nor while something is owed. */
      chave: Optional(Text()),
    },
  }),
  listSessoes: get('/conta/pt-br/sessoes', {
    summary: 'The sessions that the person has open, the newest first.',
    returns: { sessoes: ArrayOf(Sessao) },
  }),
  revokeSessao: remove('/conta/pt-br/sessoes/:id', {
    summary: "Ends one of the person's own sessions, at once on every process.",
  }),
}
