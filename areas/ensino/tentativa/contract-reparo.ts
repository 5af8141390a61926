/** Calls of a key that its author mended: which earlier versions still judge by the old one, and whose marks follow. */
import { Array as ArrayOf, Object as ObjectOf, type Static, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { MAX_TELAS, TIPOS_TELA } from '../aula/shapes-tipos.ts'

export const PASSOS_REPARO = [
  'ensaiando',
  'ensaiado',
  'gravando',
  'gravado',
  'desfazendo',
  'desfeito',
] as const

/** A screen whose key in the published version is another than the one by which answers were judged. */
export const TelaAReparar = ObjectOf({
  id: Id,
  ordem: Count,
  tipo: OneOf(TIPOS_TELA),
  titulo: Text(),
  /** Earlier versions that people did. */
  versoes: ArrayOf(Count),
})
export type TelaAReparar = Static<typeof TelaAReparar>

export const Reparo = ObjectOf({
  id: Id,
  passo: OneOf(PASSOS_REPARO),
  motivo: Text(),
  por: Text(),
  quando: Instant,
  trabalho: Nullable(Id),
  gravado_em: Nullable(Instant),
  /** Null: there is nothing to be undone. */
  desfazer_ate: Nullable(Instant),
  /** Attempts whose mark rises, and those whose mark would fall and stays. */
  sobem: Count,
  mantidas: Count,
  /** By class; null: outside the classes that the reader sees. */
  turmas: ArrayOf(ObjectOf({ turma: Nullable(Ref), sobem: Count, mantidas: Count })),
  /** Pupils of classes that the reader sees; at most 200. */
  alunos: ArrayOf(ObjectOf({ aluno: Ref, turma_id: Id, turma: Text(), de: Text(), para: Text() })),
})
export type Reparo = Static<typeof Reparo>

const BASE = '/gerenciar/pt-br/aulas/:id/gabarito'

const { get, post, put, remove } = callsOf('tentativa')

const um = { reparo: Reparo }

export const reparoApi = {
  findReparo: get(BASE, {
    summary:
      'Screens whose key was mended since people did them, and the last repair of the lesson; for whoever publishes it. Its authors who may not are told whom to ask.',
    returns: {
      telas: ArrayOf(TelaAReparar),
      reparo: Nullable(Reparo),
      /** Who mends it, by name, at most 5; null: the reader. */
      a_quem: Nullable(ArrayOf(Text())),
    },
  }),
  ensaiarReparo: post(BASE, {
    summary:
      'Finds out, as followed work, whose marks would change; nothing changes. 409 reparo_em_curso, 409 nada_a_reparar.',
    body: { telas: ArrayOf(Id, { minItems: 1, maxItems: MAX_TELAS }), motivo: Line(500, 1) },
    returns: um,
  }),
  gravarReparo: put(BASE, {
    summary:
      'Puts the mended keys in force in the versions that were rehearsed, as followed work: marks follow and pupils are told. No mark falls. 409 reparo_mudou.',
    body: { reparo: Id },
    returns: um,
  }),
  desfazerReparo: remove(BASE, {
    summary:
      'Puts the old keys and the old marks back, within a week. 409 reparo_mudou where there is nothing to be undone.',
    returns: um,
  }),
}
