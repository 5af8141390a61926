/** A person's own account: sign-up, forgotten password, e-mail, leaving. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Id, Instant, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'
import { RECUSAVEIS } from '../../acesso/notificacao/shapes.ts'
import { Eu } from '../../acesso/sessao/contract.ts'

/** Who may make an account: nobody by themselves, who was invited by link or class code, or anybody. */
export const MODOS_CADASTRO = ['fechado', 'por_convite', 'aberto'] as const

/** What a link of this area is for. */
export const LINKS = [
  'recuperar_senha',
  'criar_senha',
  'validar_email',
  'cancelar_email',
  'campanha',
  'cadastro',
] as const
export type LinkKind = (typeof LINKS)[number]

/** A password as it is typed; the rules that a new one must keep are in rules.ts, with a sentence for each. */
const Senha = Line(200, 1)
const Nome = Line(150, 1)
const Email = Line(254, 1)
const Token = Line(200, 1)

/** A session: how the answers of a finished link begin one. */
const Entrada = { usuario: Eu, token: Text() }

export const Conta = ObjectOf({
  nome: Text(),
  /** A pupil's name is the school's to change. */
  pode_mudar_nome: Flag(),
  login: Text(),
  email: Nullable(Text()),
  email_validado: Flag(),
  foto: Nullable(Text()),
  idioma: OneOf(['pt-br', 'en-us']),
  tem_senha: Flag(),
  /** Signs in with a card and pictures: a shorter password will do (H-30). */
  cartao: Flag(),
  senha_em: Nullable(Instant),
  /** A removal on its way: waiting for guardian or school while `apaga_em` is absent. */
  exclusao: Nullable(ObjectOf({ pedida_em: Instant, apaga_em: Nullable(Instant) })),
  /** Somebody else must agree to a removal: the person is a pupil. */
  exclusao_depende: Flag(),
})
export type Conta = Static<typeof Conta>

export const Link = ObjectOf({
  finalidade: OneOf(LINKS),
  /** First name of whose link it is, or of the name given at sign-up; empty where nobody is known yet. */
  nome: Text(),
  /** Shown to its owner, who holds the link. */
  email: Nullable(Text()),
  /** The password chosen at sign-up must be given again (reliability D3). */
  pede_senha: Flag(),
  /** An account with the e-mail exists: signing in goes on, signing up does not. */
  tem_conta: Flag(),
  /** Whose link it is signs in with a card and pictures: a shorter password will do (H-30). */
  cartao: Flag(),
  turma: Nullable(ObjectOf({ nome: Text(), escola: Text() })),
  categoria: Nullable(OneOf(RECUSAVEIS)),
  /** For `cancelar_email`: whether mails of the category are sent now. */
  recebe: Flag(),
})
export type Link = Static<typeof Link>

export const ESTADOS_CONVITE = ['aceito', 'pendente', 'vencido'] as const

/** Product.md H-20, Campanha. */
export const Convite = ObjectOf({
  id: Id,
  email: Text(),
  estado: OneOf(ESTADOS_CONVITE),
  enviado_em: Instant,
  /** When the link was used, which proves the address. */
  aceito_em: Nullable(Instant),
  vale_ate: Instant,
})
export type Convite = Static<typeof Convite>

export const PedidoExclusao = ObjectOf({ usuario: Id, nome: Text(), pedida_em: Instant })

