/** What attempts look like on the wire (product.md H-06). */
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
import { Count, Id, Instant, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { MOSTRAR_GABARITO, NAVEGACOES } from '../aula/shapes.ts'
import { TIPOS_TELA } from '../aula/shapes-tipos.ts'
import { Midia } from '../midia/shapes.ts'
import { LoteRecebido, Recebimento } from './fila/shapes.ts'

export const ESTADOS_TENTATIVA = [
  'iniciada',
  'concluida',
  'aguardando_correcao',
  'corrigida',
  'expirada',
  'anulada',
] as const
export type EstadoTentativa = (typeof ESTADOS_TENTATIVA)[number]

export const STATUS = ['aprovado', 'reprovado'] as const
export type Status = (typeof STATUS)[number]

const Segundos = Count

/** An answer, or what a learner gets of a screen, as the type of the screen has it (areas/ensino/aula). */
const Livre = Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })

/** What a learner may see of an answer (areas/ensino/aula/rules-pontuar.ts). */
export const CorrecaoDaTela = ObjectOf({
  /** From 0 to 1. */
  fracao: Numeric({ minimum: 0, maximum: 1 }),
  certa: Flag(),
  partes: ArrayOf(ObjectOf({ id: Text(), certa: Flag(), feedback: Optional(Text()) })),
  feedback: Text(),
  /** One slip from right: another try, even after the last. */
  quase: Optional(Flag()),
  resposta_certa: Optional(Livre),
})

/** The answer that counts on a screen. */
export const Respondida = ObjectOf({
  tela: Id,
  resposta: Livre,
  /** Null while a teacher has it, and where nothing is scored. */
  fracao: Nullable(Numeric({ minimum: 0, maximum: 1 })),
  /** The share is what a package told of itself: bounded, counted where its author chose so, never computed (A8). */
  declarada: Flag(),
  /** Tries that the server knows of. */
  vezes: Count,
  respondida_em: Instant,
  /** Null where no key corrects it. */
  correcao: Nullable(CorrecaoDaTela),
})
export type Respondida = Static<typeof Respondida>

/** A mark that changed because a wrong key was mended. */
const Correcao = ObjectOf({
  de: Nota,
  para: Nota,
  em: Instant,
  por: Text(),
  motivo: Text(),
  desfeita: Flag(),
})
export type CorrecaoDeNota = Static<typeof Correcao>

export const Tentativa = ObjectOf({
  id: Id,
  uuid: Text(),
  aula: Id,
  versao: Revision,
  turma: Nullable(Id),
  /** The turn of a path that it is made in. */
  trilha_tentativa: Nullable(Id),
  numero: Integer({ minimum: 1 }),
  estado: OneOf(ESTADOS_TENTATIVA),
  /** Where to go on. */
  tela: Nullable(Id),
  iniciada_em: Instant,
  concluida_em: Nullable(Instant),
  /** The last moment to answer; null: none. */
  prazo: Nullable(Instant),
  tempo: Segundos,
  nota: Nullable(Nota),
  status: Nullable(OneOf(STATUS)),
  offline: Flag(),
  relogio_incorreto: Flag(),
  /** The right answers may be asked for. */
  gabarito: Flag(),
  /** Its answers came too late, or can't be placed in time: it has no grade and is not spent (H-32). */
  recusada: Optional(Flag()),
  /** Marks that it had before keys were mended, the first one first. */
  correcoes: Optional(ArrayOf(Correcao)),
})
export type Tentativa = Static<typeof Tentativa>

/** The version that is done, without its screens. */
export const AulaJogada = ObjectOf({
  id: Id,
  versao: Revision,
  titulo: Text(),
  descricao: Text(),
  navegacao: OneOf(NAVEGACOES),
  nota_minima: Nota,
  /** Attempts that one has; null: as many as one likes. */
  tentativas: Nullable(Integer({ minimum: 1 })),
  /** Seconds; null: without a limit. */
  tempo_limite: Nullable(Integer({ minimum: 60 })),
  total_telas: Count,
  /** When the class sees the right answers; absent outside a class: after the attempt. */
  mostrar_gabarito: OneOf(MOSTRAR_GABARITO),
})
export type AulaJogada = Static<typeof AulaJogada>

const resumo = {
  id: Id,
  ordem: Integer({ minimum: 1 }),
  tipo: OneOf(TIPOS_TELA),
  titulo: Text(),
  /** 0: nothing is scored. */
  peso: Numeric({ minimum: 0, maximum: 10 }),
  obrigatoria: Flag(),
}
/** A screen in the outline. */
export const TelaResumo = ObjectOf(resumo)
export type TelaResumo = Static<typeof TelaResumo>
/** A screen with what learners get of it (areas/ensino/aula/shapes-telas-aluno.ts). */
export const TelaJogada = ObjectOf({ ...resumo, conteudo: Livre })
export type TelaJogada = Static<typeof TelaJogada>

/** Screens with the files that they show. */
export const comTelas = { telas: ArrayOf(TelaJogada), midias: ArrayOf(Midia) }

export const TentativaAberta = ObjectOf({
  tentativa: Tentativa,
  aula: AulaJogada,
  roteiro: ArrayOf(TelaResumo),
  respostas: ArrayOf(Respondida),
  /** The screen to begin with and the next: the others by `telas`. */
  ...comTelas,
})
export type TentativaAberta = Static<typeof TentativaAberta>

/** The answers of a record as the server judged them, for the screen that waits. */
export const RecebimentoCorrigido = ObjectOf({
  ...Recebimento.properties,
  respostas: Optional(ArrayOf(Respondida)),
  /** State and grade of the attempt by now. */
  estado: Optional(OneOf(ESTADOS_TENTATIVA)),
  status: Optional(Nullable(OneOf(STATUS))),
})
export type RecebimentoCorrigido = Static<typeof RecebimentoCorrigido>

export const LoteCorrigido = ObjectOf({
  ...LoteRecebido.properties,
  recebimentos: ArrayOf(RecebimentoCorrigido),
})

/** What a pupil made of a lesson of a class. */
export const ResultadoDoAluno = ObjectOf({
  aluno: Ref,
  aberturas: Count,
  ultima_em: Nullable(Instant),
  tentativas: ArrayOf(Tentativa),
  tempo: Segundos,
  nota: Nullable(Nota),
  status: Nullable(OneOf(STATUS)),
})
