/** What opens a door here: the code of a card, the token of a device, the order of the pictures. */
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { ALFABETO, CODIGO_LENGTH } from '../rules.ts'

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** A code for a card: 12 signs of 28, 57 bits. That and a device of the class are what one must hold to guess on. */
export function makeCodigo(): { codigo: string; hash: Buffer } {
  const codigo = Array.from({ length: CODIGO_LENGTH }, () => ALFABETO[randomInt(ALFABETO.length)]).join('')
  return { codigo, hash: hashOf(codigo) }
}

/** @param codigo as `readCodigo` gives it */
export const hashCodigo = hashOf

export function makeAparelhoToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

export const hashAparelho = hashOf

/**
 * What is given to argon2id for a sequence of pictures. There are so few that a hash alone would be undone in seconds:
 * without SECRET_KEY a copy of the database tells nothing.
 */
export const pepper = (
  secretKey: string,
  { tenantId, usuarioId }: { tenantId: number; usuarioId: number },
  imagens: readonly string[],
): string =>
  createHmac('sha256', secretKey)
    .update(`senha de imagens ${tenantId} ${usuarioId} ${imagens.join(' ')}`)
    .digest('base64')
