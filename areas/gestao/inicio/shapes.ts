/** What the screens of today are made of, beside the queue of decisions: the day of a pupil. */
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
import { MAX_RETORNOS, MAX_TAREFAS, TIPOS_RETORNO, TIPOS_TAREFA } from './rules-aluno.ts'

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
