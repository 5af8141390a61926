/** The key with which a device closes what of an account is not sent when its session ends there (0031). */
import { createHmac } from 'node:crypto'

/** 32 bytes in base64url: the same for an account as long as SECRET_KEY is. */
export const deviceKey = (secretKey: string, ownerId: number, usuarioId: number): string =>
  createHmac('sha256', secretKey).update(`aparelho ${ownerId} ${usuarioId}`).digest('base64url')
