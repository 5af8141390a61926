/** What the data protection officer keeps: the register of incidents, and how long data stays (product.md H-27). */
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
import { FUSOS } from '../../../core/contract/cidades.ts'
import { Count, Id, Instant, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'
import { ALUNOS, PROFESSORES } from '../../../core/texts/tratamento.ts'

/** What the log tells about a stretch of time: acts, fields, people and how many of them are children. */
export const Levantamento = ObjectOf({
  linhas: Count,
  /** People whose data the acts were about. */
  pessoas: Count,
  criancas: Count,
  /** Rows of people that left in files, which name nobody in the log. */
  exportadas: Count,
  campos: ArrayOf(Text()),
  atos: ArrayOf(ObjectOf({ entidade: Text(), acao: Text(), vezes: Count })),
  /** Whoever did it; without an id: the system itself, or a stranger. */
  quem: ArrayOf(ObjectOf({ id: Nullable(Id), nome: Text(), vezes: Count })),
})
export type Levantamento = Static<typeof Levantamento>

const recorte = {
  inicio: Instant,
  fim: Instant,
  /** One kind of thing only, as the log names it. */
  entidade: Optional(Line(40, 1)),
  /** One person's acts only. */
  quem: Optional(Id),
}
export type Recorte = { inicio: Date; fim: Date; entidade: string | null; quem: number | null }

const Momento = Nullable(Instant)

export const Incidente = ObjectOf({
  id: Id,
  titulo: Text(),
  descricao: Text(),
  medidas: Text(),
  ciencia_em: Instant,
  inicio: Instant,
  fim: Instant,
  entidade: Nullable(Text()),
  quem: Nullable(Id),
  levantamento: Levantamento,
  comunicado_em: Momento,
  completado_em: Momento,
  prazo_comunicar: Instant,
  prazo_completar: Instant,
  criado_em: Instant,
})
export type Incidente = Static<typeof Incidente>

export const Retencao = ObjectOf({
  tabela: Text(),
  dias: Count,
  padrao: Count,
  minimo: Count,
  maximo: Count,
  /** Whether `dias` is the network's own choice; when it was made, and by whom. */
  escolhida: Flag(),
  mudada_em: Nullable(Instant),
  mudada_por: Nullable(Text()),
})
export type RetencaoTold = Static<typeof Retencao>

const Tratamento = ObjectOf({ aluno: OneOf(ALUNOS), professor: OneOf(PROFESSORES) })

/** What the network answers for all of its pupils. */
export const OpcoesDaRede = ObjectOf({
  /** Rankings of paths compare pupils of different schools, those under 12 too (H-11). */
  ranking_entre_escolas: Flag(),
  /** By whose hour its people live. */
  fuso: OneOf(FUSOS),
  /** How its pupils and teachers are called. */
  tratamento: Tratamento,
})
export type OpcoesDaRede = Static<typeof OpcoesDaRede>

const INCIDENTES = '/gerenciar/pt-br/privacidade/incidentes'
const RETENCAO = '/gerenciar/pt-br/privacidade/retencao'
const OPCOES = '/gerenciar/pt-br/privacidade/opcoes'
const Dias = Integer({ minimum: 1, maximum: 36_500 })

const { get, post, put, remove } = callsOf('privacidade', { client: 'admin' })

export const encarregadoApi = {
  listIncidentes: get(INCIDENTES, {
    summary: 'The register of incidents, newest first, at most 200.',
    returns: { incidentes: ArrayOf(Incidente) },
  }),
  findIncidente: get(`${INCIDENTES}/:id`, {
    summary: 'One incident with its figures and deadlines.',
    returns: { incidente: Incidente },
  }),
  survey: get('/gerenciar/pt-br/privacidade/levantamento', {
    summary:
      'What the log tells about a stretch of time: who, which fields, how many people, how many of them children.',
    query: recorte,
    returns: { levantamento: Levantamento },
  }),
  reportIncidente: post(INCIDENTES, {
    summary:
      'Enters an incident, with the figures of the log at that moment; the deadlines count from `ciencia_em`.',
    proof: 'recent',
    body: {
      ...recorte,
      titulo: Line(150, 3),
      descricao: Text({ maxLength: 4_000 }),
      medidas: Text({ maxLength: 4_000 }),
      ciencia_em: Instant,
    },
    returns: { incidente: Incidente },
  }),
  saveIncidente: put(`${INCIDENTES}/:id`, {
    summary:
      'Completes an incident: what happened, what was done, when the authority was told; counts the log again.',
    body: {
      descricao: Text({ maxLength: 4_000 }),
      medidas: Text({ maxLength: 4_000 }),
      comunicado_em: Momento,
      completado_em: Momento,
    },
    returns: { incidente: Incidente },
  }),
  exportIncidente: post(`${INCIDENTES}/:id/exportar`, {
    summary: 'The report of an incident as a document (PDF) or a table (CSV), in base64.',
    proof: 'recent',
    body: { formato: OneOf(['pdf', 'csv']) },
    returns: { nome: Text(), tipo: Text(), conteudo: Text() },
  }),
  listRetencoes: get(RETENCAO, {
    summary:
      'How many days the rows of each table stay that the hourly clearing goes through, with their bounds.',
    returns: { retencoes: ArrayOf(Retencao) },
  }),
  previewRetencao: get(`${RETENCAO}/:tabela`, {
    summary: 'How many rows would go with the next clearing if they were kept for so many days.',
    params: { tabela: Line(63, 1) },
    query: { dias: Dias },
    returns: { linhas: Count },
  }),
  saveRetencao: put(`${RETENCAO}/:tabela`, {
    summary: 'Sets how many days the rows of a table stay, within its bounds; 422 outside of them.',
    proof: 'recent',
    params: { tabela: Line(63, 1) },
    body: { dias: Dias },
    returns: { retencao: Retencao },
  }),
  undoRetencao: remove(`${RETENCAO}/:tabela`, {
    summary: "Takes the network's choice back: the registry's figure holds again.",
    proof: 'recent',
    params: { tabela: Line(63, 1) },
    returns: { retencao: Retencao },
  }),
  findOpcoes: get(OPCOES, {
    summary: 'What the network answers for all of its pupils, and whether the person may change it.',
    returns: { opcoes: OpcoesDaRede, permissoes: ObjectOf({ mudar: Flag() }) },
  }),
  saveOpcoes: put(OPCOES, {
    summary:
      'Changes what is given of what the network answers for all of its people; for whoever administers it.',
    body: {
      ranking_entre_escolas: Optional(Flag()),
      fuso: Optional(OneOf(FUSOS)),
      tratamento: Optional(Tratamento),
    },
    returns: { opcoes: OpcoesDaRede, permissoes: ObjectOf({ mudar: Flag() }) },
  }),
}
