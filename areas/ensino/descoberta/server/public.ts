/** What other areas may ask of discovering: what a person may open, found by words. */
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { listItens, pedidoOf } from './queries.ts'

export { type Aberto, listAbertos } from './queries-abertos.ts'

/** Lessons, games, playlists and paths, closest first; what is only like the words is left out. */
export const searchItens = async (tx: Tx, actor: Actor, busca: string, most: number) =>
  (await listItens(tx, actor, { pedido: pedidoOf(busca) }, 'relevancia', { pagina: 1, linhas: most })).rows
