/** Searching the whole: people, classes, lessons, paths, topics and notices by a few words. */
import { Array as ArrayOf, Boolean as Flag, Object as ObjectOf, type Static, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Id, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'

/** In the order in which they are shown. */
export const TIPOS_ACHADO = ['turma', 'pessoa', 'aula', 'trilha', 'playlist', 'topico', 'aviso'] as const
export type TipoAchado = (typeof TIPOS_ACHADO)[number]

/** Of each kind. */
export const MAX_ACHADOS = 5

export const Achado = ObjectOf({
  tipo: OneOf(TIPOS_ACHADO),
  id: Id,
  nome: Text(),
  /** Where it is: a class, a school; empty where that says nothing. */
  em: Text(),
  /** The class through which it is opened; null: it stands by itself. */
  turma: Nullable(Id),
  /** It is opened where it is written. */
  escreve: Flag(),
})
export type Achado = Static<typeof Achado>

const { get } = callsOf('busca', { access: 'session' })

export const buscaApi = {
  buscar: get('/conteudo/pt-br/buscar', {
    summary: 'What the person may open, of every kind, found by words: at most 5 of each.',
    query: { busca: Line(120, 1) },
    returns: { achados: ArrayOf(Achado, { maxItems: TIPOS_ACHADO.length * MAX_ACHADOS }) },
  }),
}
