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
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Id, Instant, Line, Nullable, OneOf, PageQuery } from '../../../core/contract/schema.ts'
import { ESTADOS } from './rules.ts'
import { MOST_BEACONS, OLDEST_S } from './rules-presenca.ts'

export const PROVEDORES = ['meet', 'zoom', 'jitsi', 'bbb', 'link'] as const
export type Provedor = (typeof PROVEDORES)[number]

const Count = Integer({ minimum: 0 })
const Dia = Text({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const Ref = ObjectOf({ id: Id, nome: Text() })

/** Weekly on `dias` (0 is Sunday), until a day (São Paulo) or so many times: one of the two. */
const Recorrencia = ObjectOf({
  dias: ArrayOf(Integer({ minimum: 0, maximum: 6 }), { maxItems: 7, uniqueItems: true }),
  ate: Optional(Dia),
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
  de: Optional(Dia),
  ate: Optional(Dia),
  encontro: Optional(Id),
  presentes: Optional(Flag()),
}

/** A calendar that a telephone follows. */
const Agenda = ObjectOf({ id: Id, nome: Text(), criada_em: Instant })

const common = { area: 'aovivo', client: 'auth' } as const
const shared = { ...common, access: 'resource' } as const
const CLASS = '/conta/pt-br/grupos/:turma/aulas-ao-vivo'
const ONE = '/conta/pt-br/aulas-ao-vivo/:id'
const OfTurma = ObjectOf({ turma: Id })
const OfOne = ObjectOf({ id: Id })
const One = ObjectOf({ encontro: Encontro })
const Changed = ObjectOf({ encontro: Encontro, mudadas: Count })

export const aovivoApi = defineApi({
  list: {
    ...shared,
    method: 'GET',
    path: CLASS,
    summary: 'The live lessons of a class: what runs and what comes, the nearest first, or what is over.',
    params: OfTurma,
    query: ObjectOf({ ...PageQuery, quando: OneOf(['proximas', 'anteriores']) }),
    returns: ObjectOf({
      encontros: ArrayOf(Encontro),
      total: Count,
      agora: Instant,
      permissoes: ObjectOf({ manage: Flag(), report: Flag() }),
    }),
  },
  upcoming: {
    ...common,
    access: 'session',
    method: 'GET',
    path: '/conta/pt-br/aulas-ao-vivo/proximas',
    summary: "What runs now and what comes within 14 days in the person's own classes, at most five.",
    query: ObjectOf({ turma: Optional(Id) }),
    returns: ObjectOf({ encontros: ArrayOf(Encontro), agora: Instant }),
  },
  find: {
    ...shared,
    method: 'GET',
    path: ONE,
    summary: 'One live lesson.',
    params: OfOne,
    returns: ObjectOf({ encontro: Encontro, agora: Instant }),
  },
  create: {
    ...shared,
    method: 'POST',
    path: CLASS,
    summary: 'Plans a lesson, or a weekly series of at most 60; the class is told once.',
    params: OfTurma,
    body: ObjectOf({ ...Fields, recorrencia: Optional(Recorrencia) }),
    returns: ObjectOf({ encontro: Encontro, criadas: Count }),
  },
  edit: {
    ...shared,
    method: 'PUT',
    path: ONE,
    summary: 'Changes a lesson, or it and those of its series that follow, which move along.',
    params: OfOne,
    body: ObjectOf({ ...Fields, alcance: Alcance, versao: Integer({ minimum: 1 }) }),
    returns: Changed,
  },
  start: {
    ...shared,
    method: 'PUT',
    path: `${ONE}/comecar`,
    summary: 'Begins it now, at most an hour early.',
    params: OfOne,
    returns: One,
  },
  end: {
    ...shared,
    method: 'PUT',
    path: `${ONE}/encerrar`,
    summary: 'Ends it now.',
    params: OfOne,
    returns: One,
  },
  cancel: {
    ...shared,
    method: 'PUT',
    path: `${ONE}/cancelar`,
    summary: 'Cancels it before it begins, with a word to the class; those that follow too, if wanted.',
    params: OfOne,
    body: ObjectOf({ motivo: Line(300), alcance: Alcance }),
    returns: Changed,
  },
  restore: {
    ...shared,
    method: 'PUT',
    path: `${ONE}/retomar`,
    summary: 'Takes a cancellation back, for all lessons that it reached and that are not over.',
    params: OfOne,
    returns: Changed,
  },
  remove: {
    ...shared,
    method: 'DELETE',
    path: ONE,
    summary: 'Deletes a lesson that has not begun; those of its series that follow too, if wanted.',
    params: OfOne,
    query: ObjectOf({ alcance: Alcance }),
    returns: ObjectOf({ removidas: Count }),
  },
  setRecording: {
    ...shared,
    method: 'PUT',
    path: `${ONE}/gravacao`,
    summary: 'Where the recording is and until when it is shown; null takes it away.',
    params: OfOne,
    body: ObjectOf({ gravacao: Nullable(ObjectOf({ url: Line(500, 1), expira_em: Instant })) }),
    returns: One,
  },
  beacon: {
    ...shared,
    method: 'PUT',
    path: `${ONE}/presenca`,
    summary: 'Tells that a pupil has the lesson open: the age in seconds of each beacon not yet told.',
    params: OfOne,
    body: ObjectOf({
      idades: ArrayOf(Integer({ minimum: 0, maximum: OLDEST_S }), { minItems: 1, maxItems: MOST_BEACONS }),
    }),
    returns: ObjectOf({ estado: OneOf(ESTADOS), conta: Flag() }),
  },
  calendarFile: {
    ...shared,
    method: 'GET',
    path: `${ONE}/agenda`,
    summary: 'The lesson as a calendar file (.ics), without the address of its room.',
    params: OfOne,
    returns: ObjectOf({ arquivo: Text(), conteudo: Text() }),
  },
  report: {
    ...shared,
    method: 'GET',
    path: '/conta/pt-br/grupos/:turma/relatorios/meet',
    summary: 'Who was in which lesson, from when to when and for how long; the last 30 days unless told.',
    params: OfTurma,
    query: ObjectOf({ ...PageQuery, ...RelatorioFilter }),
    returns: ObjectOf({
      presencas: ArrayOf(Presenca),
      total: Count,
      /** Over all pages: how many pupils were expected in all lessons together, and how many came. */
      esperadas: Count,
      vieram: Count,
      de: Dia,
      ate: Dia,
      /** The lessons to choose from, the latest first, at most 200. */
      encontros: ArrayOf(ObjectOf({ id: Id, titulo: Text(), inicio: Instant })),
    }),
  },
  exportReport: {
    ...shared,
    reads: true,
    sensitive: true,
    method: 'POST',
    path: '/conta/pt-br/grupos/:turma/relatorios/meet/exportar',
    summary: 'The attendance report as a file, at most 20,000 rows.',
    params: OfTurma,
    body: ObjectOf({ ...RelatorioFilter, formato: OneOf(['csv', 'xlsx']) }),
    returns: ObjectOf({ arquivo: Text(), tipo: Text(), conteudo: Text(), total: Count }),
  },
  listAgendas: {
    ...common,
    access: 'session',
    method: 'GET',
    path: '/conta/pt-br/agendas',
    summary: "The person's calendar addresses, without their secrets.",
    returns: ObjectOf({ agendas: ArrayOf(Agenda), maximo: Count }),
  },
  createAgenda: {
    ...common,
    access: 'session',
    method: 'POST',
    path: '/conta/pt-br/agendas',
    summary: 'Makes a secret address that a calendar can follow; it is told this once. At most five.',
    body: ObjectOf({ nome: Line(60, 1) }),
    returns: ObjectOf({ agenda: Agenda, endereco: Text() }),
  },
  revokeAgenda: {
    ...shared,
    method: 'DELETE',
    path: '/conta/pt-br/agendas/:id',
    summary: 'Ends a calendar address at once.',
    params: OfOne,
    returns: ObjectOf({ agendas: ArrayOf(Agenda) }),
  },
})
