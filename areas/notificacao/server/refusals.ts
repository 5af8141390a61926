/** Mail that a person does not want, by category; the link at its foot is signed, so that no row is kept for each mail. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Tx } from '../../../core/server/database.ts'
import { failure } from '../../../core/server/failure.ts'
import { CATEGORIAS, type Categoria } from '../contract.ts'

const sign = (secretKey: string, ownerId: number, what: string): string =>
  createHmac('sha256', secretKey).update(`recusa ${ownerId} ${what}`).digest('base64url').slice(0, 32)

/** The page where the person refuses mails of a category; the address serves for that alone, and does not expire. */
export function unsubscribeLink(
  secretKey: string,
  ownerId: number,
  usuarioId: number,
  categoria: Categoria,
): `/${string}` {
  const what = `${usuarioId.toString(36)}.${categoria}`
  return `/cancelar-email/${what}.${sign(secretKey, ownerId, what)}`
}

/** Throws 404 `link_invalido` for a token that is forged, altered, or of another tenant. */
export function readRefusal(
  secretKey: string,
  ownerId: number,
  token: string,
): { usuarioId: number; categoria: Categoria } {
  const [, id = '', name = '', signature = ''] =
    /^([0-9a-z]{1,11})\.([a-z_]{1,20})\.([\w-]{32})$/.exec(token) ?? []
  const categoria = CATEGORIAS.find((one) => one === name)
  const expected = Buffer.from(sign(secretKey, ownerId, `${id}.${name}`))
  const given = Buffer.from(signature)
  if (!categoria || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw failure(404, 'link_invalido', {
      pt: 'Este link não vale. Confira se ele está completo ou peça outro.',
      en: 'This link is not valid. Check that it is complete or ask for another one.',
    })
  return { usuarioId: Number.parseInt(id, 36), categoria }
}

/** Whether the person still wants mails of a category; what tells of the account itself has none, and is always sent. */
export async function acceptsMail(tx: Tx, usuarioId: number, categoria: Categoria): Promise<boolean> {
  const refused = await tx
    .selectFrom('recusa_email')
    .select('categoria')
    .where('usuario_id', '=', usuarioId)
    .where('categoria', '=', categoria)
    .executeTakeFirst()
  return refused === undefined
}

/** Writes the person's will down; told twice, it is the same. */
export async function saveRefusal(
  tx: Tx,
  usuarioId: number,
  categoria: Categoria,
  recebe: boolean,
  now: Date,
): Promise<void> {
  if (recebe)
    await tx
      .deleteFrom('recusa_email')
      .where('usuario_id', '=', usuarioId)
      .where('categoria', '=', categoria)
      .execute()
  else
    await tx
      .insertInto('recusa_email')
      .values({ usuario_id: usuarioId, categoria, created_at: now })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'usuario_id', 'categoria']).doNothing())
      .execute()
}

export const listRefusals = async (tx: Tx, usuarioId: number): Promise<string[]> =>
  (
    await tx
      .selectFrom('recusa_email')
      .select('categoria')
      .where('usuario_id', '=', usuarioId)
      .limit(20)
      .execute()
  ).map(({ categoria }) => categoria)
