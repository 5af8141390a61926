/** What a certificate and the sheet that it is printed on look like on the wire (section 3, 'Certificate layout'). */
import { Boolean as Flag, Integer, Object as ObjectOf, type Static, String as Text } from 'typebox'
import { Id, Instant, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'

/** The colour of the words on the picture: dark, white, or the tenant's own. */
export const TINTAS = ['escura', 'clara', 'marca'] as const
export type Tinta = (typeof TINTAS)[number]

/** The part of the sheet that the picture leaves to the words. */
export const POSICOES = ['centro', 'esquerda', 'direita'] as const
export type Posicao = (typeof POSICOES)[number]

export const SITUACOES = ['valido', 'revogado'] as const
export type Situacao = (typeof SITUACOES)[number]

export const Layout = ObjectOf({
  id: Id,
  nome: Text(),
  /** The address of the picture, signed, for about two hours. */
  imagem: Text(),
  /** The same, at most 640 pixels a side. */
  miniatura: Text(),
  tinta: OneOf(TINTAS),
  posicao: OneOf(POSICOES),
  /** The person may take it off the list. */
  permissaoEditar: Flag(),
})
export type Layout = Static<typeof Layout>

/** What is printed: nothing else of a certificate is told to the public. */
const impresso = {
  /** Without its dashes: `K7QDM3XP8RTW`. */
  codigo: Text(),
  nome: Text(),
  trilha: Text(),
  /** Hours; null where the path tells none. */
  carga_horaria: Nullable(Integer({ minimum: 1 })),
  emitido_em: Instant,
  emissor: Text(),
  situacao: OneOf(SITUACOES),
}

export const Conferido = ObjectOf(impresso)
export type Conferido = Static<typeof Conferido>

export const Certificado = ObjectOf({
  ...impresso,
  id: Id,
  trilha_id: Id,
  /** Where anybody checks it, as the QR code says. */
  url: Text(),
  /** Why it was revoked. */
  motivo: Nullable(Text()),
})
export type Certificado = Static<typeof Certificado>

/** One in the list of those that answer for it. */
export const Emitido = ObjectOf({
  ...Certificado.properties,
  aluno: Id,
  revogado_em: Nullable(Instant),
  permissaoEditar: Flag(),
})
export type Emitido = Static<typeof Emitido>

/** Why a certificate is revoked, or made valid again. */
export const Motivo = Line(500, 3)
