/** The call that takes what a device kept: each record is answered for itself (H-07). */
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Lote, LoteRecebido } from './fila/shapes.ts'

export const filaApi = defineApi({
  fila: {
    area: 'tentativa',
    client: 'auth',
    method: 'POST',
    path: '/gerenciar/pt-br/tentativas/fila',
    access: 'session',
    summary:
      'Takes queued answers and finished attempts, each once by its uuid: aceito, duplicado or rejeitado. 409 usuario_divergente, and nothing is taken, when a record belongs to another account than the token.',
    body: Lote,
    returns: LoteRecebido,
  },
})
