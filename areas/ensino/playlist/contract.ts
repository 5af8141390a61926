/** Calls of playlists of lessons: the six of section 7, and those of their links to networks and classes. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  String as Text,
} from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Id, Instant, JsonText, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'
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

const shared = { area: 'playlist', client: 'admin', access: 'resource' } as const
const BASE = '/projeto/pt-br/playlist'
const Count = Integer({ minimum: 0 })
const Params = ObjectOf({ id: Id })
const OfVinculo = ObjectOf({ id: Id, vinculo: Id })
const NONE = ObjectOf({})

const Whole = ObjectOf({ ...Playlist.properties, projetos: ArrayOf(Projeto) })
/** Ids of lessons, as JSON text. */
const Aulas = (minItems = 0) => JsonText(ArrayOf(Id, { minItems, maxItems: MAX_AULAS, uniqueItems: true }))
const Nome = Line(150, 1)
const Descricao = Line(2000)
const TagsText = JsonText(Tags(MAX_TAGS))
const Quando = { inicio: Optional(Nullable(Instant)), fim: Optional(Nullable(Instant)) }
const Alvos = ArrayOf(Id, { maxItems: MAX_ALVOS, uniqueItems: true })

export const ORDENS = ['nome', '-nome', 'alterada_em', '-alterada_em'] as const

export const playlistApi = defineApi({
  create: {
    ...shared,
    method: 'POST',
    path: `${BASE}/cadastrar`,
    summary: 'A new playlist, with its lessons in order. 422 playlist_cheia beyond 200 of them.',
    body: ObjectOf({
      nome: Nome,
      tipo: OneOf(TIPOS_PLAYLIST),
      descricao: Optional(Descricao),
      tags: Optional(TagsText),
      projetos: Optional(Aulas()),
    }),
    returns: ObjectOf({ playlist: Whole }),
  },
  edit: {
    ...shared,
    method: 'POST',
    path: `${BASE}/editar`,
    summary:
      'Changes what is sent. Lessons that are added come last, those that are in it already stay; then `ordem`, which names all of them: 409 ordem_conflito when it does not.',
    body: ObjectOf({
      id: Id,
      nome: Optional(Nome),
      tipo: Optional(OneOf(TIPOS_PLAYLIST)),
      descricao: Optional(Descricao),
      tags: Optional(TagsText),
      projetos_adicionados: Optional(Aulas()),
      projetos_removidos: Optional(Aulas()),
      ordem: Optional(Aulas()),
    }),
    returns: ObjectOf({ playlist: Whole }),
  },
  remove: {
    ...shared,
    method: 'DELETE',
    path: `${BASE}/remover/:id`,
    summary:
      'Removes a playlist; the lessons stay. 409 playlist_vinculada names the classes that lose it, unless `confirmada`.',
    params: Params,
    query: ObjectOf({ confirmada: Optional(Flag()) }),
    returns: NONE,
  },
  list: {
    ...shared,
    method: 'GET',
    path: `${BASE}/buscar/todas`,
    summary: 'Playlists that the person made, answers for or teaches with, by name.',
    query: ObjectOf({
      pagina: Integer({ minimum: 1, maximum: 100_000, default: 1 }),
      linhas: Integer({ minimum: 1, maximum: 200, default: 200 }),
      busca: Optional(Line(120)),
      tipo: Optional(OneOf(TIPOS_PLAYLIST)),
      ordem: Optional(OneOf(ORDENS)),
    }),
    returns: ObjectOf({
      playlists: ArrayOf(Playlist),
      total: Count,
      permissoes: ObjectOf({ criar: Flag() }),
    }),
  },
  find: {
    ...shared,
    method: 'GET',
    path: `${BASE}/selecionar/:id`,
    summary: 'A playlist with its lessons in order.',
    params: Params,
    returns: ObjectOf({ playlist: Whole }),
  },
  projetos: {
    ...shared,
    reads: true,
    method: 'POST',
    path: `${BASE}/buscar/projetos`,
    summary: 'The lessons of a playlist, in order.',
    body: ObjectOf({ id: Id }),
    returns: ObjectOf({ projetos: ArrayOf(Projeto) }),
  },
  listVinculos: {
    ...shared,
    method: 'GET',
    path: `${BASE}/:id/vinculos`,
    summary:
      'The networks and classes that a playlist is linked to, at most 500, and the active classes that it reaches by them, the first 200 by name.',
    params: Params,
    returns: ObjectOf({
      vinculos: ArrayOf(Vinculo),
      turmas: ArrayOf(TurmaAfetada),
      total_turmas: Count,
    }),
  },
  lugares: {
    ...shared,
    method: 'GET',
    path: `${BASE}/:id/lugares`,
    summary: 'Networks and classes that the person may link a playlist to, found by name: at most 30.',
    params: Params,
    query: ObjectOf({ busca: Optional(Line(120)) }),
    returns: ObjectOf({ lugares: ArrayOf(Lugar) }),
  },
  link: {
    ...shared,
    method: 'POST',
    path: `${BASE}/:id/vinculos`,
    summary:
      'Links a playlist to networks and classes that the person answers for; those linked stay as they are.',
    params: Params,
    body: ObjectOf({ redes: Optional(Alvos), turmas: Optional(Alvos), ...Quando }),
    returns: ObjectOf({ criados: Count }),
  },
  changeVinculo: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/:id/vinculos/:vinculo`,
    summary: 'Changes from when to when a link holds.',
    params: OfVinculo,
    body: ObjectOf({ inicio: Nullable(Instant), fim: Nullable(Instant) }),
    returns: NONE,
  },
  unlink: {
    ...shared,
    method: 'DELETE',
    path: `${BASE}/:id/vinculos/:vinculo`,
    summary: 'Takes a link away: the classes lose the lessons that no other link gives them.',
    params: OfVinculo,
    returns: NONE,
  },
  listTurma: {
    ...shared,
    client: 'auth',
    method: 'GET',
    path: '/gerenciar/pt-br/turma/:turma/playlists',
    summary:
      'The playlists that reach a class, with the lessons in force; who leads it sees scheduled ones too.',
    params: ObjectOf({ turma: Id }),
    returns: ObjectOf({
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
    }),
  },
})
