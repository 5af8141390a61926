/** Discovering lessons and playlists, games, and books (product.md H-31): the calls. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Nota, rowsOf } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, PageQuery, Ref } from '../../../core/contract/schema.ts'
import { comTelas } from '../tentativa/shapes.ts'

export const TIPOS_ITEM = ['aula', 'jogo', 'playlist', 'trilha'] as const
export type TipoItem = (typeof TIPOS_ITEM)[number]
/** Section 9: by title, ascending, unless told. */
export const ORDENS = ['titulo', '-publicada_em', 'relevancia'] as const

const Periodo = Ref

/** What may be opened: a lesson, a game, a playlist to read, a path. */
export const Item = ObjectOf({
  tipo: OneOf(TIPOS_ITEM),
  id: Id,
  titulo: Text(),
  descricao: Text(),
  /** The address of the cover that was uploaded; absent: none was. */
  capa: Optional(Text()),
  disciplina: Nullable(Ref),
  periodos: ArrayOf(Periodo),
  /** Screens of a lesson, lessons of a playlist, skills of a path. */
  tamanho: Count,
  autor: Text(),
  publicada_em: Nullable(Instant),
  /** The best that the person made of it. */
  nota: Nullable(Nota),
  /** An own class in which the person does the lesson; null: by oneself. */
  turma: Nullable(Id),
})
export type Item = Static<typeof Item>

const Faceta = ObjectOf({ id: Id, nome: Text(), total: Count })
export type Faceta = Static<typeof Faceta>

export const Jogo = ObjectOf({
  id: Id,
  titulo: Text(),
  descricao: Text(),
  /** The address of the cover that was uploaded; absent: none was. */
  capa: Optional(Text()),
  disciplina: Nullable(Ref),
  periodos: ArrayOf(Periodo),
  /** The best of all times, and since Monday. */
  nota: Nullable(Nota),
  nota_semana: Nullable(Nota),
  vezes_semana: Count,
  turma: Nullable(Id),
})
export type Jogo = Static<typeof Jogo>

export const Capitulo = ObjectOf({
  aula: Id,
  titulo: Text(),
  descricao: Text(),
  telas: Count,
  turma: Nullable(Id),
})
export type Capitulo = Static<typeof Capitulo>

/** Letters of a search. */
export const MAX_BUSCA = 120
const Busca = Optional(Line(MAX_BUSCA))

const { get } = callsOf('descoberta', { access: 'session' })

export const descobertaApi = {
  descobrir: get('/conteudo/pt-br/descobrir', {
    summary:
      'Published lessons, playlists and paths that the person may open, with the facets of the search.',
    query: {
      ...PageQuery,
      busca: Busca,
      tipo: Optional(OneOf(TIPOS_ITEM)),
      disciplina: Optional(Id),
      periodo: Optional(Id),
      ordem: Optional(OneOf(ORDENS)),
    },
    returns: {
      ...rowsOf('itens', Item),
      /** Nothing has the words; these have some that are like them. */
      parecidas: Flag(),
      /** Of what matches the words; each counted as if it alone were not chosen. */
      facetas: ObjectOf({
        tipos: ArrayOf(ObjectOf({ tipo: OneOf(TIPOS_ITEM), total: Count })),
        disciplinas: ArrayOf(Faceta),
        periodos: ArrayOf(Faceta),
      }),
    },
  }),
  jogos: get('/conteudo/pt-br/jogos', {
    summary: 'Lessons made of games that the person may play, with the own results of the week.',
    query: { ...PageQuery, busca: Busca },
    returns: {
      ...rowsOf('jogos', Jogo),
      semana: ObjectOf({
        desde: Instant,
        /** Ten for each grade point of the best of each game. */
        pontos: Count,
        jogos: Count,
        vezes: Count,
      }),
    },
  }),
  livros: get('/conteudo/pt-br/livros', {
    summary: 'Playlists that reach the person, to be read as books.',
    query: { ...PageQuery, busca: Busca },
    returns: {
      livros: ArrayOf(ObjectOf({ id: Id, nome: Text(), descricao: Text(), capitulos: Count })),
      total: Count,
    },
  }),
  livro: get('/conteudo/pt-br/livros/:livro', {
    summary: 'A book: its chapters, the lessons of the playlist that the person may open, in order.',
    access: 'resource',
    returns: {
      livro: ObjectOf({ id: Id, nome: Text(), descricao: Text(), capitulos: ArrayOf(Capitulo) }),
    },
  }),
  capitulo: get('/conteudo/pt-br/livros/:livro/capitulos/:aula', {
    summary: 'A chapter to read: the screens of its lesson that ask nothing, with their files.',
    access: 'resource',
    returns: {
      ...comTelas,
      /** Screens that ask something: they are done in the lesson. */
      atividades: Count,
    },
  }),
}
