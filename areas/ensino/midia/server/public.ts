/** What other areas do with files of lessons: show them, and say which they use. */

import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { enqueue } from '../../../../core/server/jobs.ts'
import { REMOVE_BYTES } from '../../../acesso/arquivo/server/public.ts'
import type { Midia } from '../shapes.ts'
import { midiaUrl } from './address.ts'
import { type Presenting, presentingOf, presentMidia, variantesOf } from './present.ts'
import * as queries from './queries.ts'
import { countVisible } from './queries-ver.ts'

export { findMidia } from './queries.ts'

type Showing = Parameters<typeof presentingOf>[0] & { tx: Tx }

/** Files by their ids, with addresses for whoever may see what shows them. What is not there is left out. */
export async function midiasOf(showing: Showing, ids: readonly number[]): Promise<Midia[]> {
  if (ids.length === 0) return []
  const presenting: Presenting = presentingOf(showing)
  return (await queries.listByIds(showing.tx, [...new Set(ids)])).map((row) => presentMidia(row, presenting))
}

/** A cover is shown at most so wide; its narrowest twin of that width serves, else the picture itself. */
const CAPA_LARGURA = 480

/** By the pictures of covers, what a list tells of each: its address, and nothing where there is none. Asks only for what there is. */
export async function capasOf(
  showing: Showing,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => { capa?: string }> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  const rows = wanted.length > 0 ? await queries.listByIds(showing.tx, wanted) : []
  const presenting = presentingOf(showing)
  const found = new Map(
    rows.flatMap((row) => {
      if (row.estado !== 'pronta' || row.tipo !== 'imagem') return []
      const twin = variantesOf(row).find(({ largura }) => largura >= CAPA_LARGURA)
      return [[row.id, midiaUrl(presenting, row, twin?.largura)] as const]
    }),
  )
  return (id) => {
    const capa = id === null ? undefined : found.get(id)
    return capa === undefined ? {} : { capa }
  }
}

/**
 * Whether who writes may show all these files: naming one in a draft of one's own would open it. To be asked before a
 * file is taken from what a person sent.
 */
export async function maySee(
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  ids: readonly number[],
): Promise<boolean> {
  const wanted = [...new Set(ids)]
  return wanted.length === 0 || (await countVisible(tx, actor, wanted)) === wanted.length
}

/**
 * Says which files a place shows now: those keep, the rest of what it showed may go once nothing else shows it.
 * To be called with every save of a draft (`aula`), every publishing (`versao` with its number), every delivery.
 */
export const setUsos = (tx: Tx, lugar: queries.Lugar, ids: readonly number[]): Promise<void> =>
  queries.replaceUsos(tx, lugar, [...new Set(ids)])

/** Lets files go: rows now, bytes by a job once the transaction has committed. */
export async function removeMidias(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await queries.removeMidias(tx, ids)
  await enqueue(tx, REMOVE_BYTES, {}, { key: REMOVE_BYTES })
}
