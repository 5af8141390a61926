/** All SQL on the browsers that an account knows: those in which it was signed in to with its password. */
import { createHash } from 'node:crypto'
import type { Tx } from '../../../../core/server/database.ts'
import { oneAtATime } from '../../../../core/server/one-at-a-time.ts'
import { KNOWN_BROWSERS } from '../rules.ts'

/** What is kept of a browser's secret: of no use for another account, and never the secret. */
export const markOf = (usuarioId: number, navegador: string): Buffer =>
  createHash('sha256').update(`navegador ${usuarioId} ${navegador}`).digest()

export async function isKnown(tx: Tx, usuarioId: number, marca: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('navegador_conhecido')
    .select('usuario_id')
    .where('usuario_id', '=', usuarioId)
    .where('marca', '=', marca)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps a browser, and of all the newest few. Sign-ins of one account at once wait for each other. */
export async function remember(tx: Tx, usuarioId: number, marca: Buffer, now: Date): Promise<void> {
  await oneAtATime(tx, 'navegador', usuarioId)
  await tx
    .insertInto('navegador_conhecido')
    .values({ usuario_id: usuarioId, marca, visto_em: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'usuario_id', 'marca']).doUpdateSet({ visto_em: now }),
    )
    .execute()
  await tx
    .deleteFrom('navegador_conhecido')
    .where('usuario_id', '=', usuarioId)
    .where('marca', 'not in', (q) =>
      q
        .selectFrom('navegador_conhecido')
        .select('marca')
        .where('usuario_id', '=', usuarioId)
        .orderBy('visto_em', 'desc')
        .orderBy('marca')
        .limit(KNOWN_BROWSERS),
    )
    .execute()
}

/** After a new password no browser is known any more. */
export const forgetBrowsers = (tx: Tx, usuarioId: number) =>
  tx.deleteFrom('navegador_conhecido').where('usuario_id', '=', usuarioId).execute()
