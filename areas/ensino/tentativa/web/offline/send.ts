/** How a batch leaves the browser, and what each refusal means for it. */
import { type CallOptions, call } from '../../../../../core/web/call.ts'
import { ApiError } from '../../../../../core/web/client/failure.ts'
import type { Transport } from '../../../../../core/web/client/request.ts'
import { type SessionStore, sessionStore } from '../../../../../core/web/session/store.ts'
import { filaApi } from '../../contract-fila.ts'
import type { Envio } from '../../fila/fila.ts'
import type { Registro } from '../../fila/shapes.ts'
import type { Conta } from '../../fila/store.ts'

/** What a refusal says; the records stay in every case. */
export function envioOf(error: unknown): Envio {
  const { status, retryAfter } = error instanceof ApiError ? error : { status: 0, retryAfter: 0 }
  switch (status) {
    // Signed out, no longer allowed, or another account's token (`usuario_divergente`).
    case 401:
    case 403:
    case 409:
      return { fim: 'sem_conta' }
    case 413:
      return { fim: 'recusado', motivo: 'grande_demais' }
    case 400:
    case 422:
      return { fim: 'recusado', motivo: 'forma_invalida' }
    default:
      return { fim: 'adiado', segundos: retryAfter }
  }
}

/** Sends with the token of this account or not at all. */
export const sender =
  (transport: Transport, conta: Conta, sessions: SessionStore = sessionStore, options?: CallOptions) =>
  async (registros: readonly Registro[], pendentes: readonly string[]): Promise<Envio> => {
    const { sessao } = sessions.get()
    if (!sessao?.token || sessao.usuario !== String(conta.usuario) || sessao.volta)
      return { fim: 'sem_conta' }
    try {
      const enviado_em = new Date().toISOString()
      const body = { registros: [...registros], enviado_em, pendentes: [...pendentes] }
      return { fim: 'respondido', resposta: await call(transport, filaApi.fila, { body }, options) }
    } catch (error) {
      return envioOf(error)
    }
  }
