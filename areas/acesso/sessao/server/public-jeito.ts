/** A piece of statements: what tells for which age a pupil's screens are made, and as which animal a child is shown. */
import { type RawBuilder, sql } from 'kysely'
import { CHAVE_ANIMAL, CHAVE_IDADE, type Jeito } from '../rules-idade.ts'
import { periodos, preferido } from './public-acima.ts'

/** An expression; `usuario` is a pupil's id. */
export const jeitoSql = (usuario: RawBuilder<unknown>): RawBuilder<Jeito> => sql<Jeito>`jsonb_build_object(
  'idade', ${preferido.ask()(usuario, CHAVE_IDADE)}, 'animal', ${preferido.ask()(usuario, CHAVE_ANIMAL)},
  'periodos', ${periodos.ask()(usuario)})`
