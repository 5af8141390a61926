/** Passwords of a file, sealed as soon as they arrive; first-access codes, which are kept nowhere. */
import { createHash, createHmac } from 'node:crypto'
import { seal, unseal } from '../../../../core/server/seal.ts'

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

/** Crockford's: no sign reads like another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const GROUP = 5

/** 128 bits in signs that can be typed, in groups of five. */
function spell(bytes: Uint8Array): string {
  let bits = 0
  let held = 0
  let signs = ''
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      signs += ALPHABET[(held >> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  if (bits > 0) signs += ALPHABET[(held << (5 - bits)) & 31]
  return signs.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? ''
}

/**
 * The first-access code of a person of a batch: made from the secret key and the batch's salt, so that cards can be
 * printed again while nothing that opens an account is kept.
 */
export function accessCode(
  secretKey: string,
  { tenantId, lote, sal, usuarioId }: { tenantId: number; lote: number; sal: Uint8Array; usuarioId: number },
): string {
  const mac = createHmac('sha256', secretKey)
    .update(`lote acesso ${tenantId} ${lote} ${usuarioId} `)
    .update(sal)
    .digest()
  return spell(mac.subarray(0, 16))
}

/** As links of one use are kept (areas/acesso/sessao). */
export const codeHash = (code: string): Buffer => createHash('sha256').update(code).digest()
