/** The link at the foot of a letter: signed, so that no row is kept for each mail. What it refuses is a choice like others. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Tx } from '../../../../core/server/database.ts'
import { failure } from '../../../../core/server/failure.ts'
import { CATEGORIAS, RECUSAVEIS, type Recusavel } from '../shapes.ts'
import { findEscolhas, saveEscolhas } from './queries-escolha.ts'

const sign = (secretKey: string, ownerId: number, what: string): string =>
  createHmac('sha256', secretKey).update(`recusa ${ownerId} ${what}`).digest('base64url').slice(0, 32)

/**
 * The page where the person refuses mails of a category, and where a mail program does so by itself (RFC 8058); the
 * address serves for that alone, and does not expire.
 */
export function unsubscribeLink(
  secretKey: string,
  ownerId: number,
  usuarioId: number,
  categoria: Recusavel,
): `/${string}` {
  const what = `${usuarioId.toString(36)}.${categoria}`
  return `/cancelar-email/${what}.${sign(secretKey, ownerId, what)}`
}

/** Throws 404 `link_invalido` for a token that is forged, altered, or of another tenant. */
export function readRefusal(
  secretKey: string,
  ownerId: number,
  token: string,
): { usuarioId: number; categoria: Recusavel } {
  const [, id = '', name = '', signature = ''] =
    /^([0-9a-z]{1,11})\.([a-z_]{1,20})\.([\w-]{32})$/.exec(token) ?? []
  const categoria = RECUSAVEIS.find((one) => one === name)
  const expected = Buffer.from(sign(secretKey, ownerId, `${id}.${name}`))
  const given = Buffer.from(signature)
  if (!categoria || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw failure(404, 'link_invalido', {
      pt: 'Este link não vale. Confira se ele está completo ou peça outro.',
      en: 'This link is not valid. Check that it is complete or ask for another one.',
    })
  return { usuarioId: Number.parseInt(id, 36), categoria }
}

const categoriasOf = (categoria: Recusavel) => (categoria === 'tudo' ? CATEGORIAS : [categoria])

/** Whether the person still wants mails of a category; what tells of the account itself has none, and is always sent. */
export async function acceptsMail(tx: Tx, usuarioId: number, categoria: Recusavel): Promise<boolean> {
  const escolhas = await findEscolhas(tx, usuarioId)
  return categoriasOf(categoria).some(
    (one) => escolhas.find((escolha) => escolha.categoria === one)?.email !== 'nunca',
  )
}

/** Writes the person's will down; told twice, it is the same. What waits to leave follows it. */
export const saveRefusal = (tx: Tx, usuarioId: number, categoria: Recusavel, recebe: boolean, now: Date) =>
  saveEscolhas(tx, usuarioId, categoriasOf(categoria), { email: recebe ? null : 'nunca' }, now)
