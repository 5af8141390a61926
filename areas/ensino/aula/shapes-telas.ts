/** The shapes of screens (product.md H-05): what an author writes, what a learner gets, the key, and the answer. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Number as Numeric,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
  type TProperties,
  type TSchema,
} from 'typebox'
import { Id, Line, OneOf, OneOfNumbers } from '../../../core/contract/schema.ts'

import type { TipoTela } from './shapes-tipos.ts'

/** Names a part of a screen within it: letters and digits drawn by the editor, the same while the part lives. */
export const ParteId = Line(12, 1)

/** Rich text as HTML, made clean on every write. */
const Rico = (max = 20_000) => Line(max)
/** A file of a lesson (area midia) and what it shows, for who does not see it: required before publishing. */
const Imagem = ObjectOf({ midia: Id, alt: Line(500), decorativa: Optional(Flag()) })
const Texto = (max = 500) => Line(max)

/** A share of the picture's width or height, in percent. */
const Percent = Numeric({ minimum: 0, maximum: 100 })
/** A rectangle on a picture. */
const Area = { x: Percent, y: Percent, largura: Percent, altura: Percent }

/** What a part shows: words, a picture, or both. */
const Rotulo = { texto: Texto(), imagem: Optional(Imagem) }

/** Fields of every screen that asks something (H-05, 'common fields'). */
const comum = {
  enunciado: Rico(),
  peso: Numeric({ minimum: 0, maximum: 10, default: 1 }),
  /** How often one may answer before going on. */
  tentativas: OneOfNumbers([1, 2, 3]),
  obrigatoria: Flag(),
  dica: Texto(1_000),
  feedback_certo: Texto(1_000),
  feedback_errado: Texto(1_000),
  /** Seconds; absent: without a limit. */
  tempo: Optional(Integer({ minimum: 5, maximum: 3_600 })),
  /** The code of a skill (H-10). */
  habilidade: Optional(Line(20)),
  /** The share that other programs take for each further try: kept for them, lessons count the last answer whole. */
  penalidade: Optional(Numeric({ minimum: 0, maximum: 1 })),
}

/** How parts count. Absent: as the type always does; `inteira`: all of it or nothing; `pesos`: each its own share. */
const pontuacao = Optional(OneOf(['inteira', 'pesos']))
/** Of the points: 1 is all of them, below 0 takes away from what else is right. */
const Fracao = Numeric({ minimum: -1, maximum: 1 })
/** What an answer beside the right ones is worth. */
const Parcial = Numeric({ minimum: 0, maximum: 1 })

const Alternativa = ObjectOf({ id: ParteId, ...Rotulo, correta: Flag(), feedback: Texto(1_000) })
const alternativas = ArrayOf(Alternativa, { minItems: 0, maxItems: 10 })
const escolha = {
  ...comum,
  alternativas: ArrayOf(ObjectOf({ ...Alternativa.properties, fracao: Optional(Fracao) }), {
    minItems: 0,
    maxItems: 10,
  }),
  embaralhar: Flag(),
  pontuacao,
}

/** What a teacher marks an open answer by: each criterion has levels with points. */
const Rubrica = ArrayOf(
  ObjectOf({
    id: ParteId,
    criterio: Texto(200),
    niveis: ArrayOf(
      ObjectOf({ nome: Texto(100), descricao: Texto(500), pontos: Numeric({ minimum: 0, maximum: 10 }) }),
      {
        minItems: 2,
        maxItems: 6,
      },
    ),
  }),
  { maxItems: 10 },
)
export type Rubrica = Static<typeof Rubrica>

