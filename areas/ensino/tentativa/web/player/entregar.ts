/** Keeps the files of an open screen. */
import { call } from '../../../../../core/web/call.ts'
import { ApiError } from '../../../../../core/web/client/failure.ts'
import type { Transport } from '../../../../../core/web/client/request.ts'
import type { Progress } from '../../../../../core/web/client/upload.ts'
import { anexoApi } from '../../contract-anexo.ts'

interface Envio {
  tentativa: number
  tela: number
  arquivos: readonly File[]
  texto: string
  onProgress?: ((progress: Progress) => void) | undefined
}

/** Gives the number of the delivery. Rejects with ApiError; of an attempt of which the server does not know, as without network. */
export async function sendFiles(
  transport: Transport,
  { tentativa, tela, arquivos, texto, onProgress }: Envio,
): Promise<number> {
  if (tentativa === 0) throw new ApiError({ status: 0, codigo: 'sem_conexao', mensagem: null })
  const { entrega } = await call(
    transport,
    anexoApi.attach,
    { params: { tentativa, tela }, body: texto ? { texto } : {}, arquivos },
    { idempotencyKey: crypto.randomUUID(), ...(onProgress && { onProgress }) },
  )
  return entrega
}
