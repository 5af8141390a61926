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
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Id, Instant, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'

const Count = Integer({ minimum: 0 })

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

/** What the network answers for all of its pupils. */
export const OpcoesDaRede = ObjectOf({
  /** Rankings of paths compare pupils of different schools, those under 12 too (H-11). */
  ranking_entre_escolas: Flag(),
})
export type OpcoesDaRede = Static<typeof OpcoesDaRede>

const gerir = { area: 'privacidade', client: 'admin', access: 'resource' } as const
const ofOne = { ...gerir, params: ObjectOf({ id: Id }) } as const
const INCIDENTES = '/gerenciar/pt-br/privacidade/incidentes'
const RETENCAO = '/gerenciar/pt-br/privacidade/retencao'
const OPCOES = '/gerenciar/pt-br/privacidade/opcoes'
const Dias = Integer({ minimum: 1, maximum: 36_500 })
const Tabela = ObjectOf({ tabela: Line(63, 1) })

export const encarregadoApi = defineApi({
  listIncidentes: {
    ...gerir,
    method: 'GET',
    path: INCIDENTES,
    summary: 'The register of incidents, newest first, at most 200.',
    returns: ObjectOf({ incidentes: ArrayOf(Incidente) }),
  },
  findIncidente: {
    ...ofOne,
    method: 'GET',
    path: `${INCIDENTES}/:id`,
    summary: 'One incident with its figures and deadlines.',
    returns: ObjectOf({ incidente: Incidente }),
  },
  survey: {
    ...gerir,
    method: 'GET',
    path: '/gerenciar/pt-br/privacidade/levantamento',
    summary:
      'What the log tells about a stretch of time: who, which fields, how many people, how many of them children.',
    query: ObjectOf(recorte),
    returns: ObjectOf({ levantamento: Levantamento }),
  },
  reportIncidente: {
    ...gerir,
    method: 'POST',
    path: INCIDENTES,
    proof: 'recent',
    summary:
      'Enters an incident, with the figures of the log at that moment; the deadlines count from `ciencia_em`.',
    body: ObjectOf({
      ...recorte,
      titulo: Line(150, 3),
      descricao: Text({ maxLength: 4_000 }),
      medidas: Text({ maxLength: 4_000 }),
      ciencia_em: Instant,
    }),
    returns: ObjectOf({ incidente: Incidente }),
  },
  saveIncidente: {
    ...ofOne,
    method: 'PUT',
    path: `${INCIDENTES}/:id`,
    summary:
      'Completes an incident: what happened, what was done, when the authority was told; counts the log again.',
    body: ObjectOf({
      descricao: Text({ maxLength: 4_000 }),
      medidas: Text({ maxLength: 4_000 }),
      comunicado_em: Momento,
      completado_em: Momento,
    }),
    returns: ObjectOf({ incidente: Incidente }),
  },
  exportIncidente: {
    ...ofOne,
    method: 'POST',
    path: `${INCIDENTES}/:id/exportar`,
    proof: 'recent',
    summary: 'The report of an incident as a document (PDF) or a table (CSV), in base64.',
    body: ObjectOf({ formato: OneOf(['pdf', 'csv']) }),
    returns: ObjectOf({ nome: Text(), tipo: Text(), conteudo: Text() }),
  },
  listRetencoes: {
    ...gerir,
    method: 'GET',
    path: RETENCAO,
    summary:
      'How many days the rows of each table stay that the hourly clearing goes through, with their bounds.',
    returns: ObjectOf({ retencoes: ArrayOf(Retencao) }),
  },
  previewRetencao: {
    ...gerir,
    method: 'GET',
    path: `${RETENCAO}/:tabela`,
    summary: 'How many rows would go with the next clearing if they were kept for so many days.',
    params: Tabela,
    query: ObjectOf({ dias: Dias }),
    returns: ObjectOf({ linhas: Count }),
  },
  saveRetencao: {
    ...gerir,
    method: 'PUT',
    path: `${RETENCAO}/:tabela`,
    proof: 'recent',
    summary: 'Sets how many days the rows of a table stay, within its bounds; 422 outside of them.',
    params: Tabela,
    body: ObjectOf({ dias: Dias }),
    returns: ObjectOf({ retencao: Retencao }),
  },
  undoRetencao: {
    ...gerir,
    method: 'DELETE',
    path: `${RETENCAO}/:tabela`,
    proof: 'recent',
    summary: "Takes the network's choice back: the registry's figure holds again.",
    params: Tabela,
    returns: ObjectOf({ retencao: Retencao }),
  },
  findOpcoes: {
    ...gerir,
    method: 'GET',
    path: OPCOES,
    summary: 'What the network answers for all of its pupils, and whether the person may change it.',
    returns: ObjectOf({ opcoes: OpcoesDaRede, permissoes: ObjectOf({ mudar: Flag() }) }),
  },
  saveOpcoes: {
    ...gerir,
    method: 'PUT',
    path: OPCOES,
    summary: 'Changes what the network answers for all of its pupils; for whoever administers it.',
    body: OpcoesDaRede,
    returns: ObjectOf({ opcoes: OpcoesDaRede, permissoes: ObjectOf({ mudar: Flag() }) }),
  },
})
