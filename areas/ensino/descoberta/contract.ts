/** Discovering lessons and playlists, games, and books (product.md H-31): the calls. */
import { Array as ArrayOf, Integer, Object as ObjectOf, Optional, type Static, String as Text } from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Id, Instant, Line, Nota, Nullable, OneOf, PageQuery } from '../../../core/contract/schema.ts'
import { comTelas } from '../tentativa/shapes.ts'

export const TIPOS_ITEM = ['aula', 'jogo', 'playlist'] as const
export type TipoItem = (typeof TIPOS_ITEM)[number]
/** Section 9: by title, ascending, unless told. */
export const ORDENS = ['titulo', '-publicada_em', 'relevancia'] as const

const Count = Integer({ minimum: 0 })
const Ref = ObjectOf({ id: Id, nome: Text() })
const Periodo = ObjectOf({ id: Id, nome: Text() })

/** What may be opened: a lesson, a game, a playlist to read. */
export const Item = ObjectOf({
  tipo: OneOf(TIPOS_ITEM),
  id: Id,
  titulo: Text(),
  descricao: Text(),
  disciplina: Nullable(Ref),
  periodos: ArrayOf(Periodo),
  /** Screens of a lesson, lessons of a playlist. */
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

const shared = { area: 'descoberta', client: 'auth', access: 'session', method: 'GET' } as const
/** Letters of a search. */
export const MAX_BUSCA = 120
const Busca = Optional(Line(MAX_BUSCA))

export const descobertaApi = defineApi({
  descobrir: {
    ...shared,
    path: '/conteudo/pt-br/descobrir',
    summary: 'Published lessons and playlists that the person may open, with the facets of the search.',
    query: ObjectOf({
      ...PageQuery,
      busca: Busca,
      tipo: Optional(OneOf(TIPOS_ITEM)),
      disciplina: Optional(Id),
      periodo: Optional(Id),
      ordem: Optional(OneOf(ORDENS)),
    }),
    returns: ObjectOf({
      itens: ArrayOf(Item),
      total: Count,
      /** Of what matches the words; each counted as if it alone were not chosen. */
      facetas: ObjectOf({
        tipos: ArrayOf(ObjectOf({ tipo: OneOf(TIPOS_ITEM), total: Count })),
        disciplinas: ArrayOf(Faceta),
        periodos: ArrayOf(Faceta),
      }),
    }),
  },
  jogos: {
    ...shared,
    path: '/conteudo/pt-br/jogos',
    summary: 'Lessons made of games that the person may play, with the own results of the week.',
    query: ObjectOf({ ...PageQuery, busca: Busca }),
    returns: ObjectOf({
      jogos: ArrayOf(Jogo),
      total: Count,
      semana: ObjectOf({
        desde: Instant,
        /** Ten for each grade point of the best of each game. */
        pontos: Count,
        jogos: Count,
        vezes: Count,
      }),
    }),
  },
  livros: {
    ...shared,
    path: '/conteudo/pt-br/livros',
    summary: 'Playlists that reach the person, to be read as books.',
    query: ObjectOf({ ...PageQuery, busca: Busca }),
    returns: ObjectOf({
      livros: ArrayOf(ObjectOf({ id: Id, nome: Text(), descricao: Text(), capitulos: Count })),
      total: Count,
    }),
  },
  livro: {
    ...shared,
    access: 'resource',
    path: '/conteudo/pt-br/livros/:livro',
    summary: 'A book: its chapters, the lessons of the playlist that the person may open, in order.',
    params: ObjectOf({ livro: Id }),
    returns: ObjectOf({
      livro: ObjectOf({ id: Id, nome: Text(), descricao: Text(), capitulos: ArrayOf(Capitulo) }),
    }),
  },
  capitulo: {
    ...shared,
    access: 'resource',
    path: '/conteudo/pt-br/livros/:livro/capitulos/:aula',
    summary: 'A chapter to read: the screens of its lesson that ask nothing, with their files.',
    params: ObjectOf({ livro: Id, aula: Id }),
    returns: ObjectOf({
      ...comTelas,
      /** Screens that ask something: they are done in the lesson. */
      atividades: Count,
    }),
  },
})