/** What authors write, by type of screen. An empty draft is valid: the check list says what is missing before publishing. */
export const CONTEUDO = {
  texto: ObjectOf({ html: Rico(50_000) }),
  imagem: ObjectOf({ imagem: Optional(Imagem), legenda: Texto() }),
  galeria: ObjectOf({
    itens: ArrayOf(ObjectOf({ id: ParteId, imagem: Imagem, legenda: Texto() }), { maxItems: 20 }),
  }),
  video: ObjectOf({
    midia: Optional(Id),
    /** WebVTT. */
    legendas: Optional(Id),
    transcricao: Rico(),
    /** Seconds from the beginning. */
    capitulos: ArrayOf(ObjectOf({ em: Integer({ minimum: 0 }), titulo: Texto(120) }), { maxItems: 30 }),
    /** The film stops and asks. */
    perguntas: ArrayOf(
      ObjectOf({ id: ParteId, em: Integer({ minimum: 0 }), enunciado: Texto(1_000), alternativas }),
      { maxItems: 20 },
    ),
    peso: comum.peso,
    obrigatoria: Flag(),
  }),
  audio: ObjectOf({ midia: Optional(Id), transcricao: Rico() }),
  pdf: ObjectOf({ midia: Optional(Id), descricao: Texto(1_000) }),
  link: ObjectOf({
    url: Line(2_000),
    titulo: Texto(200),
    descricao: Texto(1_000),
    /** A book to read in its place: EPUB or PDF. */
    midia: Optional(Id),
  }),
  incorporar: ObjectOf({ url: Line(2_000), titulo: Texto(200) }),
  h5p: ObjectOf({ midia: Optional(Id), titulo: Texto(200), peso: comum.peso, obrigatoria: Flag() }),
  scorm: ObjectOf({ midia: Optional(Id), titulo: Texto(200), peso: comum.peso, obrigatoria: Flag() }),
  multipla_escolha: ObjectOf(escolha),
  multipla_resposta: ObjectOf(escolha),
  verdadeiro_falso: ObjectOf({
    ...comum,
    pontuacao,
    afirmacoes: ArrayOf(
      ObjectOf({ id: ParteId, texto: Texto(1_000), verdadeira: Flag(), feedback: Texto(1_000) }),
      { maxItems: 10 },
    ),
  }),
  numerica: ObjectOf({
    ...comum,
    valor: Optional(Numeric()),
    tolerancia: Numeric({ minimum: 0 }),
    unidade: Texto(30),
    /** Others that may be written instead, with how many of `unidade` one of them is. */
    unidades: Optional(
      ArrayOf(ObjectOf({ nome: Line(30, 1), vale: Numeric({ exclusiveMinimum: 0 }) }), { maxItems: 10 }),
    ),
    /** Without a unit, or with a wrong one, this share is lost: `de` the answer's own, or all the points. */
    sem_unidade: Optional(ObjectOf({ desconto: Parcial, de: OneOf(['resposta', 'total']) })),
    /** Tried after the right answer, in their order. */
    outras: Optional(
      ArrayOf(ObjectOf({ valor: Numeric(), tolerancia: Numeric({ minimum: 0 }), fracao: Parcial }), {
        maxItems: 20,
      }),
    ),
  }),
  resposta_curta: ObjectOf({
    ...comum,
    aceitas: ArrayOf(Line(200, 1), { maxItems: 20 }),
    maiusculas: Flag(),
    /** One slip in a longer word is said to be nearly right, and gives another try. */
    quase: Optional(Flag()),
    /** `*` in what is taken stands for any run of signs, none too, and `\*` for itself. */
    curingas: Optional(Flag()),
    /** Tried after what is taken, in their order. */
    parciais: Optional(ArrayOf(ObjectOf({ texto: Line(200, 1), fracao: Parcial }), { maxItems: 20 })),
  }),
  associar: ObjectOf({
    ...comum,
    pares: ArrayOf(
      ObjectOf({ id: ParteId, a: ObjectOf(Rotulo), b: ObjectOf(Rotulo), fracao: Optional(Parcial) }),
      { maxItems: 10 },
    ),
    pontuacao,
  }),
  /** In the right order. */
  ordenar: ObjectOf({
    ...comum,
    pontuacao,
    itens: ArrayOf(ObjectOf({ id: ParteId, ...Rotulo }), { maxItems: 10 }),
  }),
  /** `A água ferve a {{100|cem}} graus.`: each gap holds what it accepts. */
  lacunas: ObjectOf({
    ...comum,
    texto: Line(5_000),
    modo: OneOf(['digitar', 'arrastar']),
    distratores: ArrayOf(Line(100, 1), { maxItems: 10 }),
    quase: Optional(Flag()),
    pontuacao,
    /** By gap: its share among all of them. */
    pesos: Optional(ArrayOf(Parcial, { maxItems: 50 })),
    /** What a gap, from 1, takes for a part of its points. */
    parciais: Optional(
      ArrayOf(
        ObjectOf({ lacuna: Integer({ minimum: 1, maximum: 50 }), texto: Line(100, 1), fracao: Parcial }),
        { maxItems: 50 },
      ),
    ),
  }),
  arrastar_imagem: ObjectOf({
    ...comum,
    imagem: Optional(Imagem),
    /** `rotulo` names the place for who does not see it, without giving the answer away. */
    alvos: ArrayOf(ObjectOf({ id: ParteId, ...Area, rotulo: Texto(100) }), { maxItems: 12 }),
    /** Without `alvo` a piece belongs nowhere. */
    pecas: ArrayOf(ObjectOf({ id: ParteId, ...Rotulo, alvo: Optional(ParteId) }), { maxItems: 16 }),
  }),
  ponto_imagem: ObjectOf({
    ...comum,
    imagem: Optional(Imagem),
    areas: ArrayOf(ObjectOf({ id: ParteId, ...Area }), { maxItems: 12 }),
  }),
  classificar: ObjectOf({
    ...comum,
    grupos: ArrayOf(ObjectOf({ id: ParteId, nome: Texto(100) }), { maxItems: 6 }),
    itens: ArrayOf(ObjectOf({ id: ParteId, ...Rotulo, grupo: ParteId }), { maxItems: 20 }),
    pontuacao,
  }),
  memoria: ObjectOf({
    ...comum,
    pares: ArrayOf(ObjectOf({ id: ParteId, a: ObjectOf(Rotulo), b: ObjectOf(Rotulo) }), { maxItems: 12 }),
  }),
  caca_palavras: ObjectOf({
    ...comum,
    palavras: ArrayOf(ObjectOf({ id: ParteId, palavra: Line(15), pista: Texto(200) }), { maxItems: 15 }),
    diagonais: Flag(),
  }),
  cruzadinha: ObjectOf({
    ...comum,
    palavras: ArrayOf(ObjectOf({ id: ParteId, palavra: Line(15), pista: Texto(300) }), { maxItems: 20 }),
  }),
  quiz_relampago: ObjectOf({
    ...comum,
    /** Seconds for each question. */
    segundos: Integer({ minimum: 5, maximum: 120 }),
    perguntas: ArrayOf(ObjectOf({ id: ParteId, enunciado: Texto(1_000), alternativas }), { maxItems: 20 }),
  }),
  dissertativa: ObjectOf({
    ...comum,
    rubrica: Rubrica,
    minimo: Integer({ minimum: 0, maximum: 5_000 }),
    /** Signs. */
    maximo: Integer({ minimum: 1, maximum: 20_000 }),
  }),
  gravacao: ObjectOf({ ...comum, rubrica: Rubrica, segundos: Integer({ minimum: 5, maximum: 600 }) }),
  envio_arquivo: ObjectOf({ ...comum, rubrica: Rubrica, arquivos: Integer({ minimum: 1, maximum: 5 }) }),
  desenho: ObjectOf({ ...comum, rubrica: Rubrica, fundo: Optional(Imagem) }),
  enquete: ObjectOf({
    enunciado: Rico(),
    obrigatoria: Flag(),
    opcoes: ArrayOf(ObjectOf({ id: ParteId, texto: Texto() }), { maxItems: 10 }),
    multipla: Flag(),
  }),
  autoavaliacao: ObjectOf({
    enunciado: Rico(),
    obrigatoria: Flag(),
    itens: ArrayOf(ObjectOf({ id: ParteId, texto: Texto() }), { maxItems: 10 }),
    /** How many steps the scale has. */
    passos: OneOfNumbers([3, 5]),
  }),
} as const satisfies Record<TipoTela, TSchema>

