/** What questions of the bank look like on the wire (section 3, 'Question'; product.md H-12). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  type Static,
  String as Text,
} from 'typebox'
import { Revision } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { ConteudoLivre } from '../../ensino/aula/shapes.ts'
import type { Conteudo } from '../../ensino/aula/shapes-telas.ts'
import { TIPOS_TELA, type TipoTela } from '../../ensino/aula/shapes-tipos.ts'
import { HabilidadeCitada, Tags } from '../../ensino/catalogo/contract.ts'
import { Midia } from '../../ensino/midia/shapes.ts'

/** Type of question → the type of screen whose content it has (areas/ensino/aula/shapes-telas.ts). */
export const TELA_DE = {
  objetiva: 'multipla_escolha',
  multipla_resposta: 'multipla_resposta',
  verdadeiro_falso: 'verdadeiro_falso',
  associacao: 'associar',
  numerica: 'numerica',
  dissertativa: 'dissertativa',
} as const satisfies Record<string, TipoTela>
export type TipoQuestao = keyof typeof TELA_DE
export const TIPOS_QUESTAO = Object.keys(TELA_DE) as TipoQuestao[]

export type ConteudoQuestao = Conteudo<(typeof TELA_DE)[TipoQuestao]>

export const ESTADOS_QUESTAO = ['rascunho', 'em_revisao', 'aprovada', 'arquivada'] as const
export type EstadoQuestao = (typeof ESTADOS_QUESTAO)[number]

export const MAX_HABILIDADES = 5
export const MAX_TAGS = 10
/** Of an `objetiva` or `multipla_resposta`: what a sheet of answers holds. */
export const MAX_ALTERNATIVAS = 5

/** From 1, Muito Fácil, to 5, Muito Difícil (section 9). */
export const Dificuldade = Integer({ minimum: 1, maximum: 5 })

/** A question in the list. */
export const Questao = ObjectOf({
  id: Id,
  tipo: OneOf(TIPOS_QUESTAO),
  /** The beginning of the statement, as plain words. */
  texto: Text(),
  disciplina: Nullable(Ref),
  periodo: Nullable(Ref),
  dificuldade: Nullable(Dificuldade),
  /** The first is the one that it is counted under. */
  habilidades: ArrayOf(HabilidadeCitada),
  tags: ArrayOf(Text()),
  autor: Ref,
  /** In whose bank it stands; null: its author's only. */
  rede: Nullable(Ref),
  estado: OneOf(ESTADOS_QUESTAO),
  /** What it is to the person who asks. */
  status_usuario: OneOf(['propria', 'compartilhada']),
  /** Colleagues of the network may copy it. */
  repassar: Flag(),
  versao: Revision,
  alterada_em: Instant,
})
export type Questao = Static<typeof Questao>

export const QuestaoInteira = ObjectOf({
  ...Questao.properties,
  /** The shape of `TELA_DE[tipo]` in areas/ensino/aula/shapes-telas.ts, key included. */
  conteudo: ConteudoLivre,
  explicacao: Text(),
  /** The screen that it was taken from. */
  origem: Nullable(ObjectOf({ aula: Ref, versao: Revision, ordem: Integer({ minimum: 1 }) })),
  /** Sent back with the next change: an older one is refused. */
  revisao: Revision,
  midias: ArrayOf(Midia),
  permissoes: ObjectOf({ editar: Flag(), estados: ArrayOf(OneOf(ESTADOS_QUESTAO)) }),
})
export type QuestaoInteira = Static<typeof QuestaoInteira>

/** What is told of a question, each field by itself. */
export const CAMPOS_QUESTAO = {
  disciplina: Nullable(Id),
  periodo: Nullable(Id),
  habilidades: ArrayOf(Id, { maxItems: MAX_HABILIDADES, uniqueItems: true }),
  dificuldade: Nullable(Dificuldade),
  tags: Tags(MAX_TAGS),
  rede_id: Nullable(Id),
  explicacao: Line(2_000),
  repassar: Flag(),
} as const

/** Why a screen does not go into the bank. */
export const MOTIVOS = ['tipo', 'varias', 'pacote', 'alternativas', 'gabarito'] as const
export type Motivo = (typeof MOTIVOS)[number]

/** A scored screen of a lesson, and what becomes of it. */
export const TelaExtraivel = ObjectOf({
  id: Id,
  ordem: Integer({ minimum: 1 }),
  tipo: OneOf(TIPOS_TELA),
  titulo: Text(),
  /** What the bank would get; null: it does not take it, for `motivo`. */
  questao: Nullable(
    ObjectOf({
      tipo: OneOf(TIPOS_QUESTAO),
      conteudo: ConteudoLivre,
      explicacao: Text(),
      /** The screen's own skill; else those of the lesson are proposed. */
      habilidade: Nullable(HabilidadeCitada),
    }),
  ),
  motivo: Nullable(OneOf(MOTIVOS)),
  /** The question that the same screen already is in the bank. */
  ja_esta: Nullable(Id),
})
export type TelaExtraivel = Static<typeof TelaExtraivel>

export const Extracao = ObjectOf({
  aula: ObjectOf({ id: Id, titulo: Text(), versao: Revision }),
  telas: ArrayOf(TelaExtraivel),
  /** What the lesson says of itself. */
  proposta: ObjectOf({
    disciplina: Nullable(Ref),
    periodo: Nullable(Ref),
    habilidades: ArrayOf(HabilidadeCitada),
  }),
  /** The networks in whose bank they may stand; those in `aprova` without a review. */
  redes: ArrayOf(ObjectOf({ ...Ref.properties, aprova: Flag() })),
  midias: ArrayOf(Midia),
})
export type Extracao = Static<typeof Extracao>

export const Filtros = {
  disciplinas: ArrayOf(Ref),
  periodos: ArrayOf(Ref),
  habilidades: ArrayOf(HabilidadeCitada),
  dificuldades: ArrayOf(Ref),
  total: Count,
} as const
