/** What waits for a person today, by their roles: decisions that they take at once or put off, a pupil's work. */
import { Array as ArrayOf, Object as ObjectOf, type Static } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Count, Id, Instant, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { ADIAMENTOS, MAX_DECISOES, TIPOS_DECISAO } from './rules.ts'
import { Aluno, Dados, Familia, Rede } from './shapes.ts'

/** Names a line of somebody's queue: what waits, in which class, and what it is about, where not the class itself. */
const Linha = ObjectOf({ tipo: OneOf(TIPOS_DECISAO), turma: Id, alvo: Nullable(Id) })
export type Linha = Static<typeof Linha>

export const Decisao = ObjectOf({
  tipo: OneOf(TIPOS_DECISAO),
  turma: Ref,
  /** What it is about: a lesson, a conversation, a skill; null: the class itself. */
  alvo: Nullable(Ref),
  /** The path that a skill is of. */
  trilha: Nullable(Count),
  total: Count,
  /** Out of how many people; null where that says nothing. */
  de: Nullable(Count),
  /** Who waits, the longest first: where they are few, and where they are answered from here. */
  pessoas: ArrayOf(Ref, { maxItems: 50 }),
  desde: Nullable(Instant),
  ate: Nullable(Instant),
})
export type Decisao = Static<typeof Decisao>

const { get, post } = callsOf('inicio', { access: 'session' })

export const inicioApi = {
  hoje: get('/conta/pt-br/hoje', {
    summary: `What waits today. For who leads classes decisions, the most urgent first, at most ${MAX_DECISOES}; for a pupil work, what is late first; for a guardian each child's week and what waits for their word; for a manager schools by exception; for who answers for data and for support legal terms and open sessions.`,
    returns: {
      agora: Instant,
      decisoes: ArrayOf(Decisao, { maxItems: MAX_DECISOES }),
      /** How many lines are put off. */
      adiadas: Count,
      /** Null for who is no pupil. */
      aluno: Nullable(Aluno),
      /** Null for who is nobody's guardian. */
      familia: Nullable(Familia),
      /** Null for who manages no network. */
      rede: Nullable(Rede),
      /** Null for who neither answers for data nor gives support, and for who visits. */
      dados: Nullable(Dados),
    },
  }),
  adiar: post('/conta/pt-br/hoje/adiar', {
    summary:
      'Puts a line off until tomorrow or Monday at 7h, or (`sempre`) until something new of it comes. Again: the last word counts.',
    body: { ...Linha.properties, quando: OneOf(ADIAMENTOS) },
    returns: { ate: Nullable(Instant) },
  }),
  retomar: post('/conta/pt-br/hoje/retomar', {
    summary: 'Lets a line that was put off stand again.',
    body: Linha.properties,
    returns: { retomadas: Count },
  }),
  retomarTodas: post('/conta/pt-br/hoje/retomar-todas', {
    summary: 'Lets all lines that were put off stand again.',
    returns: { retomadas: Count },
  }),
}
