/** Calls of the end of a lesson: what was learned, what comes next, and doing again what was wrong (docs/decisions/0070). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  type Static,
  String as Text,
  Unsafe,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Id, Nullable } from '../../../core/contract/schema.ts'
import { CorrecaoDaTela } from './shapes.ts'
import { Sugerida } from './shapes-sugerida.ts'

const BASE = '/gerenciar/pt-br/tentativas/:tentativa'
const Luzes = Integer({ minimum: 0, maximum: 6 })

const { get, post } = callsOf('tentativa')

/** The step of a path that the lesson was. */
const Passo = ObjectOf({
  trilha: Id,
  habilidade: Text(),
  /** Facets of the stone that are lit, and how many were without this lesson. */
  luzes: Luzes,
  antes: Luzes,
  feita: Flag(),
  /** The next lesson in the same turn. */
  proxima: Nullable(ObjectOf({ id: Id, titulo: Text() })),
  /** The skill where the path goes on. */
  parada: Nullable(ObjectOf({ id: Id, nome: Text() })),
})
export type Passo = Static<typeof Passo>

export const fimApi = {
  fim: get(`${BASE}/fim`, {
    summary:
      'What a lesson that was handed in was about, where its path goes on, the screens that may be done again, and what is suggested for them.',
    returns: {
      habilidades: ArrayOf(ObjectOf({ codigo: Text(), texto: Text() })),
      passo: Nullable(Passo),
      /** Screens whose answer is not right yet; empty while practice is not open. */
      refazer: ArrayOf(Id),
      /** What to do about them, closest first. */
      sugestoes: ArrayOf(Sugerida),
    },
  }),
  refazer: post(`${BASE}/refazer`, {
    summary:
      'Judges one more answer to a screen that was wrong, and forgets it: marks stay. 422 refazer_fechado and tela_certa.',
    reads: true,
    body: { tela: Id, resposta: Unsafe<unknown>({}) },
    returns: { correcao: CorrecaoDaTela },
  }),
}
