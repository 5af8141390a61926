/** What a file of a lesson is on the wire: other areas send it along with what shows it. */
import {
  Array as ArrayOf,
  Integer,
  Number as Numeric,
  Object as ObjectOf,
  type Static,
  String as Text,
} from 'typebox'
import { Count, Id, Nullable, OneOf } from '../../../core/contract/schema.ts'

export const TIPOS_MIDIA = [
  'imagem',
  'audio',
  'video',
  'pdf',
  'legenda',
  'epub',
  'pacote_scorm',
  'pacote_h5p',
] as const
export type TipoMidia = (typeof TIPOS_MIDIA)[number]

export const ESTADOS_MIDIA = ['enviando', 'processando', 'pronta', 'recusada'] as const

const Pixels = Integer({ minimum: 1 })

/** Addresses are signed and live for 6 hours at least; null until the file is ready. */
export const Midia = ObjectOf({
  id: Id,
  tipo: OneOf(TIPOS_MIDIA),
  estado: OneOf(ESTADOS_MIDIA),
  /** Why it was refused, in words for people. */
  motivo: Nullable(Text()),
  nome: Text(),
  mime: Text(),
  bytes: Count,
  sha256: Nullable(Text()),
  largura: Nullable(Pixels),
  altura: Nullable(Pixels),
  /** Seconds. */
  duracao: Nullable(Numeric({ minimum: 0 })),
  endereco: Nullable(Text()),
  /** Smaller twins of an image, the narrowest first. */
  variantes: ArrayOf(ObjectOf({ largura: Pixels, altura: Pixels, endereco: Text() })),
  /** Where a package is played: an address of another origin, for a frame. */
  pacote: Nullable(Text()),
})
export type Midia = Static<typeof Midia>
