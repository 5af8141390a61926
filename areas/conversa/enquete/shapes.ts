/** What a survey, its questions, an answer and its results look like on the wire (product.md H-23). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Number as Numeric,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { Revision } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'

export const TIPOS_PERGUNTA = ['unica', 'multipla', 'escala', 'nps', 'texto', 'ordenacao'] as const
export type TipoPergunta = (typeof TIPOS_PERGUNTA)[number]

export const PUBLICOS = ['alunos', 'responsaveis', 'todos'] as const
export type Publico = (typeof PUBLICOS)[number]

export const QUANDO_RESULTADOS = ['fim', 'ao_vivo'] as const

export const ESTADOS = ['agendada', 'aberta', 'encerrada'] as const
export type Estado = (typeof ESTADOS)[number]

export const MAX_PERGUNTAS = 40
export const MAX_OPCOES = 12
export const MAX_TURMAS = 100
export const MAX_TEXTO = 1000

export const Pergunta = ObjectOf({
  /** Its number within the survey: kept while it is edited and moved. */
  id: Integer({ minimum: 1, maximum: 1000 }),
  tipo: OneOf(TIPOS_PERGUNTA),
  enunciado: Line(300),
  /** Of `unica`, `multipla` and `ordenacao`; empty for the others. */
  opcoes: ArrayOf(Line(150), { maxItems: MAX_OPCOES }),
  obrigatoria: Flag(),
})
export type Pergunta = Static<typeof Pergunta>

/** An answer to one question: `opcoes` are places in the question's list, from 0; in order for `ordenacao`. */
export const Valor = ObjectOf({
  pergunta: Integer({ minimum: 1, maximum: 1000 }),
  opcoes: Optional(ArrayOf(Integer({ minimum: 0, maximum: MAX_OPCOES - 1 }), { maxItems: MAX_OPCOES })),
  /** 1 to 5 of a scale, 0 to 10 of an NPS. */
  numero: Optional(Integer({ minimum: 0, maximum: 10 })),
  texto: Optional(Line(MAX_TEXTO)),
})
export type Valor = Static<typeof Valor>

export const Valores = ArrayOf(Valor, { maxItems: MAX_PERGUNTAS })

/** Section 3: the survey's schedule; the tenant's time with its offset, so that the first ten letters are the day there. */
export const Agendamento = ObjectOf({ inicio: Instant, fim: Nullable(Instant) })

const Turma = Ref

export const Enquete = ObjectOf({
  id: Id,
  titulo: Text(),
  descricao: Text(),
  agendamento: Agendamento,
  estado: OneOf(ESTADOS),
  arquivada: Flag(),
  anonima: Flag(),
  publico: OneOf(PUBLICOS),
  resultados: OneOf(QUANDO_RESULTADOS),
  compartilhada: Flag(),
  autor: Ref,
  /** The classes that the person may see, of those it goes to. */
  turmas: ArrayOf(Turma),
  total_perguntas: Count,
  /** How many answered and of how many; for staff, over the classes they see. */
  participacao: Nullable(ObjectOf({ respostas: Count, previstos: Count })),
  /** The person answered it. */
  respondida: Flag(),
  /** `reescrever`: title, description and questions, for who made it. */
  permissoes: ObjectOf({ responder: Flag(), gerenciar: Flag(), reescrever: Flag(), verResultados: Flag() }),
})
export type Enquete = Static<typeof Enquete>

export const EnqueteInteira = ObjectOf({
  ...Enquete.properties,
  /** Empty before the start for who only answers. */
  perguntas: ArrayOf(Pergunta),
  /** Somebody answered: questions, classes and anonymity are fixed. */
  fixada: Flag(),
  /** When who had not answered was last reminded; null for who only answers. */
  lembrada_em: Nullable(Instant),
  versao: Revision,
})
export type EnqueteInteira = Static<typeof EnqueteInteira>

export const ResumoPergunta = ObjectOf({
  id: Integer({ minimum: 1 }),
  /** Who answered this question. */
  respostas: Count,
  /** Fewer than five answered: nothing below is told. */
  oculta: Flag(),
  /** How many chose each option, or each step of the scale; of `ordenacao`, how many put it first. */
  contagens: ArrayOf(Count),
  media: Nullable(Numeric()),
  nps: Nullable(Integer({ minimum: -100, maximum: 100 })),
  /** Of `ordenacao`: the mean place of each option, from 1. */
  posicoes: ArrayOf(Numeric()),
  /** In no order, at most 300; `total_textos` counts all. */
  textos: ArrayOf(Text()),
  total_textos: Count,
})
export type ResumoPergunta = Static<typeof ResumoPergunta>

export const Resultado = ObjectOf({
  /** All that is told is of this class; null: of all of them together. */
  turma: Nullable(Id),
  respostas: Count,
  previstos: Count,
  /** Nothing is told yet: `fim` until the end, `minimo` while fewer than five may be told. */
  espera: Nullable(OneOf(['fim', 'minimo'])),
  /** The classes to choose among: those the person answers for. */
  turmas: ArrayOf(ObjectOf({ id: Id, nome: Text(), respostas: Count, previstos: Count, oculta: Flag() })),
  /** Whether all classes together may be asked for. */
  todas: Flag(),
  perguntas: ArrayOf(ResumoPergunta),
})
export type Resultado = Static<typeof Resultado>

export const Participante = ObjectOf({
  id: Id,
  nome: Text(),
  turma: Turma,
  respondeu: Flag(),
  /** Null while they have not answered, and until the end where results wait for it. */
  valores: Nullable(Valores),
})
export type Participante = Static<typeof Participante>
