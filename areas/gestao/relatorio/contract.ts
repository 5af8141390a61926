/** Reports of a class (product.md H-20): their index, the participation in the forum, what each pupil has produced. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Number as Num,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Day, FileAnswer, TableFormat } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'

const Pessoa = Ref
/** A mark from 0 to 10, or the mean of some; null without any. */
const Media = Nullable(Num({ minimum: 0, maximum: 10 }))

/** What a pupil did in the forum of the class, in the period asked for. */
export const LinhaForum = ObjectOf({
  aluno: Pessoa,
  topicos: Count,
  respostas: Count,
  /** Received by what they wrote in the period. */
  curtidas: Count,
  /** The mean of the marks published in the period. */
  nota: Media,
  /** When they last wrote or read there, whatever the period. */
  ultima: Nullable(Instant),
})
export type LinhaForum = Static<typeof LinhaForum>

/** How much there is of a pupil in the class; a count is null where the class has the feature off. */
export const LinhaPortfolio = ObjectOf({
  aluno: Pessoa,
  /** Deliveries of lessons. */
  entregas: Nullable(Count),
  /** Topics in which they wrote, or got a published mark. */
  forum: Nullable(Count),
  /** Of both, as `nota`: the mean of their marks. */
  arquivos: Nullable(Count),
  nota: Media,
  enquetes: Nullable(Count),
  presencas: Nullable(Count),
})
export type LinhaPortfolio = Static<typeof LinhaPortfolio>

/** Something that was handed in, its mark and what was said of it. */
const feito = {
  titulo: Text(),
  arquivos: ArrayOf(ObjectOf({ id: Id, nome: Text(), bytes: Count, url: Text() })),
  nota: Media,
  devolutiva: Text(),
  quando: Instant,
}

/** A delivery of a lesson, sent at least once. `titulo`: of the lesson; `tela`: of what was asked. */
export const Entrega = ObjectOf({
  ...feito,
  id: Id,
  aula: Id,
  tela: Text(),
  estado: OneOf(['enviada', 'devolvida', 'corrigida']),
})
export type Entrega = Static<typeof Entrega>

/** A topic in which the pupil wrote, or got a published mark. */
export const NoForum = ObjectOf({ ...feito, topico: Id, mensagens: Count })
export type NoForum = Static<typeof NoForum>

export const Portfolio = ObjectOf({
  aluno: Pessoa,
  /** Latest first, at most 500 of each; null where the class has lessons or the forum off. */
  entregas: Nullable(ArrayOf(Entrega)),
  forum: Nullable(ArrayOf(NoForum)),
  /** Those that the pupil answered, never what; of anonymous ones only the pupil is told. */
  enquetes: Nullable(ArrayOf(ObjectOf({ id: Id, titulo: Text(), anonima: Flag() }))),
  presencas: Nullable(
    ArrayOf(ObjectOf({ encontro: Id, titulo: Text(), inicio: Instant, minutos: Count, percentual: Count })),
  ),
})
export type Portfolio = Static<typeof Portfolio>

const Periodo = { de: Optional(Day), ate: Optional(Day), busca: Optional(Line(120)) }
const File = FileAnswer
const formato = TableFormat

const BASE = '/projeto/pt-br/relatorio/turma/:turma'
const Figure = Nullable(Count)

const { get, post } = callsOf('relatorio')

export const relatorioApi = {
  index: get(`${BASE}/indice`, {
    summary:
      'The reports of a class that the person may open, each with its figure; null: not one of theirs.',
    returns: {
      /** Messages of pupils. */
      forum: Figure,
      /** Pupils whose portfolio the person may open. */
      portfolio: Count,
      enquetes: Figure,
      /** Live lessons that took place. */
      meet: Figure,
      transferencias: Figure,
      /** Invitations by mail. */
      campanha: Figure,
    },
  }),
  forum: get(`${BASE}/forum`, {
    summary: 'What each pupil did in the forum (H-20), by name; for staff. At most 500.',
    query: Periodo,
    returns: { alunos: ArrayOf(LinhaForum) },
  }),
  exportForum: post(`${BASE}/forum/exportar`, {
    summary: 'The report of the forum as a file.',
    sensitive: true,
    reads: true,
    body: { ...Periodo, formato },
    returns: File,
  }),
  listPortfolios: get(`${BASE}/portfolio`, {
    summary: "The pupils whose portfolio the person may open: all for staff, oneself, one's own children.",
    returns: { alunos: ArrayOf(LinhaPortfolio) },
  }),
  portfolio: get(`${BASE}/portfolio/:aluno`, {
    summary: 'What a pupil has produced in the class (H-20).',
    returns: { portfolio: Portfolio },
  }),
  exportPortfolio: post(`${BASE}/portfolio/exportar`, {
    summary: 'A line for each thing that each pupil handed in, as a file; for staff.',
    sensitive: true,
    reads: true,
    body: { formato, aluno: Optional(Id) },
    returns: File,
  }),
}
