/** Keeps the files of an open screen; area entrega, which stands above this one, answers the call. */
import { Array as ArrayOf, Object as ObjectOf, Optional } from 'typebox'
import { defineApi, type FileRule } from '../../../../core/contract/endpoint.ts'
import { Id, JsonText, Line } from '../../../../core/contract/schema.ts'
import { call } from '../../../../core/web/call.ts'
import type { Transport } from '../../../../core/web/client/request.ts'

const files: FileRule = { maxFiles: 5, maxBytes: Number.MAX_SAFE_INTEGER, extensions: [] }

/** The call as this side needs it (areas/entrega/contract.ts: attach); the server holds to its own limits. */
const { attach } = defineApi({
  attach: {
    area: 'entrega',
    client: 'auth',
    access: 'resource',
    method: 'POST',
    path: '/projeto/pt-br/tentativas/:tentativa/telas/:tela/entrega',
    summary: 'Keeps files for an open screen of an own attempt.',
    params: ObjectOf({ tentativa: Id, tela: Id }),
    body: ObjectOf({
      texto: Optional(Line(20_000)),
      manter: Optional(JsonText(ArrayOf(Id, { maxItems: 5, uniqueItems: true }))),
    }),
    files,
    returns: ObjectOf({ entrega: Id }),
  },
})

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
    attach,
    { params: { tentativa, tela }, body: texto ? { texto } : {}, arquivos },
    { idempotencyKey: crypto.randomUUID() },
  )
  return entrega
}
