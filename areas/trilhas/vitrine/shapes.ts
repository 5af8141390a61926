/** What public pages of blocks look like on the wire (product.md, "Small holes": tenant-configurable landing blocks). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  type Static,
  String as Text,
  Unsafe,
} from 'typebox'
import { Count, Id, Instant, Nullable, OneOf } from '../../../core/contract/schema.ts'
import { MAX_BLOCOS } from './rules-limites.ts'
import type { Bloco } from './shapes-blocos.ts'

/** The pages that may be composed, by their addresses. A page of a city or a partner is one more word here. */
export const PAGINAS = ['trilhaeducador'] as const
export type PaginaChave = (typeof PAGINAS)[number]

/** A block in the shape of its kind: what the server checks before it keeps it (shapes-blocos.ts). */
const BlocoNoFio = Unsafe<Bloco>({ type: 'object', additionalProperties: true })
export const Blocos = ArrayOf(BlocoNoFio, { minItems: 1, maxItems: MAX_BLOCOS })

const Pixels = Nullable(Integer({ minimum: 1 }))

/** A picture that a block shows, at addresses that live for hours. */
export const ImagemMostrada = ObjectOf({
  id: Id,
  largura: Pixels,
  altura: Pixels,
  endereco: Text(),
  variantes: ArrayOf(ObjectOf({ largura: Integer(), endereco: Text() })),
})
export type ImagemMostrada = Static<typeof ImagemMostrada>

/** What a visitor learns of a path: what it is called, what it is about, how long it takes. */
export const TrilhaMostrada = ObjectOf({
  id: Id,
  nome: Text(),
  descricao: Text(),
  /** Hours; null: it does not tell. */
  carga_horaria: Nullable(Integer({ minimum: 1 })),
})
export type TrilhaMostrada = Static<typeof TrilhaMostrada>

/** A page as anybody sees it: the blocks, and the pictures and paths that they name. */
export const PaginaVista = ObjectOf({
  chave: OneOf(PAGINAS),
  /** Composed by the tenant; else the product's own. */
  propria: Flag(),
  blocos: ArrayOf(BlocoNoFio),
  imagens: ArrayOf(ImagemMostrada),
  trilhas: ArrayOf(TrilhaMostrada),
})
export type PaginaVista = Static<typeof PaginaVista>

/** The same for whoever composes it. */
export const PaginaEditavel = ObjectOf({
  ...PaginaVista.properties,
  /** Sent back with what is published: an older one is refused. */
  versao: Count,
  /** Null: never changed. */
  alterada_em: Nullable(Instant),
})
export type PaginaEditavel = Static<typeof PaginaEditavel>

/** A line of the list of pages. */
export const PaginaResumo = ObjectOf({
  chave: OneOf(PAGINAS),
  propria: Flag(),
  alterada_em: Nullable(Instant),
})
export type PaginaResumo = Static<typeof PaginaResumo>
