/** Calls of playlists of lessons: the six of section 7, and those of their links to networks and classes. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Ids, rowsOf } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, JsonText, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'
import { Tags } from '../catalogo/contract.ts'
import {
  Lugar,
  MAX_ALVOS,
  MAX_AULAS,
  MAX_TAGS,
  Playlist,
  Projeto,
  TIPOS_PLAYLIST,
  TurmaAfetada,
  Vinculo,
} from './shapes.ts'

const BASE = '/projeto/pt-br/playlist'

const Whole = ObjectOf({ ...Playlist.properties, projetos: ArrayOf(Projeto) })
const Aulas = Ids(MAX_AULAS, { minItems: 0 })
const Nome = Line(150, 1)
const Descricao = Line(2000)
const TagsText = JsonText(Tags(MAX_TAGS))
const Quando = { inicio: Optional(Nullable(Instant)), fim: Optional(Nullable(Instant)) }
const Alvos = ArrayOf(Id, { maxItems: MAX_ALVOS, uniqueItems: true })

export const ORDENS = ['nome', '-nome', 'alterada_em', '-alterada_em'] as const

const { get, post, put, remove } = callsOf('playlist', { client: 'admin' })

export const playlistApi = {
  create: post(`${BASE}/cadastrar`, {
    summary: 'A new playlist, with its lessons in order. 422 playlist_cheia beyond 200 of them.',
    body: {
      nome: Nome,
      tipo: OneOf(TIPOS_PLAYLIST),
      descricao: Optional(Descricao),
      tags: Optional(TagsText),
      projetos: Optional(Aulas),
    },
    returns: { playlist: Whole },
  }),
  edit: post(`${BASE}/editar`, {
    summary:
      'Changes what is sent. `projetos`: its lessons, in order; or, told by what changes: those that are added come last, those that are in it already stay; then `ordem`, which names all of them: 409 ordem_conflito when it does not.',
    body: {
      id: Id,
      nome: Optional(Nome),
      tipo: Optional(OneOf(TIPOS_PLAYLIST)),
      descricao: Optional(Descricao),
      tags: Optional(TagsText),
      /** All of its lessons in order; passed over where the two below say what changes. */
      projetos: Optional(Aulas),
      projetos_adicionados: Optional(Aulas),
      projetos_removidos: Optional(Aulas),
      ordem: Optional(Aulas),
    },
    returns: { playlist: Whole },
  }),
  remove: remove(`${BASE}/remover/:id`, {
    summary:
      'Removes a playlist; the lessons stay. 409 playlist_vinculada names the classes that lose it, unless `confirmada`.',
    query: { confirmada: Optional(Flag()) },
  }),
  list: get(`${BASE}/buscar/todas`, {
    summary: 'Playlists that the person made, answers for or teaches with, by name.',
    query: {
      pagina: Integer({ minimum: 1, maximum: 100_000, default: 1 }),
      linhas: Integer({ minimum: 1, maximum: 200, default: 200 }),
      busca: Optional(Line(120)),
      tipo: Optional(OneOf(TIPOS_PLAYLIST)),
      ordem: Optional(OneOf(ORDENS)),
    },
    returns: {
      ...rowsOf('playlists', Playlist),
      permissoes: ObjectOf({ criar: Flag() }),
    },
  }),
  find: get(`${BASE}/selecionar/:id`, {
    summary: 'A playlist with its lessons in order.',
    returns: { playlist: Whole },
  }),
  projetos: post(`${BASE}/buscar/projetos`, {
    summary: 'The lessons of a playlist, in order.',
    reads: true,
    body: { id: Id },
    returns: { projetos: ArrayOf(Projeto) },
  }),
  listVinculos: get(`${BASE}/:id/vinculos`, {
    summary:
      'The networks and classes that a playlist is linked to, at most 500, and the active classes that it reaches by them, the first 200 by name.',
    returns: {
      vinculos: ArrayOf(Vinculo),
      turmas: ArrayOf(TurmaAfetada),
      total_turmas: Count,
    },
  }),
  lugares: get(`${BASE}/:id/lugares`, {
    summary: 'Networks and classes that the person may link a playlist to, found by name: at most 30.',
    query: { busca: Optional(Line(120)) },
    returns: { lugares: ArrayOf(Lugar) },
  }),
  link: post(`${BASE}/:id/vinculos`, {
    summary:
      'Links a playlist to networks and classes that the person answers for; those linked stay as they are.',
    body: { redes: Optional(Alvos), turmas: Optional(Alvos), ...Quando },
    returns: { criados: Count },
  }),
  changeVinculo: put(`${BASE}/:id/vinculos/:vinculo`, {
    summary: 'Changes from when to when a link holds.',
    body: { inicio: Nullable(Instant), fim: Nullable(Instant) },
  }),
  unlink: remove(`${BASE}/:id/vinculos/:vinculo`, {
    summary: 'Takes a link away: the classes lose the lessons that no other link gives them.',
  }),
  listTurma: get('/gerenciar/pt-br/turma/:turma/playlists', {
    summary:
      'The playlists that reach a class, with the lessons in force; who leads it sees scheduled ones too.',
    client: 'auth',
    returns: {
      playlists: ArrayOf(
        ObjectOf({
          id: Id,
          nome: Text(),
          tipo: OneOf(TIPOS_PLAYLIST),
          descricao: Text(),
          inicio: Nullable(Instant),
          fim: Nullable(Instant),
          situacao: OneOf(['agendado', 'vigente', 'encerrado']),
          projetos: ArrayOf(Projeto),
        }),
      ),
    },
  }),
}
