/** What the screens of today are made of, beside the queue of decisions: the day of a pupil, a family, a network, legal terms. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { Nota } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Nullable, OneOf, OneOfNumbers, Ref } from '../../../core/contract/schema.ts'
import { NOMES_DE_FINALIDADE } from '../privacidade/rules.ts'
import { MAX_RETORNOS, MAX_TAREFAS, METAS, TIPOS_RETORNO, TIPOS_TAREFA } from './rules-aluno.ts'
import { MAX_ASSINATURAS, TIPOS_ASSINATURA } from './rules-familia.ts'
import { MAX_ADIADAS, MAX_CORRE, MAX_ESCOLAS, MAX_PEDIDOS, TIPOS_CORRE, TIPOS_TERMO } from './rules-gestao.ts'
import { SEMANAS } from './rules-semanas.ts'

export const Tarefa = ObjectOf({
  tipo: OneOf(TIPOS_TAREFA),
  /** Of the delivery, the lesson, the conversation. */
  id: Id,
  aula: Nullable(Id),
  turma: Ref,
  titulo: Text(),
  /** The address of the lesson's cover, where one was uploaded. */
  capa: Optional(Text()),
  disciplina: Nullable(Text()),
  telas: Nullable(Count),
  /** The screen on which one stands, from 1. */
  tela: Nullable(Count),
  /** The most that it may take, where its author said so. */
  minutos: Nullable(Count),
  comecada: Flag(),
  ate: Nullable(Instant),
  /** Past its end; it still counts. */
  atrasada: Flag(),
})
export type Tarefa = Static<typeof Tarefa>

export const Retorno = ObjectOf({
  tipo: OneOf(TIPOS_RETORNO),
  id: Id,
  aula: Nullable(Id),
  turma: Ref,
  titulo: Text(),
  /** When it was corrected, sent, closed. */
  quando: Instant,
  nota: Nullable(Nota),
})
export type Retorno = Static<typeof Retorno>

export const Aluno = ObjectOf({
  /** Late first, then by deadline. */
  tarefas: ArrayOf(Tarefa, { maxItems: MAX_TAREFAS }),
  /** Of the last seven days, the newest first. */
  retornos: ArrayOf(Retorno, { maxItems: MAX_RETORNOS }),
  /** Null: a network of theirs does without it. */
  semana: Nullable(
    ObjectOf({
      /** Monday to Sunday: something was brought to its end on that day. */
      feitos: ArrayOf(Flag(), { minItems: 7, maxItems: 7 }),
      hoje: Integer({ minimum: 0, maximum: 6 }),
      /** Weeks in a row with such a day; a single one without is forgiven. */
      semanas: Count,
      /** On how many days the pupil set out to study; null: no goal. */
      meta: Nullable(OneOfNumbers(METAS)),
    }),
  ),
  /** Of all paths together; null: none begun. */
  pontos: Nullable(Count),
})
export type Aluno = Static<typeof Aluno>
export type Semana = NonNullable<Aluno['semana']>

/** A child's last seven days, against itself alone. */
export const Crianca = ObjectOf({
  id: Id,
  nome: Text(),
  /** Days on which it brought something to its end, and how many lessons. */
  dias: Count,
  aulas: Count,
  /** What it must do by a deadline or do again, of that past its end and still counting; what closed without it. */
  por_fazer: Count,
  atrasadas: Count,
  perdidas: Count,
  corrigidas: Count,
  proxima: Nullable(ObjectOf({ titulo: Text(), ate: Instant })),
})
export type Crianca = Static<typeof Crianca>

/** What waits for a guardian's word. */
export const Assinatura = ObjectOf({
  tipo: OneOf(TIPOS_ASSINATURA),
  /** Of the notice, of the request. */
  id: Nullable(Id),
  turma: Nullable(Ref),
  crianca: Nullable(Ref),
  titulo: Nullable(Text()),
  /** For a consent, with the version of its text. */
  finalidade: Nullable(OneOf(NOMES_DE_FINALIDADE)),
  versao: Nullable(Text()),
  quando: Nullable(Instant),
})
export type Assinatura = Static<typeof Assinatura>

