/** What lessons, their screens and their place in classes look like on the wire (product.md H-04). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Number as Numeric,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
  Unsafe,
} from 'typebox'
import { Nota, Revision } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { MAX_TELAS, TIPOS_TELA } from './shapes-tipos.ts'

export const ESTADOS_AULA = ['rascunho', 'em_revisao', 'publicada', 'arquivada'] as const
export type EstadoAula = (typeof ESTADOS_AULA)[number]
export const VISIBILIDADES = ['privada', 'turma', 'rede', 'plataforma'] as const
export type Visibilidade = (typeof VISIBILIDADES)[number]
export const NAVEGACOES = ['livre', 'sequencial'] as const
export type Navegacao = (typeof NAVEGACOES)[number]
export const MOSTRAR_GABARITO = ['nunca', 'apos_tentativa', 'apos_fim'] as const
/** Where a lesson stands in the schedule of a class. */
export const SITUACOES = ['agendada', 'aberta', 'encerrada'] as const
export type Situacao = (typeof SITUACOES)[number]

export const MAX_TITULO = 120
export const MAX_TAGS = 10
export const MAX_AUTORES = 20
export const MAX_TURMAS = 50

/** What the person who asks may do with a lesson. */
const Permissoes = ObjectOf({
  /** Reads the draft, keys included. */
  lerRascunho: Flag(),
  editar: Flag(),
  /** Authors, archive, bin. */
  gerenciar: Flag(),
  publicar: Flag(),
  /** Asks a reviewer for approval. */
  enviar: Flag(),
  /** Approves or sends back. */
  revisar: Flag(),
  duplicar: Flag(),
})

/** A lesson in lists of those who write or choose lessons. */
export const Aula = ObjectOf({
  id: Id,
  codigo: Text(),
  titulo: Text(),
  descricao: Text(),
  /** A media (area midia). */
  capa_id: Nullable(Id),
  disciplina: Nullable(Ref),
  periodos: ArrayOf(ObjectOf({ id: Id, codigo: Text(), nome: Text() })),
  autor: Ref,
  estado: OneOf(ESTADOS_AULA),
  visibilidade: OneOf(VISIBILIDADES),
  /** For whom the published version is by now: what widens waits for the next publishing. */
  alcance: OneOf(VISIBILIDADES),
  /** The last published version; 0 before the first. */
  versao: Count,
  jogo: Flag(),
  /** Of the draft. */
  total_telas: Count,
  /** The draft differs from what was published last. */
  mudou: Flag(),
  alterada_em: Instant,
  publicada_em: Nullable(Instant),
  removida_em: Nullable(Instant),
  permissoes: Permissoes,
})
export type Aula = Static<typeof Aula>

/** What an author wrote on a screen: the shape of its type in telas.ts. */
export const ConteudoLivre = Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })

/** A screen of the draft. */
export const Tela = ObjectOf({
  id: Id,
  ordem: Integer({ minimum: 1 }),
  tipo: OneOf(TIPOS_TELA),
  titulo: Text(),
  conteudo: ConteudoLivre,
  /** Sent back with the next change of this screen: an older one is refused. */
  revisao: Revision,
  alterada_em: Instant,
  alterada_por: Ref,
})
export type Tela = Static<typeof Tela>

export const TelaRemovida = ObjectOf({
  id: Id,
  tipo: OneOf(TIPOS_TELA),
  titulo: Text(),
  removida_em: Instant,
})

/** The last word of a reviewer. */
const Parecer = ObjectOf({ aprova: Flag(), texto: Text(), por: Ref, em: Instant })

export const AulaInteira = ObjectOf({
  ...Aula.properties,
  rede: Nullable(Ref),
  habilidades: ArrayOf(ObjectOf({ id: Id, codigo: Text(), texto: Text() })),
  tags: ArrayOf(Text()),
  /** Who writes it: the first is who began it. */
  autores: ArrayOf(Ref),
  navegacao: OneOf(NAVEGACOES),
  /** Null: as many as one likes. */
  tentativas: Nullable(Integer({ minimum: 1, maximum: 10 })),
  nota_minima: Nota,
  /** Seconds; null: without a limit. */
  tempo_limite: Nullable(Integer({ minimum: 60 })),
  offline: Flag(),
  /** Sent back with the next change of these fields or of the order. */
  revisao: Revision,
  parecer: Nullable(Parecer),
  telas: ArrayOf(Tela, { maxItems: MAX_TELAS }),
  /** Taken out since the last publishing, newest first: each may be put back. */
  telas_removidas: ArrayOf(TelaRemovida),
})
export type AulaInteira = Static<typeof AulaInteira>

