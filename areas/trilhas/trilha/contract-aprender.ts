/** Calls of paths for learners: section 7, "Learner paths"; the certificate has a contract of its own. */
import { Array as ArrayOf, Boolean as Flag, Optional, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { rowsOf, WholeQuery } from '../../../core/contract/lists.ts'
import { Count, Id, Line, Nullable, OneOf, PageQuery, Ref } from '../../../core/contract/schema.ts'
import {
  GrupoNoRanking,
  HabilidadeAberta,
  NivelDoAluno,
  PontosDaTrilha,
  Posicao,
  TrilhaComEstrutura,
  TrilhaDoAluno,
  VezDaTrilha,
} from './shapes-aprender.ts'

const BASE = '/projeto/pt-br/trilha'

/** `turma`: each class by itself · `trilha`: everybody of the path that the asker may be compared with, 30 at a time. */
export const ALCANCES = ['turma', 'trilha'] as const

const { get, post, put, remove } = callsOf('trilha')

export const trilhaAprenderApi = {
  listMinhas: get('/conteudo/pt-br/trilhas', {
    summary:
      "Published paths of the person's classes, and their own, those that are open first; without a page all of them, at most 500. `turma`: of one class, which who leads it sees too. `completadas`: only those done, or only the others.",
    access: 'session',
    query: {
      ...WholeQuery,
      turma: Optional(Id),
      completadas: Optional(Flag()),
      busca: Optional(Line(120)),
    },
    returns: rowsOf('trilhas', TrilhaDoAluno),
  }),
  estrutura: get(`${BASE}/selecionar/estrutura/:id`, {
    summary: 'A path as it is published, with what the person has of each axis and skill, and the next step.',
    returns: { trilha: TrilhaComEstrutura },
  }),
  habilidade: get(`${BASE}/habilidade/:id`, {
    summary:
      'A skill with its levels, lessons and turns. `aluno`: what a pupil has of it, for who teaches their class.',
    query: { aluno: Optional(Id) },
    returns: {
      habilidade: HabilidadeAberta,
      niveis: ArrayOf(NivelDoAluno),
      /** Oldest first, those taken away among them. */
      tentativas: ArrayOf(VezDaTrilha),
      /** The turn in which lessons are done now; null: none begun. */
      atual: Nullable(Id),
      /** Turns that are left. */
      restantes: Count,
      /** A new turn would begin now. */
      pode_iniciar: Flag(),
      /** The teachers of the class, once no turn is left: who may help on. */
      pedir_a: ArrayOf(Text()),
    },
  }),
  iniciarTentativa: post(`${BASE}/iniciar/tentativa`, {
    summary:
      'Begins a turn at a skill; one in which nothing was finished yet is given again. 409 sem_tentativas, 422 trilha_fechada and habilidade_bloqueada.',
    body: {
      habilidade_id: Id,
      /** The class for which it is done; without it one of the person that follows the path. */
      turma: Optional(Id),
    },
    returns: { tentativa: VezDaTrilha },
  }),
  removeTentativa: remove(`${BASE}/tentativa/:id`, {
    summary:
      'Takes a turn of a pupil away: points are counted anew without it. For who leads the class or keeps the path.',
  }),
  listPontos: get(`${BASE}/usuario/listar/pontos`, {
    summary:
      "The person's points in the paths that they began, the last one first; without a page all of them, at most 500.",
    access: 'session',
    query: WholeQuery,
    returns: rowsOf('pontos', PontosDaTrilha),
  }),
  ranking: get(`${BASE}/:eixoId/ranking/aluno`, {
    summary:
      'The first three of an axis in the own class, and the own row beyond them. `turma`: which class, where there are several.',
    query: { turma: Optional(Id) },
    returns: {
      eixo: Ref,
      turma: Nullable(Ref),
      /** Positions 1 to 3. */
      ranking: ArrayOf(Posicao),
      /** The own row, only beyond position 3. */
      minha: Nullable(Posicao),
      total: Count,
      /** The person chose not to be ranked. */
      oculto: Flag(),
    },
  }),
  rankingCompleto: get(`${BASE}/:eixoId/ranking-completo/aluno`, {
    summary:
      'The ranking of the whole path of an axis, by group. Pupils see the first three and themselves, all places where their class shows them, short names, and pass or failure of nobody else; never across schools under 12 years unless the tenant lets it.',
    query: {
      ...PageQuery,
      alcance: Optional(OneOf(ALCANCES)),
      turma: Optional(Id),
    },
    returns: {
      trilha: Ref,
      ranking: ArrayOf(GrupoNoRanking),
      /** Groups; with `alcance` trilha people. */
      total: Count,
      minha: Nullable(Posicao),
      oculto: Flag(),
    },
  }),
  findRanking: get(`${BASE}/usuario/ranking`, {
    summary: 'Whether the person is left out of rankings.',
    access: 'session',
    returns: { oculto: Flag() },
  }),
  saveRanking: put(`${BASE}/usuario/ranking`, {
    summary: 'Leaves the person out of the rankings that others see, or lets them in. Their points stay.',
    access: 'session',
    body: { oculto: Flag() },
    returns: { oculto: Flag() },
  }),
}
