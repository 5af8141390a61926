/** Keeps the files of an open screen. */
import { call } from '../../../../core/web/call.ts'
import type { Transport } from '../../../../core/web/client/request.ts'
import { anexoApi } from '../../contract-anexo.ts'

interface Envio {
  tentativa: number
  tela: number
  arquivos: readonly File[]
  texto: string
}

/** Gives the number of the delivery. Rejects with ApiError. */
export async function sendFiles(
  transport: Transport,
  { tentativa, tela, arquivos, texto }: Envio,
): Promise<number> {
  const { entrega } = await call(
    transport,
    anexoApi.attach,
    { params: { tentativa, tela }, body: texto ? { texto } : {}, arquivos },
    { idempotencyKey: crypto.randomUUID() },
  )
  return entrega
}
