/** Live lessons of a class (product.md H-24): the calls. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Day, FileAnswer, Revision, rowsOf, TableFormat } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, PageQuery, Ref } from '../../../core/contract/schema.ts'
import { ESTADOS } from './rules.ts'
import { MOST_BEACONS, OLDEST_S } from './rules-presenca.ts'

export const PROVEDORES = ['meet', 'zoom', 'jitsi', 'bbb', 'link'] as const
export type Provedor = (typeof PROVEDORES)[number]

/** Weekly on `dias` (0 is Sunday), until a day (of the tenant) or so many times: one of the two. */
const Recorrencia = ObjectOf({
  dias: ArrayOf(Integer({ minimum: 0, maximum: 6 }), { maxItems: 7, uniqueItems: true }),
  ate: Optional(Day),
  vezes: Optional(Integer({ minimum: 1, maximum: 1000 })),
})

/** A live lesson as its class sees it. */
export const Encontro = ObjectOf({
  id: Id,
  turma: Ref,
  titulo: Text(),
  inicio: Instant,
  /** When it ends, or when the teacher ended it. */
  fim: Instant,
  /** In minutes, as planned. */
  duracao: Integer(),
  estado: OneOf(ESTADOS),
  provedor: OneOf(PROVEDORES),
  sala_espera: Flag(),
  gravar: Flag(),
  recorrencia: Nullable(Recorrencia),
  /** The room; null for who may not enter, or not yet. */
  url: Nullable(Text()),
  /** The room may be shown inside our page. */
  incorpora: Flag(),
  gravacao: Nullable(ObjectOf({ url: Text(), expira_em: Instant })),
  /** Why it was cancelled; may be empty. */
  motivo: Text(),
  versao: Integer(),
  permissoes: ObjectOf({ manage: Flag(), enter: Flag(), attend: Flag(), report: Flag() }),
})
export type Encontro = Static<typeof Encontro>

const Fields = {
  titulo: Line(120, 1),
  inicio: Instant,
  duracao: Integer({ minimum: 5, maximum: 480 }),
  provedor: OneOf(PROVEDORES),
  url: Line(500, 1),
  sala_espera: Flag(),
  gravar: Flag(),
}
const Alcance = OneOf(['esta', 'seguintes'])
export type Alcance = Static<typeof Alcance>

/** A pupil in a lesson, as the attendance report tells it. */
export const Presenca = ObjectOf({
  encontro: Id,
  inicio: Instant,
  titulo: Text(),
  aluno: Ref,
  entrou: Nullable(Instant),
  saiu: Nullable(Instant),
  minutos: Count,
  /** Of the time that the lesson ran, 0 to 100. */
  percentual: Count,
})
export type Presenca = Static<typeof Presenca>

const RelatorioFilter = {
  de: Optional(Day),
  ate: Optional(Day),
  encontro: Optional(Id),
  presentes: Optional(Flag()),
}

/** A calendar that a telephone follows. */
const Agenda = ObjectOf({ id: Id, nome: Text(), criada_em: Instant })

const CLASS = '/conta/pt-br/grupos/:turma/aulas-ao-vivo'
const ONE = '/conta/pt-br/aulas-ao-vivo/:id'
const One = { encontro: Encontro }
const Changed = { encontro: Encontro, mudadas: Count }

const { get, post, put, remove } = callsOf('aovivo')

