/** What other areas may do with attempts: give a mark to an open screen, know until when playlists bring a lesson. */

import { sure } from '../../../../core/contract/narrow.ts'
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { failure } from '../../../../core/server/failure.ts'
import { listGabaritos } from '../../aula/server/public-versao.ts'
import { mayAnswer, mayMark } from '../rules-estado.ts'
import type { EstadoTentativa } from '../shapes.ts'
import { tentativaTexts as texts } from '../texts.ts'
import { emCurso } from './find-estado.ts'
import * as queries from './queries.ts'
import { scoreRespostas } from './queries-resposta.ts'
import { lugarOf, settleTentativa } from './write-settle.ts'

export { type Caminho, caminho } from './public-caminho.ts'
export { sealInicios } from './secrets-selo.ts'
export { RECEBER_ENTREGAS } from './write-settle.ts'

/** Whether anything may be added to an attempt now: the files of an open screen come before its answer. */
export async function mayAdd({ tx, now }: Pick<Context, 'tx' | 'now'>, tentativa: number): Promise<boolean> {
  const row = await queries.findTentativa(tx, tentativa)
  if (row?.estado !== 'iniciada') return false
  return mayAnswer(await emCurso(tx, row), { at: now, now }) === null
}

/** A mark from 0 to 1 for an open screen; null takes it back. */
export interface Ponto {
  tela: number
  fracao: number | null
}

type Marcador = Pick<Context, 'tx'> & { actor: Pick<Context['actor'], 'id'> | null }

/**
 * Gives a teacher's marks to open screens of an attempt: its state and grade and the best of all follow. An attempt
 * that still runs keeps running. `actor` null: the product's own hand.
 * @throws 403 for the own work, 409 for an attempt that was annulled
 */
export async function scoreAbertas(
  { tx, actor }: Marcador,
  tentativa: number,
  pontos: readonly Ponto[],
): Promise<void> {
  const found = await queries.findTentativa(tx, tentativa)
  if (!found) return
  await queries.lockLugar(tx, lugarOf(found))
  const now = sure(await queries.findTentativa(tx, tentativa))
  const recusa = mayMark({ ...now, estado: now.estado as EstadoTentativa }, actor?.id ?? null)
  if (recusa) throw failure(recusa === 'propria' ? 403 : 409, `tentativa_${recusa}`, texts[recusa])
  await scoreRespostas(tx, found, pontos)
  const row = sure(await queries.findTentativa(tx, tentativa))
  await settleTentativa(tx, row, await listGabaritos(tx, row.aula_id, row.versao))
}

/** Of these attempts those that were not annulled: their open screens take marks. */
export async function markable(tx: Tx, tentativas: readonly number[]): Promise<ReadonlySet<number>> {
  if (tentativas.length === 0) return new Set()
  const rows = await tx
    .selectFrom('tentativa')
    .select('id')
    .where('id', 'in', [...tentativas])
    .where('estado', '<>', 'anulada')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
