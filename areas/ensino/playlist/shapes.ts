/** What playlists, their lessons and their links look like on the wire (section 3; product.md H-09). */
import { Array as ArrayOf, Boolean as Flag, Object as ObjectOf, type Static, String as Text } from 'typebox'
import { Count, Id, Instant, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'

/** PAD: Padrão. PAC: Pacote de aulas offline. */
export const TIPOS_PLAYLIST = ['PAD', 'PAC'] as const
export type TipoPlaylist = (typeof TIPOS_PLAYLIST)[number]

export const MAX_AULAS = 200
export const MAX_TAGS = 20
/** Networks or classes of one linking. */
export const MAX_ALVOS = 100

export const SITUACOES = ['agendado', 'vigente', 'encerrado'] as const
export type Situacao = (typeof SITUACOES)[number]

/** A lesson of a playlist. */
export const Projeto = ObjectOf({
  id: Id,
  titulo: Text(),
  codigo: Text(),
  disciplina: Nullable(Ref),
  telas: Count,
  /** Of the files that it shows. */
  bytes: Count,
  /** Published, and neither put away nor in the bin: who gets the playlist gets it. */
  disponivel: Flag(),
  /** May be taken along without a network. */
  offline: Flag(),
})
export type Projeto = Static<typeof Projeto>

export const Playlist = ObjectOf({
  id: Id,
  nome: Text(),
  tipo: OneOf(TIPOS_PLAYLIST),
  descricao: Text(),
  tags: ArrayOf(Text()),
  /** Null: an administrator of another platform. */
  autor: Nullable(Ref),
  total_aulas: Count,
  /** Links that have not ended. */
  total_vinculos: Count,
  /** Of the files of its lessons, each counted once: what a PAC weighs. */
  bytes: Count,
  alterada_em: Instant,
  permissoes: ObjectOf({ editar: Flag() }),
})
export type Playlist = Static<typeof Playlist>

export const Vinculo = ObjectOf({
  id: Id,
  tipo: OneOf(['rede', 'turma']),
  alvo: Ref,
  /** The school of a class, the network above a network. */
  onde: Nullable(Text()),
  /** Active classes that it reaches. */
  turmas: Count,
  /** Null: at once. */
  inicio: Nullable(Instant),
  /** Null: without an end. */
  fim: Nullable(Instant),
  situacao: OneOf(SITUACOES),
  permissoes: ObjectOf({ mudar: Flag() }),
})
export type Vinculo = Static<typeof Vinculo>

/** A network or a class that a playlist may be linked to. */
export const Lugar = ObjectOf({
  tipo: OneOf(['rede', 'turma']),
  id: Id,
  nome: Text(),
  onde: Nullable(Text()),
})
export type Lugar = Static<typeof Lugar>

/** A class that loses the lessons when the playlist goes. */
export const TurmaAfetada = ObjectOf({ id: Id, nome: Text(), escola: Text() })
