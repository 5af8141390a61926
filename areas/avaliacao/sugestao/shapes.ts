/** What suggestions of study and their activities look like on the wire (section 3, 'Suggestion', 'Activity'). */
import { Array as ArrayOf, Boolean as Flag, Object as ObjectOf, type Static, String as Text } from 'typebox'
import { Revision } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { ParteId } from '../../ensino/aula/shapes-telas.ts'
import { HabilidadeCitada } from '../../ensino/catalogo/contract.ts'
import { Midia } from '../../ensino/midia/shapes.ts'
import { DESTINO, TIPOS_ATIVIDADE } from '../../ensino/tentativa/shapes-sugerida.ts'

export const ESTADOS_SUGESTAO = ['rascunho', 'publicada', 'arquivada'] as const
export type EstadoSugestao = (typeof ESTADOS_SUGESTAO)[number]

export const MAX_DESCRITORES = 10
export const MAX_QUESTOES = 50
export const MAX_ATIVIDADES = 10

/** A suggestion in the list. */
export const Sugestao = ObjectOf({
  id: Id,
  titulo: Text(),
  /** The beginning of what it says, as plain words. */
  texto: Text(),
  disciplina: Nullable(Ref),
  /** The skills that it is for. */
  descritores: ArrayOf(HabilidadeCitada),
  total_questoes: Count,
  total_atividades: Count,
  autor: Ref,
  /** In whose bank it stands; null: its author's only. */
  rede: Nullable(Ref),
  estado: OneOf(ESTADOS_SUGESTAO),
  dataCadastro: Instant,
  alterada_em: Instant,
  /** Sent back with the next change: an older one is refused. */
  revisao: Revision,
  permissoes: ObjectOf({
    editar: Flag(),
    /** What it may become by the person. */
    estados: ArrayOf(OneOf(ESTADOS_SUGESTAO)),
  }),
})
export type Sugestao = Static<typeof Sugestao>

/** An activity: it leads to exactly one thing. */
export const Atividade = ObjectOf({
  id: Id,
  /** The suggestion that it stands in; null: none yet. */
  sugestao: Nullable(Ref),
  titulo: Text(),
  ...DESTINO,
  /** What the lesson, playlist or path is called; empty where it is not open to who asks. */
  nome: Text(),
  /** Its own file, and those of its text. */
  midias: ArrayOf(Midia),
  autor: Ref,
  revisao: Revision,
  editar: Flag(),
})
export type Atividade = Static<typeof Atividade>

export const SugestaoInteira = ObjectOf({
  ...Sugestao.properties,
  /** HTML, clean. */
  html: Text(),
  /** Of those that it is for, the questions that the person sees. */
  questoes: ArrayOf(Ref),
  atividades: ArrayOf(Atividade),
  midias: ArrayOf(Midia),
})
export type SugestaoInteira = Static<typeof SugestaoInteira>

/** What is suggested to who misses a question. */
export const DaQuestao = ObjectOf({
  sugestoes: ArrayOf(Sugestao),
  /** The alternatives that are wrong, in their order; of a question without any: none. */
  alternativas: ArrayOf(
    ObjectOf({
      parte: ParteId,
      sugestao: Nullable(ObjectOf({ ...Ref.properties, estado: OneOf(ESTADOS_SUGESTAO) })),
    }),
  ),
  permissoes: ObjectOf({
    /** Says what each alternative suggests. */
    editar: Flag(),
  }),
})
export type DaQuestao = Static<typeof DaQuestao>

const Atividades = ArrayOf(Id, { maxItems: MAX_ATIVIDADES, uniqueItems: true })

/** What is told of a suggestion, each field by itself. */
export const CAMPOS_SUGESTAO = {
  titulo: Line(200, 1),
  html: Line(50_000),
  disciplina: Nullable(Id),
  descritores: ArrayOf(Id, { maxItems: MAX_DESCRITORES, uniqueItems: true }),
  questoes: ArrayOf(Id, { maxItems: MAX_QUESTOES, uniqueItems: true }),
  /** In their order. */
  atividades: Atividades,
  rede_id: Nullable(Id),
} as const

/** Where an activity shall lead: `alvo` of a lesson, playlist or path, `url`, `midia` or `html`, as its type says. */
export const CAMPOS_DESTINO = {
  tipo: OneOf(TIPOS_ATIVIDADE),
  alvo: Nullable(Id),
  url: Line(2_000),
  midia: Nullable(Id),
  html: Line(50_000),
} as const

/** A network in whose bank a person may put suggestions. */
export const DestinoSugestao = ObjectOf({
  ...Ref.properties,
  /** Publishes there by themselves; else who leads the network does. */
  publica: Flag(),
})
