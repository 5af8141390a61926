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
import { ANIMAIS } from '../../../core/contract/animais.ts'
import { callsOf } from '../../../core/contract/calls.ts'
import { Id, Instant, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'
import { Eu } from '../../acesso/sessao/contract.ts'
import { IMAGENS, SEQUENCIA } from './rules.ts'

const EstadoDaImagem = OneOf(['definida', 'escolher', 'bloqueada', 'ausente'])

/** A pupil as a class's device may show one before the pictures: no whole name. */
export const AlunoNoAparelho = ObjectOf({
  id: Id,
  /** First name and initial: `Ana P.`; of a child the first name alone, but beside another of that name. */
  nome: Text(),
  /** Their number in the register; a child is known by the animal. */
  numero: Nullable(Integer()),
  animal: Nullable(OneOf(ANIMAIS)),
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

const { get, post, put, remove } = callsOf('cartao')

export const cartaoApi = {
  readAparelho: post('/conta/pt-br/aparelho', {
    summary: 'The class that a device belongs to, and its pupils by first name, for who holds the device.',
    client: 'default',
    access: 'public',
    reads: true,
    body: { aparelho: Token },
    returns: {
      turma: ObjectOf({ nome: Text(), escola: Text() }),
      alunos: ArrayOf(AlunoNoAparelho),
    },
  }),
  readCartao: post('/conta/pt-br/cartao', {
    summary: "Whose card it is, by first name: only on a device of the pupil's own class.",
    client: 'default',
    access: 'public',
    reads: true,
    body: { aparelho: Token, codigo: Line(300, 1) },
    returns: { aluno: AlunoNoAparelho },
  }),
  signIn: post('/conta/pt-br/login/cartao', {
    summary:
      'Signs a pupil in on a device of their class, by card or by name, with the pictures; or sets the pictures, the first time.',
    client: 'default',
    access: 'public',
    outside: true,
    body: {
      aparelho: Token,
      /** The code of the card; absent when the pupil was chosen by name. */
      codigo: Optional(Line(300, 1)),
      aluno: Optional(Id),
      imagens: ArrayOf(OneOf(IMAGENS), { minItems: SEQUENCIA, maxItems: SEQUENCIA, uniqueItems: true }),
    },
    returns: { usuario: Eu, token: Text() },
  }),
  list: get('/gerenciar/pt-br/turmas/:turma/cartoes', {
    summary: "The pupils of a class with the state of their cards and pictures, and the class's devices.",
    returns: { alunos: ArrayOf(AcessoDoAluno), aparelhos: ArrayOf(Aparelho) },
  }),
  // PUT: the answer holds secrets, and the answer to a POST is kept for a repeat.
  issue: put('/gerenciar/pt-br/turmas/:turma/cartoes', {
    summary: 'Makes cards for pupils of a class, ends the ones they had, and returns them as a PDF to print.',
    body: { alunos: ArrayOf(Id, { minItems: 1, maxItems: 500, uniqueItems: true }) },
    returns: {
      emitidos: Integer(),
      /** Base64. */
      pdf: Text(),
    },
  }),
  revoke: remove('/gerenciar/pt-br/turmas/:turma/cartoes/:aluno', {
    summary: "Ends a pupil's card, lost for instance, and their sessions.",
  }),
  resetImagem: put('/gerenciar/pt-br/turmas/:turma/alunos/:aluno/imagem', {
    summary: 'Forgets the pictures of a pupil, who chooses others with the card within 24 hours.',
    returns: { escolher_ate: Instant },
  }),
  resetSenha: put('/gerenciar/pt-br/turmas/:turma/alunos/:aluno/senha', {
    summary: 'Gives a pupil a password made here, told once, to be changed at the next sign-in.',
    returns: { login: Text(), senha: Text() },
  }),
  registerAparelho: put('/gerenciar/pt-br/turmas/:turma/aparelhos', {
    summary: 'Makes the device that asks one of the class: the token is kept there and told once.',
    body: { nome: Line(60, 1) },
    returns: { aparelho: Aparelho, token: Text() },
  }),
  revokeAparelho: remove('/gerenciar/pt-br/turmas/:turma/aparelhos/:aparelho', {
    summary: 'Ends a device: cards no longer sign in on it.',
  }),
}
