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
import { callsOf } from '../../../core/contract/calls.ts'
import { FileAnswer, TableFormat } from '../../../core/contract/lists.ts'
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

/** As whom somebody is invited: `professor` helps there (auxiliar), `responsavel` is of one pupil. */
export const PAPEIS_CONVITE = ['aluno', 'professor', 'responsavel'] as const
export type PapelConvite = (typeof PAPEIS_CONVITE)[number]

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
  /** Of an invitation; with a guardian's, the first name of the pupil, empty once they are gone from the class. */
  papel: OneOf(PAPEIS_CONVITE),
  aluno: Text(),
  categoria: Nullable(OneOf(RECUSAVEIS)),
  /** For `cancelar_email`: whether mails of the category are sent now. */
  recebe: Flag(),
})
export type Link = Static<typeof Link>

/** `retirado`: taken back before its seven days were over. */
export const ESTADOS_CONVITE = ['aceito', 'pendente', 'vencido', 'retirado'] as const

/** Product.md H-20, Campanha. */
export const Convite = ObjectOf({
  id: Id,
  email: Text(),
  papel: OneOf(PAPEIS_CONVITE),
  /** Whose guardian. */
  aluno: Nullable(Text()),
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

const { get, post, put, remove } = callsOf('conta', { access: 'session' })

export const contaApi = {
  setOwnPassword: put('/conta/pt-br/senha', {
    also: ['sessao'],
    summary:
      "Changes the person's own password and ends their other sessions. Asks for the present one or a fresh proof, unless the password was made by somebody else.",
    whilePending: true,
    outside: true,
    body: { senha_nova: Senha, senha_atual: Optional(Senha) },
  }),
  findConta: get('/conta/pt-br/conta', { summary: "The person's own account.", returns: { conta: Conta } }),
  changePerfil: put('/conta/pt-br/conta', {
    also: ['sessao'],
    summary: 'Changes the name shown and the language; a pupil keeps the name that the school gave.',
    body: { nome: Optional(Nome), idioma: Optional(OneOf(['pt-br', 'en-us'])) },
  }),
  setFoto: post('/conta/pt-br/conta/foto', {
    also: ['sessao'],
    summary: "Sets the person's own photo.",
    files: FOTO,
    body: {},
  }),
  removeFoto: remove('/conta/pt-br/conta/foto', {
    also: ['sessao'],
    summary: "Takes the person's own photo away.",
  }),
  changeEmail: put('/conta/pt-br/conta/email', {
    summary:
      'Sends a link to a new e-mail; the address changes when the link is used, and the old one is told.',
    proof: 'recent',
    body: { email: Email },
  }),
  requestRecovery: post('/conta/pt-br/senha/recuperar', {
    summary:
      'Sends a link for a new password, if there is such an account with an e-mail. The answer is always the same.',
    client: 'default',
    access: 'public',
    body: { usuario: Email },
  }),
  setPasswordByLink: post('/conta/pt-br/senha/nova', {
    summary: 'Sets a password with a link (forgotten or first), ends every session and signs in.',
    client: 'default',
    access: 'public',
    outside: true,
    body: { finalidade: OneOf(['recuperar_senha', 'criar_senha']), token: Token, senha: Senha },
    returns: Entrada,
  }),
  findLink: post('/conta/pt-br/link', {
    summary: 'What a link is about, without using it. A POST, so that the token stands in no address.',
    client: 'default',
    access: 'public',
    reads: true,
    body: { finalidade: OneOf(LINKS), token: Token },
    returns: { link: Link },
  }),
  openCartao: post('/conta/pt-br/link/cartao', {
    summary:
      'The link of an hour to a first password, by the user name and the words of a card: tries are counted on both.',
    client: 'default',
    access: 'public',
    outside: true,
    body: { usuario: Email, codigo: Line(100, 1) },
    returns: { token: Text() },
  }),
  findModo: get('/conta/pt-br/cadastro', {
    summary: 'Who may make an account here.',
    client: 'default',
    access: 'public',
    returns: { modo: OneOf(MODOS_CADASTRO), senha_min: Integer() },
  }),
  signUp: post('/conta/pt-br/cadastro', {
    summary:
      'Asks for an account, which begins when its e-mail is confirmed. The answer is the same where the e-mail is used already: the mail tells.',
    client: 'default',
    access: 'public',
    outside: true,
    body: {
      nome: Nome,
      email: Email,
      senha: Senha,
      /** A class code. */
      codigo: Optional(Line(20)),
      tem_16_anos: Flag(),
      aceita: Flag(),
    },
  }),
  resendValidation: post('/conta/pt-br/cadastro/reenviar', {
    summary: 'Sends the confirmation of a sign-up again. The answer is always the same.',
    client: 'default',
    access: 'public',
    body: { email: Email },
  }),
  validateEmail: post('/conta/pt-br/email/validar', {
    summary: 'Confirms an e-mail: a sign-up becomes an account and signs in, a changed address takes effect.',
    client: 'default',
    access: 'public',
    outside: true,
    body: { token: Token, senha: Optional(Senha) },
    returns: { entrada: Optional(ObjectOf(Entrada)) },
  }),
  signUpByLink: post('/conta/pt-br/cadastro/convite', {
    summary: 'Makes an account from an invitation, whose link proves the e-mail, and signs in.',
    client: 'default',
    access: 'public',
    outside: true,
    body: {
      finalidade: OneOf(['campanha', 'cadastro']),
      token: Token,
      nome: Nome,
      senha: Senha,
      aceita: Flag(),
    },
    returns: Entrada,
  }),
  signUpByProvider: post('/conta/pt-br/cadastro/provedor', {
    summary:
      'Makes an account for somebody whom a provider told of, linked with the account there, and signs in. An e-mail is the account’s once its own link is used.',
    client: 'default',
    access: 'public',
    body: {
      /** The ficha of the provider and, after a dot, the secret of the browser that came back with it. */
      ficha: Token,
      nome: Nome,
      email: Optional(Email),
      codigo: Optional(Line(20)),
      tem_16_anos: Flag(),
      aceita: Flag(),
    },
    returns: Entrada,
  }),
  acceptCampanha: post('/conta/pt-br/campanha/aceitar', {
    summary:
      'Takes what an invitation offers, as whoever is signed in; a role beside that of pupil only with the account of the address that was invited.',
    body: { token: Token },
    returns: { turma: Id, pendente: Flag(), papel: OneOf(PAPEIS_CONVITE) },
  }),
  inviteToTurma: post('/gerenciar/pt-br/grupos/:turma/convites', {
    summary:
      'Invites people to a class by mail, each with a link of seven days: as pupils, as one who helps to teach, or as guardians of a pupil.',
    access: 'resource',
    body: {
      emails: ArrayOf(Email, { minItems: 1, maxItems: 60 }),
      /** Absent: as pupils. */
      papel: Optional(OneOf(PAPEIS_CONVITE)),
      /** The pupil, of a guardian. */
      aluno: Optional(Id),
    },
    returns: {
      enviados: Integer(),
      /** What was no address, as it came. */
      recusados: ArrayOf(Text()),
    },
  }),
  listConvites: get('/gerenciar/pt-br/grupos/:turma/convites', {
    summary:
      'The invitations of a class by mail and what came of them, newest first: at most 500, of the last 30 days.',
    access: 'resource',
    returns: { convites: ArrayOf(Convite), permissoes: ObjectOf({ docente: Flag() }) },
  }),
  removeConvite: remove('/gerenciar/pt-br/grupos/:turma/convites/:convite', {
    access: 'resource',
    summary: 'Takes an invitation back: its link serves no more. 409 when it was accepted.',
  }),
  exportConvites: post('/gerenciar/pt-br/grupos/:turma/convites/exportar', {
    summary: 'The same as a file.',
    access: 'resource',
    sensitive: true,
    reads: true,
    body: { formato: TableFormat },
    returns: FileAnswer,
  }),
  refuseMail: post('/conta/pt-br/email/cancelar', {
    summary: 'Refuses mails of a category, or wants them again, by the link at the foot of one.',
    client: 'default',
    access: 'public',
    body: { token: Token, recebe: Flag() },
  }),
  requestRemoval: post('/conta/pt-br/conta/remover', {
    summary:
      "Asks for one's own account to be removed: after seven days in which it can be undone, and after guardian or school agreed where it is a pupil's.",
    proof: 'recent',
    returns: { apaga_em: Nullable(Instant) },
  }),
  undoRemoval: post('/conta/pt-br/conta/remover/desfazer', { summary: 'Takes the removal back.' }),
  listRemovals: get('/conta/pt-br/remocoes', {
    summary: "Removals of pupils' accounts that wait for the person's word, as guardian or as school.",
    returns: { pedidos: ArrayOf(PedidoExclusao) },
  }),
  decideRemoval: post('/conta/pt-br/remocoes/:usuario', {
    summary: "Agrees to the removal of a pupil's account, or does not.",
    access: 'resource',
    proof: 'recent',
    body: { aceita: Flag() },
  }),
}
