/** What a package of lessons for use without network is (product.md H-08). */
import { Array as ArrayOf, Integer, Object as ObjectOf, type Static, String as Text } from 'typebox'
import { Revision } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { AulaJogada, comTelas } from '../tentativa/shapes.ts'

/** Bytes: more is refused, and from here on the person is asked first. */
export const PACOTE_MAX = 300_000_000
export const PACOTE_AVISO = 150_000_000

const Sha256 = Text({ pattern: '^[0-9a-f]{64}$' })

/** A file of a package: `aulas/7.json` or `arquivos/<sha256>.<ext>`. */
export const ArquivoPac = ObjectOf({
  caminho: Text({ pattern: '^(?:aulas|arquivos)/[0-9a-z]+\\.[a-z0-9]{1,10}$' }),
  sha256: Sha256,
  bytes: Count,
  tipo: Text(),
})
export type ArquivoPac = Static<typeof ArquivoPac>

export const Manifesto = ObjectOf({
  formato: Integer({ minimum: 1, maximum: 1 }),
  playlist_id: Id,
  turma_id: Id,
  nome: Text(),
  /** Of the lessons and their versions: another one means that something is new. */
  versao: Text({ pattern: '^[0-9a-f]{32}$' }),
  gerado_em: Instant,
  idioma: OneOf(['pt-br']),
  aulas: ArrayOf(ObjectOf({ id: Id, versao: Revision, titulo: Text(), telas: Count }), {
    maxItems: 200,
  }),
  arquivos: ArrayOf(ArquivoPac),
  /** Ed25519 of the rest (rules-assinatura.ts), base64url. */
  assinatura: Text({ pattern: '^[A-Za-z0-9_-]{86}$' }),
})
export type Manifesto = Static<typeof Manifesto>

/** `aulas/<id>.json`: what the player needs. Files are at `/arquivos/pacote/<sha256>.<ext>`, which the device answers. */
export const AulaPac = ObjectOf({ aula: AulaJogada, ...comTelas })
export type AulaPac = Static<typeof AulaPac>

export const SITUACOES_PAC = ['pronto', 'vazio', 'grande_demais'] as const

export const Pacote = ObjectOf({
  playlist: Id,
  nome: Text(),
  turma: Ref,
  versao: Text(),
  aulas: Count,
  /** About what is downloaded. */
  bytes: Count,
  alterada_em: Instant,
  /** Until when the class has it. */
  fim: Nullable(Instant),
  situacao: OneOf(SITUACOES_PAC),
})
export type Pacote = Static<typeof Pacote>

/** Where a file of a package is on the device, by what is in it. */
export const deviceAddress = (caminho: string): string =>
  `/arquivos/pacote/${caminho.replace(/^arquivos\//, '')}`
