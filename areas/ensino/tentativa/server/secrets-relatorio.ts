/** The sealed address of a result that was shown: whoever has it sees that result, of that tenant, for a while (H-31). */
import { seal, unseal } from '../../../../core/server/seal.ts'

const PURPOSE = 'relatorio-atividade'

interface Seal {
  secretKey: string
  ownerId: number
}

interface Assinado {
  t: number
  /** Milliseconds. */
  ate: number
}

export const sealRelatorio = ({ secretKey, ownerId }: Seal, assinado: Assinado): string =>
  seal(secretKey, PURPOSE, JSON.stringify(assinado), `${ownerId}`).toString('base64url')

/** Null: not of this server, or of another tenant. */
export function openRelatorio({ secretKey, ownerId }: Seal, id: string): Assinado | null {
  const opened = unseal(secretKey, PURPOSE, Buffer.from(id, 'base64url'), `${ownerId}`)
  return opened ? (JSON.parse(opened.toString()) as Assinado) : null
}
