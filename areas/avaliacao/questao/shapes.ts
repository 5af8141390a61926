/** What questions of the bank look like on the wire (section 3, 'Question'; product.md H-12). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Number as Numeric,
  Object as ObjectOf,
  type Static,
  String as Text,
} from 'typebox'
import { Revision } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { ConteudoLivre } from '../../ensino/aula/shapes.ts'
import { type Conteudo, ParteId } from '../../ensino/aula/shapes-telas.ts'
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
  resposta_curta: 'resposta_curta',
  lacunas: 'lacunas',
  ordenacao: 'ordenar',
  classificacao: 'classificar',
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

/** What is done in the head, from the revised taxonomy of Bloom: from 1, to remember, to 6, to create. */
export const BLOOM = ['lembrar', 'entender', 'aplicar', 'analisar', 'avaliar', 'criar'] as const
const Bloom = Integer({ minimum: 1, maximum: BLOOM.length })

export const LICENCAS = [
  'propria',
  'dominio_publico',
  'cc0',
  'cc_by',
  'cc_by_sa',
  'cc_by_nc',
  'cc_by_nc_sa',
  'cc_by_nd',
  'cc_by_nc_nd',
] as const
export type Licenca = (typeof LICENCAS)[number]

export const IDIOMAS = ['pt', 'en', 'es', 'libras', 'outro'] as const
export type Idioma = (typeof IDIOMAS)[number]

/** What a wrong answer tells: why one chooses it, and the mistake behind it, a word that many questions share. */
const Analise = ObjectOf({ parte: ParteId, analise: Line(1_000), hipotese_erro: Line(80) })
export type Analise = Static<typeof Analise>

/** Discrimination, difficulty and guessing of the three-parameter logistic model, as somebody else measured them. */
const Tri = ObjectOf({
  a: Numeric({ minimum: 0, maximum: 10 }),
  b: Numeric({ minimum: -10, maximum: 10 }),
  c: Numeric({ minimum: 0, maximum: 1 }),
})

/** A text that questions ask about. */
export const CAMPOS_TEXTO_BASE = { titulo: Line(200, 1), html: Line(50_000) } as const
export const TextoBase = ObjectOf({
  id: Id,
  titulo: Text(),
  /** HTML, clean. */
  html: Text(),
  autor: Ref,
  rede: Nullable(Ref),
  /** Questions that ask about it. */
  usos: Count,
  /** Sent back with the next change: an older one is refused. */
  revisao: Revision,
  midias: ArrayOf(Midia),
  editar: Flag(),
})
export type TextoBase = Static<typeof TextoBase>

/** A question in the list. */
export const Questao = ObjectOf({
  id: Id,
  tipo: OneOf(TIPOS_QUESTAO),
  /** What it is called among others; empty: by its statement. */
  titulo: Text(),
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
  favorita: Flag(),
  /** Colleagues of the network may copy it. */
  repassar: Flag(),
  versao: Revision,
  alterada_em: Instant,
})
export type Questao = Static<typeof Questao>

/** A question that is like another. */
export const Parecida = ObjectOf({
  ...{ id: Id, tipo: Questao.properties.tipo, titulo: Text(), texto: Text() },
  /** From 0 to 1: how much of their letters both share. */
  semelhanca: Numeric(),
  /** Statement and alternatives: one of the two is enough. */
  quase_igual: Flag(),
})

export const QuestaoInteira = ObjectOf({
  ...Questao.properties,
  /** The shape of `TELA_DE[tipo]` in areas/ensino/aula/shapes-telas.ts, key included. */
  conteudo: ConteudoLivre,
  /** What is to be done, after the statement: HTML, clean. */
  comando: Text(),
  texto_base: Nullable(TextoBase),
  analises: ArrayOf(Analise),
  bloom: Nullable(Bloom),
  fonte: Text(),
  autoria: Text(),
  licenca: Nullable(OneOf(LICENCAS)),
  idioma: OneOf(IDIOMAS),
  tri: Nullable(Tri),
  explicacao: Text(),
  /** The colleague's question that it began from. */
  copia_de: Nullable(Id),
  /** The screen that it was taken from. */
  origem: Nullable(ObjectOf({ aula: Ref, versao: Revision, ordem: Integer({ minimum: 1 }) })),
  /** Sent back with the next change: an older one is refused. */
  revisao: Revision,
  midias: ArrayOf(Midia),
  permissoes: ObjectOf({ editar: Flag(), copiar: Flag(), estados: ArrayOf(OneOf(ESTADOS_QUESTAO)) }),
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
  titulo: Line(200),
  comando: Line(20_000),
  texto_base: Nullable(Id),
  analises: ArrayOf(Analise, { maxItems: 20 }),
  bloom: Nullable(Bloom),
  fonte: Line(300),
  autoria: Line(300),
  licenca: Nullable(OneOf(LICENCAS)),
  idioma: OneOf(IDIOMAS),
  tri: Nullable(Tri),
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

/** A network in whose bank a person may put questions. */
export const Destino = ObjectOf({
  ...Ref.properties,
  /** Without a review. */
  aprova: Flag(),
})
export type Destino = Static<typeof Destino>

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
  redes: ArrayOf(Destino),
  midias: ArrayOf(Midia),
})
export type Extracao = Static<typeof Extracao>

/** By the person, or by colleagues. */
export const ORIGENS = ['minhas', 'rede'] as const
/** Written here, taken from a lesson, or begun as a colleague's. */
export const PROCEDENCIAS = ['escrita', 'aula', 'copia'] as const

/** What a list is counted up to, the newest first: more is told as more. */
export const MAX_CONTADAS = 5_000

/** What was put away, or waits to be looked at, is counted up to this. */
export const MAX_ARQUIVADAS = 1_000

/** A choice of a facet. */
const Contada = ObjectOf({
  /** As it is asked for. */
  valor: Text(),
  /** What the catalogue calls it; empty where screens have a word for it. */
  nome: Text(),
  /** Questions that choosing it would add or leave, of those that were counted. */
  total: Count,
})
export type Contada = Static<typeof Contada>

const Contadas = ArrayOf(Contada)
/** What the bank is told apart by, each counted for what matches the others. */
const Facetas = ObjectOf({
  disciplina: Contadas,
  periodo: Contadas,
  habilidade: Contadas,
  dificuldade: Contadas,
  bloom: Contadas,
  tipo: Contadas,
  estado: Contadas,
  origem: Contadas,
  procedencia: Contadas,
  licenca: Contadas,
})
export type Facetas = Static<typeof Facetas>
export type Faceta = keyof Facetas

export const FACETAS = [
  'disciplina',
  'periodo',
  'habilidade',
  'dificuldade',
  'bloom',
  'tipo',
  'estado',
  'origem',
  'procedencia',
  'licenca',
] as const satisfies readonly Faceta[]

export const Filtros = {
  disciplinas: ArrayOf(Ref),
  periodos: ArrayOf(Ref),
  habilidades: ArrayOf(HabilidadeCitada),
  dificuldades: ArrayOf(Ref),
  facetas: Facetas,
  /** At most `MAX_CONTADAS`. */
  total: Count,
  /** There are more than that. */
  mais: Flag(),
  /** Nothing or little was found as it was written: words like these were looked for. */
  parecidas: Flag(),
} as const
