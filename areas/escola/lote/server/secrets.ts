/** Passwords of a file, sealed as soon as they arrive; first-access codes, which are kept nowhere. */
import { createHash, createHmac } from 'node:crypto'
import { seal, unseal } from '../../../../core/server/seal.ts'
import { phraseOf } from '../../../acesso/sessao/server/public.ts'

const SEALED = 'selada:'
const PURPOSE = 'lote senha'

export const isSealed = (cell: string): boolean => cell.startsWith(SEALED)

/** `*` and nothing are words of the file, not passwords. */
export const sealCell = (secretKey: string, tenantId: number, cell: string): string =>
  cell === '' || cell === '*' || isSealed(cell)
    ? cell
    : SEALED + seal(secretKey, PURPOSE, cell, `tenant ${tenantId}`).toString('base64url')

/** The password; the cell as it stands when it was never sealed, or not here. */
export function openCell(secretKey: string, tenantId: number, cell: string): string {
  if (!isSealed(cell)) return cell
  const sealed = Buffer.from(cell.slice(SEALED.length), 'base64url')
  return unseal(secretKey, PURPOSE, sealed, `tenant ${tenantId}`)?.toString() ?? cell
}

interface Whose {
  tenantId: number
  lote: number
  sal: Uint8Array
  usuarioId: number
}

const derived = (secretKey: string, what: string, { tenantId, lote, sal, usuarioId }: Whose): Buffer =>
  createHmac('sha256', secretKey)
    .update(`lote ${what} ${tenantId} ${lote} ${usuarioId} `)
    .update(sal)
    .digest()

/**
 * The first-access link of a person of a batch: made from the secret key and the batch's salt, so that cards can be
 * printed again while nothing that opens an account is kept.
 */
export const accessCode = (secretKey: string, whose: Whose): string =>
  derived(secretKey, 'acesso', whose).toString('base64url')

/** What stands on the card for who has no camera, like `girafa-vento-caneca-47`: it serves with the user name only. */
export const accessWords = (secretKey: string, whose: Whose): string =>
  phraseOf(derived(secretKey, 'palavras', whose))

/** As links of one use are kept (areas/acesso/sessao). */
export const codeHash = (code: string): Buffer => createHash('sha256').update(code).digest()
