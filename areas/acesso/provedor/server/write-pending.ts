/** A sign-in on its way: one use, ten minutes, one provider, one browser (login CSRF, mix-up; reliability D3). */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Tx } from '../../../../core/server/database.ts'
import { Failure } from '../../../../core/server/failure.ts'
import { issueFicha, useFicha as takeFicha } from '../../sessao/server/public.ts'
import { PENDING_MS } from '../rules.ts'
import { startAgain } from './refusals.ts'

export interface Pending {
  provedor: number
  /** As configured when it began: what was changed meanwhile is not finished. */
  issuer: string
  client_id: string
  /** The brand that it began at, of those that share an owner's data. */
  brand: number
  navegador: string
  continuar: string | null
  compartilhada: boolean
  vincular: boolean
  provar: boolean
}

/** The browser keeps its secret; we keep what tells whether it is the same browser. */
export const markOf = (navegador: string): string =>
  createHash('sha256').update(`navegador ${navegador}`).digest('base64url')

export function isMarkOf(mark: unknown, navegador: string): boolean {
  const [kept, given] = [Buffer.from(String(mark)), Buffer.from(markOf(navegador))]
  return kept.length === given.length && timingSafeEqual(kept, given)
}

/** What only we can say again of a state: neither the verifier nor the nonce is kept anywhere. */
export function secretsOf(secretKey: string, state: string): { verifier: string; nonce: string } {
  const derive = (what: string) =>
    createHmac('sha256', secretKey).update(`provedor ${what} ${state}`).digest('base64url')
  return { verifier: derive('verifier'), nonce: derive('nonce') }
}

/** Keeps a sign-in that begins; returns its `state`. */
export const begin = (tx: Tx, pending: Pending, now: Date): Promise<string> =>
  issueFicha(tx, {
    finalidade: 'autorizacao',
    dados: { ...pending, navegador: markOf(pending.navegador) },
    now,
    validMs: PENDING_MS,
  })

/**
 * The sign-in that a state stands for, used up. Whatever does not fit leaves it as it was, so that a stranger with
 * somebody's answer can neither finish nor spoil it: call it alone in its transaction.
 * @throws 404 `entrada_desconhecida`
 */
export async function takePending(
  tx: Tx,
  state: string,
  wanted: Pick<Pending, 'provedor' | 'issuer' | 'client_id' | 'brand' | 'navegador'>,
  now: Date,
): Promise<Pending> {
  const ficha = await takeFicha(tx, 'autorizacao', state, now).catch((error: unknown) => {
    throw error instanceof Failure ? startAgain() : error
  })
  const pending = ficha.dados as Pending
  const fits =
    isMarkOf(pending.navegador, wanted.navegador) &&
    pending.provedor === wanted.provedor &&
    pending.issuer === wanted.issuer &&
    pending.client_id === wanted.client_id &&
    pending.brand === wanted.brand
  if (!fits) throw startAgain()
  return pending
}
