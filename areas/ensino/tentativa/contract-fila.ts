/** The call that takes what a device kept: each record is answered for itself (H-07). */
import { callsOf } from '../../../core/contract/calls.ts'
import { Lote, LoteRecebido } from './fila/shapes.ts'

const { post } = callsOf('tentativa', { access: 'session' })

export const filaApi = {
  fila: post('/gerenciar/pt-br/tentativas/fila', {
    summary:
      'Takes queued answers and finished attempts, each once by its uuid: aceito, duplicado or rejeitado. 409 usuario_divergente, and nothing is taken, when a record belongs to another account than the token.',
    body: Lote,
    returns: LoteRecebido,
  }),
}