export const Familia = ObjectOf({
  criancas: ArrayOf(Crianca, { maxItems: 50 }),
  assinaturas: ArrayOf(Assinatura, { maxItems: MAX_ASSINATURAS }),
})
export type Familia = Static<typeof Familia>

/** What was done in a week, in a school or a whole network. */
export const SemanaContada = ObjectOf({
  /** The Monday that it begins on, `aaaa-mm-dd`. */
  semana: Text(),
  /** Pupils who brought a lesson to its end or handed something in; lessons that were brought to their end. */
  alunos: Count,
  aulas: Count,
  /** Deliveries that waited for over a week when it was counted last; null: nobody looked. */
  esperam: Nullable(Count),
})
export type SemanaContada = Static<typeof SemanaContada>

/** Whole weeks, and the one that runs; the earliest first. */
const Semanas = ArrayOf(SemanaContada, { maxItems: SEMANAS + 1 })

/** A school that asks for its manager, and why. */
export const EscolaFora = ObjectOf({
  id: Id,
  nome: Text(),
  turmas: Count,
  /** Classes without a teacher. */
  sem_professor: Count,
  /** Deliveries that have waited for a correction for over a week. */
  esperam: Count,
  /** Requests to enter a class. */
  pedidos: Count,
  /** A week without a topic, a notice or an answer. */
  quieta: Flag(),
  /** Who answers for it, besides the reader. */
  respondem: ArrayOf(Ref, { maxItems: 3 }),
  semanas: Semanas,
  /** When its people were last reminded; null: never. */
  lembrada_em: Nullable(Instant),
  /** The reader may remind them now. */
  pode_lembrar: Flag(),
})
export type EscolaFora = Static<typeof EscolaFora>

/** Something that runs now or begins later today. */
export const Corre = ObjectOf({
  tipo: OneOf(TIPOS_CORRE),
  id: Id,
  /** Empty for work, which has no name of its own. */
  nome: Text(),
  /** Of a live lesson. */
  turma: Nullable(Ref),
  /** The school or network. */
  rede: Nullable(Ref),
  quando: Instant,
  ate: Nullable(Instant),
  /** It has begun. */
  agora: Flag(),
  /** Of work: how much is done, of how much; 0: nobody knows yet. */
  feito: Count,
  de: Count,
})
export type Corre = Static<typeof Corre>

export const Rede = ObjectOf({
  escolas: ArrayOf(EscolaFora, { maxItems: MAX_ESCOLAS }),
  /** How many ask for their manager. */
  total: Count,
  /** What runs now and later today, in this order; how much of it there is in all. */
  corre: ArrayOf(Corre, { maxItems: MAX_CORRE }),
  total_corre: Count,
  /** Schools that the reader put off, the first to come back before all. */
  adiadas: ArrayOf(ObjectOf({ id: Id, nome: Text(), ate: Instant }), { maxItems: MAX_ADIADAS }),
  /** Of all that the reader manages. */
  semanas: Semanas,
  /** Of what moment these counts are; null: none was made yet. */
  contada_em: Nullable(Instant),
})
export type Rede = Static<typeof Rede>

/** Something with a deadline by law. */
export const Termo = ObjectOf({
  tipo: OneOf(TIPOS_TERMO),
  /** Of the request, of the incident. */
  id: Id,
  /** Whose data, or what happened. */
  nome: Text(),
  prazo: Instant,
  atrasado: Flag(),
  /** It waits for a decision; else the product is at it. */
  decidir: Flag(),
})
export type Termo = Static<typeof Termo>

export const Dados = ObjectOf({
  termos: ArrayOf(Termo, { maxItems: 2 * MAX_PEDIDOS }),
  /** Who looks with another's eyes now. */
  sessoes: ArrayOf(ObjectOf({ id: Id, pessoa: Text(), suporte: Text(), ate: Instant }), {
    maxItems: MAX_PEDIDOS,
  }),
})
export type Dados = Static<typeof Dados>
