/** Cards, passwords of pictures and devices of a class, for pupils without e-mail (product.md H-22, H-30). */
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
import { Eu } from '../../acesso/sessao/contract.ts'
import { IMAGENS, SEQUENCIA } from './rules.ts'

const EstadoDaImagem = OneOf(['definida', 'escolher', 'bloqueada', 'ausente'])

/** A pupil as a class's device may show one before the pictures: no whole name. */
export const AlunoNoAparelho = ObjectOf({
  id: Id,
  /** First name and initial: `Ana P.` */
  nome: Text(),
  numero: Nullable(Integer()),
  imagem: EstadoDaImagem,
})
export type AlunoNoAparelho = Static<typeof AlunoNoAparelho>

export const AcessoDoAluno = ObjectOf({
  id: Id,
  nome: Text(),
  login: Text(),
  numero: Nullable(Integer()),
  /** When the card in use was made. */
  cartao_em: Nullable(Instant),
  imagem: EstadoDaImagem,
  /** False: the person has other roles or a second factor, and no teacher opens that door. */
  permitido: Flag(),
})
export type AcessoDoAluno = Static<typeof AcessoDoAluno>

export const Aparelho = ObjectOf({
  id: Id,
  nome: Text(),
  criado_por: Nullable(Text()),
  criado_em: Instant,
  visto_em: Instant,
  expira_em: Instant,
})
export type Aparelho = Static<typeof Aparelho>

/** The secret that a registered device keeps. */
const Token = Line(60, 1)
const Turma = ObjectOf({ turma: Id })
const TurmaAluno = ObjectOf({ turma: Id, aluno: Id })

export const cartaoApi = defineApi({
  readAparelho: {
    area: 'cartao',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/aparelho',
    access: 'public',
    reads: true,
    summary: 'The class that a device belongs to, and its pupils by first name, for who holds the device.',
    body: ObjectOf({ aparelho: Token }),
    returns: ObjectOf({
      turma: ObjectOf({ nome: Text(), escola: Text() }),
      alunos: ArrayOf(AlunoNoAparelho),
    }),
  },
  readCartao: {
    area: 'cartao',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/cartao',
    access: 'public',
    reads: true,
    summary: "Whose card it is, by first name: only on a device of the pupil's own class.",
    body: ObjectOf({ aparelho: Token, codigo: Line(300, 1) }),
    returns: ObjectOf({ aluno: AlunoNoAparelho }),
  },
  signIn: {
    area: 'cartao',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/login/cartao',
    access: 'public',
    outside: true,
    summary:
      'Signs a pupil in on a device of their class, by card or by name, with the pictures; or sets the pictures, the first time.',
    body: ObjectOf({
      aparelho: Token,
      /** The code of the card; absent when the pupil was chosen by name. */
      codigo: Optional(Line(300, 1)),
      aluno: Optional(Id),
      imagens: ArrayOf(OneOf(IMAGENS), { minItems: SEQUENCIA, maxItems: SEQUENCIA, uniqueItems: true }),
    }),
    returns: ObjectOf({ usuario: Eu, token: Text() }),
  },
  list: {
    area: 'cartao',
    client: 'auth',
    method: 'GET',
    path: '/gerenciar/pt-br/turmas/:turma/cartoes',
    access: 'resource',
    summary: "The pupils of a class with the state of their cards and pictures, and the class's devices.",
    params: Turma,
    returns: ObjectOf({ alunos: ArrayOf(AcessoDoAluno), aparelhos: ArrayOf(Aparelho) }),
  },
  issue: {
    area: 'cartao',
    client: 'auth',
    // PUT: the answer holds secrets, and the answer to a POST is kept for a repeat.
    method: 'PUT',
    path: '/gerenciar/pt-br/turmas/:turma/cartoes',
    access: 'resource',
    summary: 'Makes cards for pupils of a class, ends the ones they had, and returns them as a PDF to print.',
    params: Turma,
    body: ObjectOf({ alunos: ArrayOf(Id, { minItems: 1, maxItems: 500, uniqueItems: true }) }),
    returns: ObjectOf({
      emitidos: Integer(),
      /** Base64. */
      pdf: Text(),
    }),
  },
  revoke: {
    area: 'cartao',
    client: 'auth',
    method: 'DELETE',
    path: '/gerenciar/pt-br/turmas/:turma/cartoes/:aluno',
    access: 'resource',
    summary: "Ends a pupil's card, lost for instance, and their sessions.",
    params: TurmaAluno,
    returns: ObjectOf({}),
  },
  resetImagem: {
    area: 'cartao',
    client: 'auth',
    method: 'PUT',
    path: '/gerenciar/pt-br/turmas/:turma/alunos/:aluno/imagem',
    access: 'resource',
    summary: 'Forgets the pictures of a pupil, who chooses others with the card within 24 hours.',
    params: TurmaAluno,
    returns: ObjectOf({ escolher_ate: Instant }),
  },
  resetSenha: {
    area: 'cartao',
    client: 'auth',
    method: 'PUT',
    path: '/gerenciar/pt-br/turmas/:turma/alunos/:aluno/senha',
    access: 'resource',
    summary: 'Gives a pupil a password made here, told once, to be changed at the next sign-in.',
    params: TurmaAluno,
    returns: ObjectOf({ login: Text(), senha: Text() }),
  },
  registerAparelho: {
    area: 'cartao',
    client: 'auth',
    method: 'PUT',
    path: '/gerenciar/pt-br/turmas/:turma/aparelhos',
    access: 'resource',
    summary: 'Makes the device that asks one of the class: the token is kept there and told once.',
    params: Turma,
    body: ObjectOf({ nome: Line(60, 1) }),
    returns: ObjectOf({ aparelho: Aparelho, token: Text() }),
  },
  revokeAparelho: {
    area: 'cartao',
    client: 'auth',
    method: 'DELETE',
    path: '/gerenciar/pt-br/turmas/:turma/aparelhos/:aparelho',
    access: 'resource',
    summary: 'Ends a device: cards no longer sign in on it.',
    params: ObjectOf({ turma: Id, aparelho: Id }),
    returns: ObjectOf({}),
  },
})
