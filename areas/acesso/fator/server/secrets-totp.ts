/** Codes that change with time (RFC 6238: SHA-1, six digits, 30 s), and the picture that hands over their key. */
import { generateSecret, generateSync, generateURI } from 'otplib'
import { create } from 'qrcode'
import { seal, unseal } from '../../../../core/server/seal.ts'
import { openSteps, STEP_S } from '../rules.ts'
import { sameText } from './secrets-codes.ts'

const PURPOSE = 'fator'

/** 160 random bits in base32. */
export const makeKey = (): string => generateSecret()

/** The seal names its person: a row copied to another person no longer opens. */
const contextOf = (tenantId: number, usuarioId: number) => `tenant ${tenantId} usuario ${usuarioId}`

export interface Owner {
  secretKey: string
  tenantId: number
  usuarioId: number
}

export const sealKey = ({ secretKey, tenantId, usuarioId }: Owner, key: string): Buffer =>
  seal(secretKey, PURPOSE, key, contextOf(tenantId, usuarioId))

/** The key, or undefined when it was sealed for somebody else or with another SECRET_KEY. */
export const openKey = ({ secretKey, tenantId, usuarioId }: Owner, segredo: Buffer): string | undefined =>
  unseal(secretKey, PURPOSE, segredo, contextOf(tenantId, usuarioId))?.toString()

/** The step whose code this is: now, the one before or the one after, but never one up to `ultimoPasso`. */
export const stepOfCode = (key: string, codigo: string, now: Date, ultimoPasso: number): number | undefined =>
  openSteps(now, ultimoPasso).find((step) =>
    sameText(generateSync({ secret: key, epoch: step * STEP_S, period: STEP_S }), codigo),
  )

/** The address that code applications read. */
export const addressOf = (key: string, tenantNome: string, conta: string): string =>
  generateURI({ secret: key, issuer: tenantNome.replaceAll(':', ' '), label: conta.replaceAll(':', ' ') })

/** A QR code as the path of an SVG, one unit a module, without the quiet zone. */
export function qrOf(text: string): { lado: number; caminho: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const rows = Array.from({ length: size }, (_, y) => [...data.subarray(y * size, (y + 1) * size)])
  const caminho = rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { lado: size, caminho }
}
