/** What the screens of today are made of, beside the queue of decisions: the day of a pupil, a family, a network, legal terms. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  type Static,
  String as Text,
} from 'typebox'
import { Nota } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { NOMES_DE_FINALIDADE } from '../privacidade/rules.ts'
import { MAX_RETORNOS, MAX_TAREFAS, TIPOS_RETORNO, TIPOS_TAREFA } from './rules-aluno.ts'
import { MAX_ASSINATURAS, TIPOS_ASSINATURA } from './rules-familia.ts'
import { MAX_ESCOLAS, MAX_PEDIDOS, TIPOS_TERMO } from './rules-gestao.ts'

export const Tarefa = ObjectOf({
  tipo: OneOf(TIPOS_TAREFA),
  /** Of the delivery, the lesson, the conversation. */
  id: Id,
  aula: Nullable(Id),
  turma: Ref,
  titulo: Text(),
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
  semana: ObjectOf({
    /** Monday to Sunday: something was brought to its end on that day. */
    feitos: ArrayOf(Flag(), { minItems: 7, maxItems: 7 }),
    hoje: Integer({ minimum: 0, maximum: 6 }),
    /** Weeks in a row with such a day; a single one without is forgiven. */
    semanas: Count,
  }),
  /** Of all paths together; null: none begun. */
  pontos: Nullable(Count),
})
export type Aluno = Static<typeof Aluno>

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
})
export type EscolaFora = Static<typeof EscolaFora>

export const Rede = ObjectOf({
  escolas: ArrayOf(EscolaFora, { maxItems: MAX_ESCOLAS }),
  /** How many ask for their manager. */
  total: Count,
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