export const aovivoApi = {
  list: get(CLASS, {
    summary: 'The live lessons of a class: what runs and what comes, the nearest first, or what is over.',
    query: { ...PageQuery, quando: OneOf(['proximas', 'anteriores']) },
    returns: {
      ...rowsOf('encontros', Encontro),
      agora: Instant,
      permissoes: ObjectOf({ manage: Flag(), report: Flag() }),
    },
  }),
  upcoming: get('/conta/pt-br/aulas-ao-vivo/proximas', {
    summary: "What runs now and what comes within 14 days in the person's own classes, at most five.",
    access: 'session',
    query: { turma: Optional(Id) },
    returns: { encontros: ArrayOf(Encontro), agora: Instant },
  }),
  find: get(ONE, { summary: 'One live lesson.', returns: { encontro: Encontro, agora: Instant } }),
  create: post(CLASS, {
    summary: 'Plans a lesson, or a weekly series of at most 60; the class is told once.',
    body: { ...Fields, recorrencia: Optional(Recorrencia) },
    returns: { encontro: Encontro, criadas: Count },
  }),
  edit: put(ONE, {
    summary: 'Changes a lesson, or it and those of its series that follow, which move along.',
    body: { ...Fields, alcance: Alcance, versao: Revision },
    returns: Changed,
  }),
  start: put(`${ONE}/comecar`, { summary: 'Begins it now, at most an hour early.', returns: One }),
  end: put(`${ONE}/encerrar`, { summary: 'Ends it now.', returns: One }),
  cancel: put(`${ONE}/cancelar`, {
    summary: 'Cancels it before it begins, with a word to the class; those that follow too, if wanted.',
    body: { motivo: Line(300), alcance: Alcance },
    returns: Changed,
  }),
  restore: put(`${ONE}/retomar`, {
    summary: 'Takes a cancellation back, for all lessons that it reached and that are not over.',
    returns: Changed,
  }),
  remove: remove(ONE, {
    summary: 'Deletes a lesson that has not begun; those of its series that follow too, if wanted.',
    query: { alcance: Alcance },
    returns: { removidas: Count },
  }),
  setRecording: put(`${ONE}/gravacao`, {
    summary: 'Where the recording is and until when it is shown; null takes it away.',
    body: { gravacao: Nullable(ObjectOf({ url: Line(500, 1), expira_em: Instant })) },
    returns: One,
  }),
  beacon: put(`${ONE}/presenca`, {
    summary: 'Tells that a pupil has the lesson open: the age in seconds of each beacon not yet told.',
    body: {
      idades: ArrayOf(Integer({ minimum: 0, maximum: OLDEST_S }), { minItems: 1, maxItems: MOST_BEACONS }),
    },
    returns: { estado: OneOf(ESTADOS), conta: Flag() },
  }),
  calendarFile: get(`${ONE}/agenda`, {
    summary: 'The lesson as a calendar file (.ics), without the address of its room.',
    returns: { arquivo: Text(), conteudo: Text() },
  }),
  report: get('/conta/pt-br/grupos/:turma/relatorios/meet', {
    summary: 'Who was in which lesson, from when to when and for how long; the last 30 days unless told.',
    query: { ...PageQuery, ...RelatorioFilter },
    returns: {
      ...rowsOf('presencas', Presenca),
      /** Over all pages: how many pupils were expected in all lessons together, and how many came. */
      esperadas: Count,
      vieram: Count,
      de: Day,
      ate: Day,
      /** The lessons to choose from, the latest first, at most 200. */
      encontros: ArrayOf(ObjectOf({ id: Id, titulo: Text(), inicio: Instant })),
    },
  }),
  exportReport: post('/conta/pt-br/grupos/:turma/relatorios/meet/exportar', {
    summary: 'The attendance report as a file, at most 20,000 rows.',
    sensitive: true,
    reads: true,
    body: { ...RelatorioFilter, formato: TableFormat },
    returns: { ...FileAnswer, total: Count },
  }),
  listAgendas: get('/conta/pt-br/agendas', {
    summary: "The person's calendar addresses, without their secrets.",
    access: 'session',
    returns: { agendas: ArrayOf(Agenda), maximo: Count },
  }),
  createAgenda: post('/conta/pt-br/agendas', {
    summary: 'Makes a secret address that a calendar can follow; it is told this once. At most five.',
    access: 'session',
    body: { nome: Line(60, 1) },
    returns: { agenda: Agenda, endereco: Text() },
  }),
  revokeAgenda: remove('/conta/pt-br/agendas/:id', {
    summary: 'Ends a calendar address at once.',
    returns: { agendas: ArrayOf(Agenda) },
  }),
}