/** The fields that an author sets; each may be sent alone. */
export const CAMPOS_AULA = {
  titulo: Line(MAX_TITULO, 1),
  descricao: Line(2_000),
  capa_id: Nullable(Id),
  disciplina: Nullable(Id),
  rede_id: Nullable(Id),
  periodos: ArrayOf(Id, { maxItems: 12, uniqueItems: true }),
  habilidades: ArrayOf(Id, { maxItems: 20, uniqueItems: true }),
  tags: ArrayOf(Line(40, 1), { maxItems: MAX_TAGS }),
  visibilidade: OneOf(VISIBILIDADES),
  navegacao: OneOf(NAVEGACOES),
  tentativas: Nullable(Integer({ minimum: 1, maximum: 10 })),
  nota_minima: Nota,
  tempo_limite: Nullable(Integer({ minimum: 60, maximum: 86_400 })),
  offline: Flag(),
} as const

/** What the check list found (rules-conferir.ts): `bloqueia` keeps the lesson from being published. */
export const PROBLEMAS = [
  'sem_telas',
  'telas_demais',
  'tela_vazia',
  'sem_enunciado',
  'sem_gabarito',
  'gabarito_invalido',
  'poucas_opcoes',
  'opcao_vazia',
  'opcao_repetida',
  'sem_midia',
  'sem_alt',
  'sem_legendas',
  'sem_transcricao',
  'link_invalido',
  'incorporar_negado',
  'sem_unidade',
  'credito_sem_total',
  'credito_sobra',
  'credito_marca_tudo',
  'sem_disciplina',
] as const
export type CodigoProblema = (typeof PROBLEMAS)[number]

export const Problema = ObjectOf({
  codigo: OneOf(PROBLEMAS),
  bloqueia: Flag(),
  /** Null: of the lesson as a whole. */
  tela: Nullable(Id),
  /** The part of the screen, where one is at fault. */
  parte: Nullable(Text()),
})
export type Problema = Static<typeof Problema>

/** How a lesson is given to a class. */
export const CAMPOS_VINCULO = {
  /** Null: at once. */
  dtInicio: Nullable(Instant),
  /** Null: without an end. */
  dtFim: Nullable(Instant),
  obrigatoria: Flag(),
  peso: Numeric({ minimum: 0, maximum: 10 }),
  mostrar_gabarito: OneOf(MOSTRAR_GABARITO),
} as const

const Minha = ObjectOf({
  /** Attempts begun. */
  tentativas: Count,
  /** The best one (section 4); null while none has a grade. */
  nota: Nullable(Nota),
  status: Nullable(OneOf(['aprovado', 'reprovado'])),
  /** One is being done. */
  em_andamento: Flag(),
  /** One waits for a teacher. */
  aguardando: Flag(),
})

/** A lesson in a class. */
export const TurmaAula = ObjectOf({
  /** Null: a playlist brings it, else it is shared with the class; nobody gave it by itself. */
  id: Nullable(Id),
  playlist: Nullable(Ref),
  turma: Ref,
  aula: ObjectOf({
    id: Id,
    codigo: Text(),
    titulo: Text(),
    descricao: Text(),
    capa_id: Nullable(Id),
    /** The address of the cover, in the list of a class, where one was uploaded. */
    capa: Optional(Text()),
    disciplina: Nullable(Ref),
    /** 0: not published yet; pupils are not shown it. */
    versao: Count,
    total_telas: Count,
    jogo: Flag(),
    offline: Flag(),
    tentativas: Nullable(Integer({ minimum: 1, maximum: 10 })),
    nota_minima: Nota,
    tempo_limite: Nullable(Integer({ minimum: 60 })),
  }),
  ...CAMPOS_VINCULO,
  situacao: OneOf(SITUACOES),
  /** What the pupil who asks did; null for everyone else. */
  minha: Nullable(Minha),
  permissoes: ObjectOf({ fazer: Flag(), gerenciar: Flag() }),
})
export type TurmaAula = Static<typeof TurmaAula>
