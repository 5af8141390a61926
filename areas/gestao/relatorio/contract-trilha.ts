/** Reports of paths (section 3: "Grade note", "Class grade report"; section 7, "Reports" and "Learner paths"). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Number as Num,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { IdList, Nota } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, JsonText, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'

const Segundos = Count
const Status = OneOf(['aprovado', 'reprovado'])
/** A mean to 2 decimals of those who have something; null of nobody. */
const Media = Nullable(Num({ minimum: 0 }))
const MediaTempo = Nullable(Segundos)
const Aluno = Ref
const Turma = { turma_codigo: Text(), nomeTurma: Text() }

/** Of the pupils of a class on a path. */
const resumo = {
  alunos: Count,
  /** Did something in it. */
  iniciaram: Count,
  /** Earned what the certificate asks. */
  aprovados: Count,
  /** Points, of those who began. */
  media_nota: Media,
  media_tempo: MediaTempo,
}

const trilha = {
  id: Id,
  nome: Text(),
  pontos_possiveis: Count,
}

/** Section 3, "Grade note": `nota_trilha` in points, `nota_tempo` in seconds. */
export const NotaDaTrilha = ObjectOf({
  id_aluno: Id,
  id_trilha: Id,
  nota_trilha: Count,
  nota_tempo: Segundos,
  status_nota: Status,
})
export type NotaDaTrilha = Static<typeof NotaDaTrilha>

export const TrilhaDaRede = ObjectOf({
  ...trilha,
  turmas: ArrayOf(ObjectOf({ id: Id, codigo: Text(), nome: Text(), ...resumo })),
})
export type TrilhaDaRede = Static<typeof TrilhaDaRede>

export const TrilhaDoGrupo = ObjectOf({
  ...trilha,
  agendamento: ObjectOf({ inicio: Nullable(Instant), fim: Nullable(Instant) }),
  ...resumo,
  /** Of those who began. */
  notas: ArrayOf(NotaDaTrilha),
})
export type TrilhaDoGrupo = Static<typeof TrilhaDoGrupo>

const HabilidadeMedida = ObjectOf({
  id: Id,
  nome: Text(),
  destaque: Flag(),
  pontos_possiveis: Count,
  iniciaram: Count,
  /** Every level reached its share of the points. */
  feitas: Count,
  media_nota: Media,
  media_tempo: MediaTempo,
  /** How many pupils stand at each label of mastery (product.md H-11). */
  dominio: ObjectOf({ nao_iniciado: Count, em_desenvolvimento: Count, adequado: Count, avancado: Count }),
})

export const TrilhaMedida = ObjectOf({
  ...trilha,
  ...resumo,
  eixos: ArrayOf(ObjectOf({ id: Id, nome: Text(), habilidades: ArrayOf(HabilidadeMedida) })),
})
export type TrilhaMedida = Static<typeof TrilhaMedida>

/** A column of the class grade report. */
const AulaDoBoletim = ObjectOf({
  id_aula: Id,
  cod_aula: Text(),
  aula: Text(),
  id_nivel: Integer({ minimum: 1, maximum: 3 }),
  id_trilha: Id,
  /** Of the best grades. */
  media_nota: Media,
  media_tempo: MediaTempo,
})

/** Section 3, "Class grade report". */
export const NotaDoBoletim = ObjectOf({
  id_aluno: Id,
  id_aula: Id,
  id_nivel: Integer({ minimum: 1, maximum: 3 }),
  id_trilha: Id,
  /** The turn at the skill in which it was earned; null: outside of any. */
  id_tentativa: Nullable(Id),
  cod_aula: Text(),
  nota: Nota,
  tempo: Segundos,
  data: Nullable(Instant),
  status: Status,
})
export type NotaDoBoletim = Static<typeof NotaDoBoletim>

const Boletim = {
  ...Turma,
  aulas: ArrayOf(AulaDoBoletim),
  /** The one asked for; null: all that the class follows. */
  trilha: Nullable(Id),
  trilhas: ArrayOf(ObjectOf(trilha)),
  alunos: ArrayOf(Aluno),
  notas: ArrayOf(NotaDoBoletim),
}

const BASE = '/projeto/pt-br/relatorio'
const daTurma = { turma_codigo: Line(20, 1), idTrilha: Optional(Id) }

const { get, post } = callsOf('relatorio')

export const relatorioTrilhaApi = {
  trilha: post(`${BASE}/trilha`, {
    summary: 'How classes are doing on the paths that they follow; for their staff.',
    reads: true,
    body: { dados: JsonText(ObjectOf({ turmas: IdList, trilhas: Optional(IdList) })) },
    returns: { trilhas: ArrayOf(TrilhaDaRede) },
  }),
  trilhaGrupo: get(`${BASE}/trilha_grupo/:turma`, {
    summary: 'The paths of a class with the grade of each pupil on each; for its staff.',
    returns: { trilhas: ArrayOf(TrilhaDoGrupo) },
  }),
  trilhaEstatisticaGrupo: post(`${BASE}/trilha_estatistica_grupo`, {
    summary: 'The paths of a class skill by skill: how many began, finished and master each; for its staff.',
    reads: true,
    body: { dados: JsonText(ObjectOf({ turma: Id, trilha: Optional(Id) })) },
    returns: { trilhas: ArrayOf(TrilhaMedida) },
  }),
  creatorLabBoletim: post(`${BASE}/turma/creator-lab-boletim`, {
    summary: 'The best grade of each pupil in each lesson of the paths of a class; for its staff.',
    reads: true,
    body: daTurma,
    returns: Boletim,
  }),
  relatorioTrilhas: post(`${BASE}/turma/relatorio-trilhas`, {
    summary: 'The grade of each pupil on each path of a class; for its staff.',
    reads: true,
    body: daTurma,
    returns: {
      ...Turma,
      trilhas: ArrayOf(ObjectOf({ ...trilha, media_nota: Media, media_tempo: MediaTempo })),
      alunos: ArrayOf(Aluno),
      notas: ArrayOf(NotaDaTrilha),
    },
  }),
  relatorioTrilhasAulas: post(`${BASE}/turma/relatorio-trilhas-aulas`, {
    summary:
      'The grades of each pupil in the lessons of the paths of a class, the best of each turn; for its staff. 422 muitas_linhas: one path at a time.',
    reads: true,
    body: daTurma,
    returns: Boletim,
  }),
}
