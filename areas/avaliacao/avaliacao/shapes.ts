/** What assessments look like on the wire (section 3, 'Assessment'; product.md H-13). */
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
import { HabilidadeCitada } from '../../ensino/catalogo/contract.ts'
import { Midia } from '../../ensino/midia/shapes.ts'
import { TIPOS_QUESTAO } from '../questao/shapes.ts'
import { LIMITES, MAX_LINHAS, type Modelo } from './rules-matriz.ts'

export const MODELOS = ['padrao', 'doisBlocos'] as const satisfies readonly Modelo[]
export const MODALIDADES = ['papel', 'online', 'mista'] as const
export type Modalidade = (typeof MODALIDADES)[number]
/** When pupils see what they reached. */
export const MOSTRAR = ['nunca', 'ao_finalizar_fase', 'imediato'] as const
export type Mostrar = (typeof MOSTRAR)[number]
export const ESTADOS_AVALIACAO = ['rascunho', 'pronta', 'arquivada'] as const
export type EstadoAvaliacao = (typeof ESTADOS_AVALIACAO)[number]

export const MAX_CADERNOS = 26
export const MAX_PADROES = 8

/** A name of performance, from this percentage of the hits on. */
export const Padrao = ObjectOf({ nome: Line(40, 1), desde: Integer({ minimum: 0, maximum: 100 }) })
export type Padrao = Static<typeof Padrao>

const Quantas = Integer({ minimum: 0, maximum: LIMITES.padrao })
/** A row of a matrix: how many easy, middling and hard questions of a skill; null: of any that no other row names. */
export const LinhaMatriz = ObjectOf({
  habilidade: Nullable(Id),
  facil: Quantas,
  media: Quantas,
  dificil: Quantas,
})
export type LinhaMatriz = Static<typeof LinhaMatriz>

/** A question in its place. */
export const Posta = ObjectOf({
  id: Id,
  /** Where its one key was moved to, from 0; null: where its author put it. */
  letra: Nullable(Integer({ minimum: 0, maximum: 25 })),
  peso: Numeric({ minimum: 0.01, maximum: 99.99 }),
})
export type Posta = Static<typeof Posta>

/** What is told of an assessment, each field by itself. */
export const CAMPOS_AVALIACAO = {
  titulo: Line(120, 1),
  /** The network that it is shared with; null: its author's only. */
  rede_id: Nullable(Id),
  disciplina: Nullable(Id),
  periodo: Nullable(Id),
  turma: Nullable(Id),
  modelo: OneOf(MODELOS),
  matriz: ArrayOf(LinhaMatriz, { maxItems: MAX_LINHAS }),
  questoes: ArrayOf(Posta, { maxItems: LIMITES.padrao }),
  modalidade: OneOf(MODALIDADES),
  cadernos: Integer({ minimum: 1, maximum: MAX_CADERNOS }),
  embaralha_questoes: Flag(),
  embaralha_alternativas: Flag(),
  embaralha_blocos: Flag(),
  valor: Numeric({ minimum: 0.01, maximum: 1_000 }),
  /** Minutes; null: as long as its window is open. */
  duracao: Nullable(Integer({ minimum: 5, maximum: 600 })),
  senha: Line(40),
  instrucoes: Line(20_000),
  mostrar_resultado: OneOf(MOSTRAR),
  padroes: ArrayOf(Padrao, { minItems: 1, maxItems: MAX_PADROES }),
} as const

/** An assessment in the list. */
export const Avaliacao = ObjectOf({
  id: Id,
  titulo: Text(),
  disciplina: Nullable(Ref),
  periodo: Nullable(Ref),
  modelo: CAMPOS_AVALIACAO.modelo,
  modalidade: CAMPOS_AVALIACAO.modalidade,
  cadernos: Count,
  total_questoes: Count,
  autor: Ref,
  rede: Nullable(Ref),
  estado: OneOf(ESTADOS_AVALIACAO),
  /** The one that it began from; null: none. */
  avaliacao_id: Nullable(Id),
  dataCadastro: Instant,
  alterada_em: Instant,
  /** Sent back with the next change: an older one is refused. */
  revisao: Revision,
  permissoes: ObjectOf({
    editar: Flag(),
    copiar: Flag(),
    /** What it may become by the person. */
    estados: ArrayOf(OneOf(ESTADOS_AVALIACAO)),
  }),
})
export type Avaliacao = Static<typeof Avaliacao>

/** A question as an assessment names it. */
export const QuestaoPosta = ObjectOf({
  ...Posta.properties,
  tipo: OneOf(TIPOS_QUESTAO),
  /** Its title, else the beginning of its statement. */
  nome: Text(),
  habilidades: ArrayOf(HabilidadeCitada),
  /** As it was when the assessment was closed; null: it still goes with the bank. */
  versao: Nullable(Revision),
  /** The bank has it otherwise by now. */
  mudou: Flag(),
})
export type QuestaoPosta = Static<typeof QuestaoPosta>

export const AvaliacaoInteira = ObjectOf({
  ...Avaliacao.properties,
  turma: Nullable(Ref),
  matriz: CAMPOS_AVALIACAO.matriz,
  embaralha_questoes: Flag(),
  embaralha_alternativas: Flag(),
  embaralha_blocos: Flag(),
  valor: Numeric(),
  duracao: Nullable(Count),
  senha: Text(),
  /** HTML, clean. */
  instrucoes: Text(),
  midias: ArrayOf(Midia),
  mostrar_resultado: CAMPOS_AVALIACAO.mostrar_resultado,
  padroes: ArrayOf(Padrao),
  questoes: ArrayOf(QuestaoPosta),
  /** Questions of it that the person may not use, or that the bank has put away. */
  fora: Count,
})
export type AvaliacaoInteira = Static<typeof AvaliacaoInteira>

/** The answer that is right, at one place of one version: letters, what is written, or none. */
export const Chave = ObjectOf({
  /** The number that the question has in the assessment. */
  numero: Count,
  tipo: OneOf(TIPOS_QUESTAO),
  resposta: Text(),
  peso: Numeric(),
})
export type Chave = Static<typeof Chave>

export const CadernoComChaves = ObjectOf({ caderno: Count, chaves: ArrayOf(Chave) })
export type CadernoComChaves = Static<typeof CadernoComChaves>
