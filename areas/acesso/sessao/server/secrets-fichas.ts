/** Links that serve once, each for one purpose (reliability D1, D2): only a hash is kept, and looking changes nothing. */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { failure } from '../../../../core/server/failure.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { forgetBrowsers } from './queries-navegador.ts'

export type Finalidade =
  | 'recuperar_senha'
  | 'criar_senha'
  | 'validar_email'
  | 'cancelar_email'
  | 'cadastro'
  | 'entrar'
  | 'campanha'
  | 'provedor'
  | 'autorizacao'
  | 'dispositivo'
  | 'liberar_entrada'

export interface Ficha {
  id: number
  usuario_id: number | null
  dados: unknown
}

const HOUR_MS = 3_600_000

/** How long each lives (product.md H-30; an unsubscribe link outlives its mail). */
export const VALID_MS: Record<Finalidade, number> = {
  recuperar_senha: HOUR_MS,
  criar_senha: 7 * 24 * HOUR_MS,
  validar_email: 48 * HOUR_MS,
  cancelar_email: 365 * 24 * HOUR_MS,
  cadastro: 7 * 24 * HOUR_MS,
  entrar: 60_000,
  campanha: 7 * 24 * HOUR_MS,
  provedor: HOUR_MS / 6,
  autorizacao: HOUR_MS / 6,
  dispositivo: HOUR_MS / 6,
  liberar_entrada: HOUR_MS,
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export interface NewFicha {
  finalidade: Finalidade
  usuarioId?: number
  /** What the link is about; never a secret. */
  dados?: Record<string, unknown>
  now: Date
  /** Milliseconds, when not the usual. */
  validMs?: number
  /** What somebody types by hand, when it is no link. */
  token?: string
}

/** Makes a link's token; the only copy is the answer. */
export async function issueFicha(
  tx: Tx,
  { finalidade, usuarioId, dados, now, validMs, token = randomBytes(32).toString('base64url') }: NewFicha,
): Promise<string> {
  await tx
    .insertInto('ficha')
    .values({
      token_hash: hashOf(token),
      finalidade,
      usuario_id: usuarioId ?? null,
      dados: JSON.stringify(dados ?? {}),
      created_at: now,
      expira_em: new Date(now.getTime() + (validMs ?? VALID_MS[finalidade])),
    })
    .execute()
  return token
}

const refusals = {
  link_invalido: () =>
    failure(404, 'link_invalido', {
      pt: 'Este link não vale. Confira se ele está completo ou peça outro.',
      en: 'This link is not valid. Check that it is complete or ask for another one.',
    }),
  link_usado: () =>
    failure(409, 'link_usado', {
      pt: 'Este link já foi usado. Se precisar, peça outro.',
      en: 'This link was already used. If you need to, ask for another one.',
    }),
  link_vencido: () =>
    failure(422, 'link_vencido', {
      pt: 'Este link venceu. Peça outro.',
      en: 'This link has expired. Ask for another one.',
    }),
}

const findFicha = (tx: Tx, finalidade: Finalidade, token: string) =>
  tx
    .selectFrom('ficha')
    .select(['id', 'usuario_id', 'dados', 'usada_em', 'expira_em'])
    .where('token_hash', '=', hashOf(token))
    .where('finalidade', '=', finalidade)
    .executeTakeFirst()

/**
 * What a link is about, without using it: a page may be opened by whoever prefetches mail.
 * @throws 404 `link_invalido` (also of another tenant or purpose), 409 `link_usado`, 422 `link_vencido`
 */
export async function peekFicha(tx: Tx, finalidade: Finalidade, token: string, now: Date): Promise<Ficha> {
  const row = await findFicha(tx, finalidade, token)
  if (!row) throw refusals.link_invalido()
  requireServing(row, now)
  return row
}

function requireServing(row: { usada_em: Date | null; expira_em: Date }, now: Date): void {
  if (row.usada_em) throw refusals.link_usado()
  if (row.expira_em <= now) throw refusals.link_vencido()
}

/** Uses a link: of any number at once, one succeeds. Throws what `peekFicha` throws. */
export async function useFicha(tx: Tx, finalidade: Finalidade, token: string, now: Date): Promise<Ficha> {
  const used = await tx
    .updateTable('ficha')
    .set({ usada_em: now })
    .where('token_hash', '=', hashOf(token))
    .where('finalidade', '=', finalidade)
    .where('usada_em', 'is', null)
    .where('expira_em', '>', now)
    .returning(['id', 'usuario_id', 'dados'])
    .executeTakeFirst()
  if (used) return used
  await peekFicha(tx, finalidade, token, now)
  throw refusals.link_usado()
}

/** Whether a link was ended before its days were over. */
export const wasTakenBack = (
  finalidade: Finalidade,
  { created_at, expira_em }: { created_at: Date; expira_em: Date },
): boolean => expira_em.getTime() < created_at.getTime() + VALID_MS[finalidade]

/** Ends one link that was not used; false when it was. */
export async function endFicha(tx: Tx, finalidade: Finalidade, id: number, now: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('ficha')
    .set({ expira_em: sql<Date>`least(expira_em, ${now})` })
    .where('id', '=', id)
    .where('finalidade', '=', finalidade)
    .where('usada_em', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Ends the links of a person that were not used: the newest is the only one that serves. */
export const endFichas = (tx: Tx, usuarioId: number, finalidades: readonly Finalidade[], now: Date) =>
  tx
    .updateTable('ficha')
    .set({ usada_em: now })
    .where('usuario_id', '=', usuarioId)
    .where('finalidade', 'in', [...finalidades])
    .where('usada_em', 'is', null)
    .execute()

/** A new password: links and codes that would set or pass one are over, and no browser is known any more. */
export async function endWaysIn(tx: Tx, usuarioId: number, now: Date): Promise<void> {
  await endFichas(tx, usuarioId, ['recuperar_senha', 'criar_senha', 'liberar_entrada'], now)
  await forgetBrowsers(tx, usuarioId)
}

const KEEP_MS = 30 * 24 * HOUR_MS

/** Deletes links that ended a month ago. */
export async function clearFichas(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('ficha')
    .where('expira_em', '<', new Date(now.getTime() - KEEP_MS))
    .execute()
}

/** Words of a card as they are kept: few enough to be tried one by one, so that a copy of the database must tell nothing. */
export const wordsHash = (
  secretKey: string,
  { tenantId, usuarioId, palavras }: { tenantId: number; usuarioId: number; palavras: string },
): Buffer =>
  createHmac('sha256', secretKey).update(`palavras do cartão ${tenantId} ${usuarioId} ${palavras}`).digest()

/**
 * Whether these are the words of a card of this person, and it serves.
 * @throws 409 `link_usado`, 422 `link_vencido` for the right words
 */
export async function fitsCard(tx: Tx, usuarioId: number, palavras: Buffer, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('ficha')
    .select(['usada_em', 'expira_em'])
    .where('usuario_id', '=', usuarioId)
    .where('finalidade', '=', 'criar_senha')
    .where('palavras_hash', '=', palavras)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row) requireServing(row, now)
  return row !== undefined
}

/** Links of a batch to a first password: one a person, each by the hash of its code, and of the words on the card. */
export async function issueAccess(
  tx: Tx,
  given: readonly { usuarioId: number; hash: Buffer; palavras: Buffer }[],
  { dados, now }: { dados: object; now: Date },
): Promise<{ id: number; usuario_id: number }[]> {
  const end = new Date(now.getTime() + VALID_MS.criar_senha)
  const { rows } = await sql<{ id: number; usuario_id: number }>`
    insert into ficha (token_hash, palavras_hash, finalidade, usuario_id, dados, created_at, expira_em)
    select x.hash, x.palavras, 'criar_senha', x.id, ${JSON.stringify(dados)}::jsonb, ${now}, ${end}
    from unnest(${given.map(({ hash }) => hash)}::bytea[], ${given.map(({ palavras }) => palavras)}::bytea[],
      ${bigints(given.map(({ usuarioId }) => usuarioId))}) as x (hash, palavras, id)
    returning id, usuario_id`.execute(tx)
  return rows
}
