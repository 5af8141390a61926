/** The kinds of blocks that a public page is made of, each with its fields. Texts are plain: a blank line parts paragraphs. */
import { Array as ArrayOf, Object as ObjectOf, Optional, type Static } from 'typebox'
import { Id, Line, OneOf } from '../../../core/contract/schema.ts'
import { CENARIOS } from '../trilha/shapes.ts'
import {
  ICONES,
  LIMITES,
  MAX_BOTOES,
  MAX_ITENS,
  MAX_TRILHAS,
  type TipoBloco,
  VISUAIS,
} from './rules-limites.ts'

/** Where a button leads: a path of this site, `https://` or `mailto:` (rules.ts). */
export const Botao = ObjectOf({ texto: Line(LIMITES.rotulo), destino: Line(LIMITES.destino) })
export type Botao = Static<typeof Botao>

/** A file of the tenant (area midia), and what it shows, for who does not see it. */
export const Imagem = ObjectOf({ midia: Id, alt: Line(LIMITES.alt) })
export type Imagem = Static<typeof Imagem>

const Cartao = ObjectOf({
  icone: OneOf(ICONES),
  titulo: Line(LIMITES.titulo),
  texto: Line(LIMITES.texto),
})
const Passo = ObjectOf({ titulo: Line(LIMITES.titulo), texto: Line(LIMITES.texto) })
const Pergunta = ObjectOf({ titulo: Line(LIMITES.titulo), texto: Line(LIMITES.resposta) })

const titulo = Line(LIMITES.titulo)
const texto = Line(LIMITES.texto)
const botoes = ArrayOf(Botao, { maxItems: MAX_BOTOES })
/** None is told field by field (rules-conferir.ts). */
const itens = { maxItems: MAX_ITENS }

export const BLOCOS = {
  abertura: ObjectOf({
    tipo: OneOf(['abertura']),
    sobretitulo: Line(LIMITES.sobretitulo),
    titulo,
    texto,
    visual: OneOf(VISUAIS),
    cenario: OneOf(CENARIOS),
    imagem: Optional(Imagem),
    botoes,
  }),
  texto: ObjectOf({ tipo: OneOf(['texto']), titulo, texto: Line(LIMITES.corrido) }),
  cartoes: ObjectOf({ tipo: OneOf(['cartoes']), titulo, itens: ArrayOf(Cartao, itens) }),
  passos: ObjectOf({ tipo: OneOf(['passos']), titulo, itens: ArrayOf(Passo, itens) }),
  imagem: ObjectOf({ tipo: OneOf(['imagem']), imagem: Optional(Imagem), legenda: Line(LIMITES.legenda) }),
  trilhas: ObjectOf({
    tipo: OneOf(['trilhas']),
    titulo,
    texto,
    trilhas: ArrayOf(Id, { maxItems: MAX_TRILHAS, uniqueItems: true }),
  }),
  perguntas: ObjectOf({ tipo: OneOf(['perguntas']), titulo, itens: ArrayOf(Pergunta, itens) }),
  chamada: ObjectOf({ tipo: OneOf(['chamada']), titulo, texto, botoes }),
} as const

export type BlocoDe<T extends TipoBloco> = Static<(typeof BLOCOS)[T]>
export type Bloco = { [T in TipoBloco]: BlocoDe<T> }[TipoBloco]