export type Conteudo<T extends TipoTela = TipoTela> = { [K in T]: Static<(typeof CONTEUDO)[K]> }[T]

/** A screen with its type: narrows as one would expect. */
export type TelaDe = { [K in TipoTela]: { tipo: K; conteudo: Conteudo<K> } }[TipoTela]

const of = <P extends TProperties>(properties: P) => ObjectOf(properties, { additionalProperties: false })
const escolhas = ArrayOf(ParteId, { maxItems: 20, uniqueItems: true })
/** Part → part. */
const ligacoes = ArrayOf(of({ de: ParteId, para: ParteId }), { maxItems: 30 })
const respostaDePergunta = ArrayOf(of({ pergunta: ParteId, alternativa: ParteId }), { maxItems: 20 })
const entregue = of({
  entrega: Optional(Id),
  /** What a device made of it without network, by the name that it gave: the files follow the answer (decision 52). */
  obra: Optional(Text({ pattern: '^[0-9a-f-]{36}$' })),
})
const pacote = of({
  visto: Flag(),
  /** What the package reports of itself, from 0 to 1. */
  pontos: Optional(Numeric({ minimum: 0, maximum: 1 })),
  /** What it finds again when it is opened the next time. */
  guardado: Optional(Line(70_000)),
})

/** What a learner answers, by type of screen; content without questions takes `visto`. */
export const RESPOSTA = {
  texto: of({ visto: Flag() }),
  imagem: of({ visto: Flag() }),
  galeria: of({ visto: Flag() }),
  video: of({ visto: Flag(), respostas: respostaDePergunta }),
  audio: of({ visto: Flag() }),
  pdf: of({ visto: Flag() }),
  link: of({ visto: Flag() }),
  incorporar: of({ visto: Flag() }),
  h5p: pacote,
  scorm: pacote,
  multipla_escolha: of({ escolhas }),
  multipla_resposta: of({ escolhas }),
  verdadeiro_falso: of({ verdadeiras: escolhas, falsas: escolhas }),
  /** Without `valor`: emptied again. */
  numerica: of({
    valor: Optional(Numeric()),
    /** As it was written; where the screen takes more than its own. */
    unidade: Optional(Line(30)),
  }),
  resposta_curta: of({ texto: Line(200) }),
  associar: of({ ligacoes }),
  ordenar: of({ ordem: escolhas }),
  /** By gap, in the order of the text. */
  lacunas: of({ valores: ArrayOf(Line(100), { maxItems: 50 }) }),
  /** Piece → target. */
  arrastar_imagem: of({ ligacoes }),
  ponto_imagem: of({ pontos: ArrayOf(of({ x: Percent, y: Percent }), { maxItems: 12 }) }),
  /** Item → group. */
  classificar: of({ ligacoes }),
  /** Pairs found, and the turns that it took. */
  memoria: of({ encontrados: escolhas, jogadas: Integer({ minimum: 0, maximum: 10_000 }) }),
  /** From cell to cell, `linha` and `coluna` from 0. */
  caca_palavras: of({
    achados: ArrayOf(
      of({
        de: ArrayOf(Integer({ minimum: 0, maximum: 30 }), { minItems: 2, maxItems: 2 }),
        ate: ArrayOf(Integer({ minimum: 0, maximum: 30 }), { minItems: 2, maxItems: 2 }),
      }),
      { maxItems: 15 },
    ),
  }),
  /** Word → letters written. */
  cruzadinha: of({ palavras: ArrayOf(of({ id: ParteId, letras: Line(15) }), { maxItems: 20 }) }),
  quiz_relampago: of({ respostas: respostaDePergunta }),
  dissertativa: of({ texto: Line(20_000) }),
  gravacao: entregue,
  envio_arquivo: entregue,
  desenho: entregue,
  enquete: of({ escolhas }),
  autoavaliacao: of({
    notas: ArrayOf(of({ item: ParteId, passo: Integer({ minimum: 1, maximum: 5 }) }), { maxItems: 10 }),
  }),
} as const satisfies Record<TipoTela, TSchema>

export type Resposta<T extends TipoTela = TipoTela> = { [K in T]: Static<(typeof RESPOSTA)[K]> }[T]
