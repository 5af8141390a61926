/** What is shared with a class: links, files, lessons and playlists, until a day, until taken back (product.md H-31): the calls. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import type { FileRule } from '../../../core/contract/endpoint.ts'
import { ATTACHMENT_LIMITS } from '../../../core/contract/files.ts'
import { ListQuery, rowsOf } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'

export const SITUACOES = ['ativo', 'vencido', 'revogado'] as const

/** Files of one sending (section 5). */
export const ARQUIVOS: FileRule = {
  maxFiles: ATTACHMENT_LIMITS.maxFiles,
  maxBytes: ATTACHMENT_LIMITS.maxBytes,
  extensions: ATTACHMENT_LIMITS.extensions,
}

export const Compartilhamento = ObjectOf({
  id: Id,
  titulo: Text(),
  descricao: Text(),
  /** A page of the world; null for everything else. */
  url: Nullable(Text()),
  /** Null for all but a file. `url`: good for about two hours; null once the class sees it no more. */
  arquivo: Nullable(ObjectOf({ nome: Text(), bytes: Count, url: Nullable(Text()) })),
  /** Null for all but a lesson. */
  aula: Nullable(ObjectOf({ id: Id, disponivel: Flag() })),
  /** Null for all but a playlist. `aulas`: in order, empty once the class sees it no more. */
  playlist: Nullable(
    ObjectOf({ id: Id, aulas: ArrayOf(ObjectOf({ id: Id, titulo: Text(), disponivel: Flag() })) }),
  ),
  autor: Text(),
  /** The person shared it: the words are theirs to change. */
  minhas: Flag(),
  quando: Instant,
  /** The last day it is shown, `aaaa-mm-dd` by the tenant's clock; null: always. */
  ate: Nullable(Text()),
  situacao: OneOf(SITUACOES),
})
export type Compartilhamento = Static<typeof Compartilhamento>

/** A day, `aaaa-mm-dd`; empty: none. */
const Day = Line(10)
const words = { descricao: Optional(Line(1000)), ate: Optional(Day) }
const Titulo = Line(200, 1)

const { get, post, put } = callsOf('compartilhamento', { also: ['aula', 'playlist'] })

export const compartilhamentoApi = {
  list: get('/conta/pt-br/grupos/:turma/compartilhamentos', {
    summary:
      'What is shared with a class, newest first. Who leads it may see what is past and taken back too.',
    query: { ...ListQuery, todos: Optional(Flag()) },
    returns: {
      ...rowsOf('compartilhamentos', Compartilhamento),
      permissoes: ObjectOf({ compartilhar: Flag(), verTodos: Flag() }),
    },
  }),
  shareLink: post('/conta/pt-br/grupos/:turma/compartilhamentos/link', {
    summary: 'Shares a link.',
    body: { titulo: Titulo, url: Line(2000, 1), ...words },
    returns: { ids: ArrayOf(Id) },
  }),
  shareFiles: post('/conta/pt-br/grupos/:turma/compartilhamentos/arquivos', {
    summary: 'Shares up to five files, each under its own name.',
    files: ARQUIVOS,
    body: words,
    returns: { ids: ArrayOf(Id) },
  }),
  shareAula: post('/conta/pt-br/grupos/:turma/compartilhamentos/aula', {
    summary:
      'Shares a published lesson under its title: the class may do it while it is shared. 409 ja_compartilhado while it is.',
    body: { aula: Id, ...words },
    returns: { ids: ArrayOf(Id) },
  }),
  sharePlaylist: post('/conta/pt-br/grupos/:turma/compartilhamentos/playlist', {
    summary:
      'Shares a playlist under its name: the class may do its lessons while it is shared. 409 ja_compartilhado while it is.',
    body: { playlist: Id, ...words },
    returns: { ids: ArrayOf(Id) },
  }),
  edit: put('/conta/pt-br/compartilhamentos/:id', {
    summary: 'Changes the title, the words and the last day.',
    body: { titulo: Titulo, descricao: Line(1000), ate: Day },
  }),
  revoke: put('/conta/pt-br/compartilhamentos/:id/revogar', {
    summary: 'Takes it back: the class sees it no more.',
  }),
  restore: put('/conta/pt-br/compartilhamentos/:id/devolver', { summary: 'Undoes a taking back.' }),
}
