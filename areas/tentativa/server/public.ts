/** What other areas may do with attempts: give a mark to an open screen, know until when playlists bring a lesson. */
import type { Context } from '../../../core/server/context.ts'
import type { TentativaRow } from './queries.ts'
import * as queries from './queries.ts'
import { scoreResposta } from './queries-resposta.ts'
import { lugarOf, settleTentativa } from './settle.ts'

export { type Caminho, followCaminho } from './caminho.ts'
export { byPlaylistSql } from './queries.ts'
export { RECEBER_ENTREGAS } from './settle.ts'

/**
 * Gives a teacher's mark to an open screen, from 0 to 1, or takes it back (null): the attempt's state and grade and
 * the best of all follow. An attempt that still runs keeps running.
 */
export async function scoreAberta(
  { tx }: Pick<Context, 'tx'>,
  tentativa: number,
  tela: number,
  fracao: number | null,
): Promise<void> {
  const found = await queries.findTentativa(tx, tentativa)
  if (!found) return
  await queries.lockLugar(tx, lugarOf(found))
  await scoreResposta(tx, found, tela, fracao)
  const row = (await queries.findTentativa(tx, tentativa)) as TentativaRow
  await settleTentativa(tx, row, await queries.listGabaritos(tx, row.aula_id, row.versao))
}