export const FOTO = {
  maxFiles: 1,
  maxBytes: 5 * 1024 * 1024,
  extensions: ['.jpg', '.jpeg', '.png', '.webp'],
} as const

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
  findConta: {
    area: 'conta',
    client: 'auth',
    method: 'GET',
    path: '/conta/pt-br/conta',
    access: 'session',
    summary: "The person's own account.",
    returns: ObjectOf({ conta: Conta }),
  },
  changePerfil: {
    area: 'conta',
    client: 'auth',
    method: 'PUT',
    path: '/conta/pt-br/conta',
    access: 'session',
    summary: 'Changes the name shown and the language; a pupil keeps the name that the school gave.',
    body: ObjectOf({ nome: Optional(Nome), idioma: Optional(OneOf(['pt-br', 'en-us'])) }),
    returns: ObjectOf({}),
  },
  setFoto: {
    area: 'conta',
    client: 'auth',
    method: 'POST',
    path: '/conta/pt-br/conta/foto',
    access: 'session',
    summary: "Sets the person's own photo.",
    body: ObjectOf({}),
    files: FOTO,
    returns: ObjectOf({}),
  },
  removeFoto: {
    area: 'conta',
    client: 'auth',
    method: 'DELETE',
    path: '/conta/pt-br/conta/foto',
    access: 'session',
    summary: "Takes the person's own photo away.",
    returns: ObjectOf({}),
  },
  changeEmail: {
    area: 'conta',
    client: 'auth',
    method: 'PUT',
    path: '/conta/pt-br/conta/email',
    access: 'session',
    proof: 'recent',
    summary:
      'Sends a link to a new e-mail; the address changes when the link is used, and the old one is told.',
    body: ObjectOf({ email: Email }),
    returns: ObjectOf({}),
  },
  requestRecovery: {
    area: 'conta',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/senha/recuperar',
    access: 'public',
    summary:
      'Sends a link for a new password, if there is such an account with an e-mail. The answer is always the same.',
    body: ObjectOf({ usuario: Email }),
    returns: ObjectOf({}),
  },
  setPasswordByLink: {
    area: 'conta',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/senha/nova',
    access: 'public',
    outside: true,
    summary: 'Sets a password with a link (forgotten or first), ends every session and signs in.',
    body: ObjectOf({ finalidade: OneOf(['recuperar_senha', 'criar_senha']), token: Token, senha: Senha }),
    returns: ObjectOf(Entrada),
  },
  findLink: {
    area: 'conta',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/link',
    access: 'public',
    reads: true,
    summary: 'What a link is about, without using it. A POST, so that the token stands in no address.',
    body: ObjectOf({ finalidade: OneOf(LINKS), token: Token }),
    returns: ObjectOf({ link: Link }),
  },
  findModo: {
    area: 'conta',
    client: 'default',
    method: 'GET',
    path: '/conta/pt-br/cadastro',
    access: 'public',
    summary: 'Who may make an account here.',
    returns: ObjectOf({ modo: OneOf(MODOS_CADASTRO), senha_min: Integer() }),
  },
  signUp: {
    area: 'conta',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/cadastro',
    access: 'public',
    outside: true,
    summary:
      'Asks for an account, which begins when its e-mail is confirmed. The answer is the same where the e-mail is used already: the mail tells.',
    body: ObjectOf({
      nome: Nome,
      email: Email,
      senha: Senha,
      /** A class code. */
      codigo: Optional(Line(20)),
      tem_16_anos: Flag(),
      aceita: Flag(),
    }),
    returns: ObjectOf({}),
  },
  resendValidation: {
    area: 'conta',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/cadastro/reenviar',
    access: 'public',
    summary: 'Sends the confirmation of a sign-up again. The answer is always the same.',
    body: ObjectOf({ email: Email }),
    returns: ObjectOf({}),
  },
  validateEmail: {
    area: 'conta',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/email/validar',
    access: 'public',
    outside: true,
    summary: 'Confirms an e-mail: a sign-up becomes an account and signs in, a changed address takes effect.',
    body: ObjectOf({ token: Token, senha: Optional(Senha) }),
    returns: ObjectOf({ entrada: Optional(ObjectOf(Entrada)) }),
  },
  signUpByLink: {
    area: 'conta',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/cadastro/convite',
    access: 'public',
    outside: true,
    summary: 'Makes an account from an invitation, whose link proves the e-mail, and signs in.',
    body: ObjectOf({
      finalidade: OneOf(['campanha', 'cadastro']),
      token: Token,
      nome: Nome,
      senha: Senha,
      aceita: Flag(),
    }),
    returns: ObjectOf(Entrada),
  },
  signUpByProvider: {
    area: 'conta',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/cadastro/provedor',
    access: 'public',
    summary:
      'Makes an account for somebody whom a provider told of, linked with the account there, and signs in. An e-mail is the account’s once its own link is used.',
    body: ObjectOf({
      /** The ficha of the provider and, after a dot, the secret of the browser that came back with it. */
      ficha: Token,
      nome: Nome,
      email: Optional(Email),
      codigo: Optional(Line(20)),
      tem_16_anos: Flag(),
      aceita: Flag(),
    }),
    returns: ObjectOf(Entrada),
  },
  acceptCampanha: {
    area: 'conta',
    client: 'auth',
    method: 'POST',
    path: '/conta/pt-br/campanha/aceitar',
    access: 'session',
    summary: 'Joins the class of an invitation as whoever is signed in.',
    body: ObjectOf({ token: Token }),
    returns: ObjectOf({ turma: Id, pendente: Flag() }),
  },
  inviteToTurma: {
    area: 'conta',
    client: 'auth',
    method: 'POST',
    path: '/gerenciar/pt-br/grupos/:turma/convites',
    access: 'resource',
    summary: 'Invites people to a class by mail, each with a link of seven days.',
    params: ObjectOf({ turma: Id }),
    body: ObjectOf({ emails: ArrayOf(Email, { minItems: 1, maxItems: 60 }) }),
    returns: ObjectOf({
      enviados: Integer(),
      /** What was no address, as it came. */
      recusados: ArrayOf(Text()),
    }),
  },
  listConvites: {
    area: 'conta',
    client: 'auth',
    method: 'GET',
    path: '/gerenciar/pt-br/grupos/:turma/convites',
    access: 'resource',
    summary:
      'The invitations of a class by mail and what came of them, newest first: at most 500, of the last 30 days.',
    params: ObjectOf({ turma: Id }),
    returns: ObjectOf({ convites: ArrayOf(Convite) }),
  },
  exportConvites: {
    area: 'conta',
    client: 'auth',
    method: 'POST',
    path: '/gerenciar/pt-br/grupos/:turma/convites/exportar',
    access: 'resource',
    reads: true,
    sensitive: true,
    summary: 'The same as a file.',
    params: ObjectOf({ turma: Id }),
    body: ObjectOf({ formato: OneOf(['csv', 'xlsx']) }),
    returns: ObjectOf({ arquivo: Text(), tipo: Text(), conteudo: Text() }),
  },
  refuseMail: {
    area: 'conta',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/email/cancelar',
    access: 'public',
    summary: 'Refuses mails of a category, or wants them again, by the link at the foot of one.',
    body: ObjectOf({ token: Token, recebe: Flag() }),
    returns: ObjectOf({}),
  },
  requestRemoval: {
    area: 'conta',
    client: 'auth',
    method: 'POST',
    path: '/conta/pt-br/conta/remover',
    access: 'session',
    proof: 'recent',
    summary:
      "Asks for one's own account to be removed: after seven days in which it can be undone, and after guardian or school agreed where it is a pupil's.",
    returns: ObjectOf({ apaga_em: Nullable(Instant) }),
  },
  undoRemoval: {
    area: 'conta',
    client: 'auth',
    method: 'POST',
    path: '/conta/pt-br/conta/remover/desfazer',
    access: 'session',
    summary: 'Takes the removal back.',
    returns: ObjectOf({}),
  },
  listRemovals: {
    area: 'conta',
    client: 'auth',
    method: 'GET',
    path: '/conta/pt-br/remocoes',
    access: 'session',
    summary: "Removals of pupils' accounts that wait for the person's word, as guardian or as school.",
    returns: ObjectOf({ pedidos: ArrayOf(PedidoExclusao) }),
  },
  decideRemoval: {
    area: 'conta',
    client: 'auth',
    method: 'POST',
    path: '/conta/pt-br/remocoes/:usuario',
    access: 'resource',
    proof: 'recent',
    summary: "Agrees to the removal of a pupil's account, or does not.",
    params: ObjectOf({ usuario: Id }),
    body: ObjectOf({ aceita: Flag() }),
    returns: ObjectOf({}),
  },
})
