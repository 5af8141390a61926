/** What phases look like on the wire (section 3, 'Phase'; product.md H-14, H-15). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  type Static,
  String as Text,
} from 'typebox'
import { Day, Revision } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { ESTADOS_AVALIACAO, MODALIDADES } from '../avaliacao/shapes.ts'

export const ESTADOS_FASE = ['producao', 'apuracao', 'finalizado', 'cancelado'] as const
export type EstadoFase = (typeof ESTADOS_FASE)[number]

/** What became of a pupil in an assessment (H-15): present, absent, blank, void, transferred, left, not known yet. */
export const SITUACOES = ['CO', 'NC', 'NP', 'IG', 'AT', 'AE', 'AD'] as const
export type Situacao = (typeof SITUACOES)[number]
/** Those that a person says; the others come of what was answered. */
export const DITAS = ['AD', 'NC', 'IG', 'AT', 'AE'] as const
export type Dita = (typeof DITAS)[number]

export const MAX_MOTIVO = 300
/** Assessments of one phase. */
export const MAX_AVALIACOES = 100
/** Participants in one file. */
export const MAX_ARQUIVO = 10_000
/** Pupils whose situation is said at once by name. */
export const MAX_ALUNOS = 500

export const CAMPOS_FASE = {
  nome: Line(120, 1),
  inicio: Day,
  fim: Day,
  periodo: Nullable(Id),
  quorum: Integer({ minimum: 0, maximum: 100 }),
} as const

/** How many participants are in which situation (section 3, and H-15). */
export const Totais = ObjectOf({
  total: Count,
  total_pendentes: Count,
  /** Present, blank, void or absent. */
  total_finalizados: Count,
  total_folhas_extras: Count,
  total_notas_duplicadas: Count,
  presentes: Count,
  ausentes: Count,
  /** Transferred or gone: they count in nothing. */
  fora: Count,
})
export type Totais = Static<typeof Totais>

/** An assessment of a phase. */
export const NaFase = ObjectOf({
  avaliacao: ObjectOf({
    id: Id,
    titulo: Text(),
    estado: OneOf(ESTADOS_AVALIACAO),
    modalidade: OneOf(MODALIDADES),
    periodo: Nullable(Ref),
  }),
  inicio: Nullable(Instant),
  fim: Nullable(Instant),
  totalAlunos: Count,
})
export type NaFase = Static<typeof NaFase>

export const Fase = ObjectOf({
  id: Id,
  nome: Text(),
  status: OneOf(ESTADOS_FASE),
  dataCadastro: Instant,
  inicio: Day,
  fim: Day,
  periodo: Nullable(Ref),
  quorum: Count,
  cliente_id: Id,
  rede: Ref,
  autor: Ref,
  avaliacoes: ArrayOf(NaFase),
  /** Of its results. */
  versao: Count,
  /** Sent back with the next change: an older one is refused. */
  revisao: Revision,
  permissoes: ObjectOf({
    /** Its name, days, assessments and windows. */
    editar: Flag(),
    participantes: Flag(),
    /** What became of pupils who answered nothing. */
    marcar: Flag(),
    /** What it may become by the person. */
    estados: ArrayOf(OneOf(ESTADOS_FASE)),
  }),
})
export type Fase = Static<typeof Fase>

export const AVISOS = [
  'sem_avaliacoes',
  'sem_datas',
  'fora_da_fase',
  'abertas',
  'sem_participantes',
  'sem_alunos',
  'pendentes',
  'folhas_extras',
  'notas_duplicadas',
  'quorum',
] as const
export type CodigoAviso = (typeof AVISOS)[number]

/** Something that keeps a phase from going on (section 5): of how many, and which assessments, it speaks. */
export const Aviso = ObjectOf({ codigo: OneOf(AVISOS), n: Count, ids: ArrayOf(Id) })
export type Aviso = Static<typeof Aviso>

export const Passo = ObjectOf({
  id: Id,
  de: OneOf(ESTADOS_FASE),
  para: OneOf(ESTADOS_FASE),
  quem: Ref,
  motivo: Text(),
  quando: Instant,
  totais: Totais,
})
export type Passo = Static<typeof Passo>

export const FaseInteira = ObjectOf({
  ...Fase.properties,
  totais: Totais,
  /** Of each assessment, in their order. */
  porAvaliacao: ArrayOf(ObjectOf({ avaliacao_id: Id, totais: Totais })),
  avisos: ArrayOf(Aviso),
  /** Newest first, at most 50. */
  passos: ArrayOf(Passo),
})
export type FaseInteira = Static<typeof FaseInteira>

/** A school in a phase, or in one assessment of it. */
export const EscolaNaFase = ObjectOf({ id: Id, nome: Text(), totais: Totais })
export type EscolaNaFase = Static<typeof EscolaNaFase>

export const Participante = ObjectOf({
  /** The pupil's. */
  id: Id,
  nome: Text(),
  avaliacao: Ref,
  turma: Ref,
  escola: Text(),
  caderno: Nullable(Count),
  situacao: OneOf(SITUACOES),
  motivo: Text(),
  decidida_em: Nullable(Instant),
})
export type Participante = Static<typeof Participante>
