/** How a batch leaves the browser, and what each refusal means for it. */
import { type CallOptions, call } from '../../../../../core/web/call.ts'
import { ApiError } from '../../../../../core/web/client/failure.ts'
import type { Transport } from '../../../../../core/web/client/request.ts'
import { type SessionStore, sessionStore } from '../../../../../core/web/session/store.ts'
import { filaApi } from '../../contract-fila.ts'
import type { Envio } from '../../fila/fila.ts'
import { resumoOf } from '../../fila/order.ts'
import { ANUNCIADAS, type Registro } from '../../fila/shapes.ts'
import type { Conta } from '../../fila/store.ts'
import { nameOf } from './store.ts'

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

/** Record → what its answers name of what was made without network. */
function obrasOf({ respostas }: Registro): string[] {
  return respostas.flatMap(({ resposta }) => {
    const { obra } = (resposta ?? {}) as { obra?: unknown }
    return typeof obra === 'string' ? [obra] : []
  })
}

/** Names of what an account made without network and is still here; where nothing can be kept, nothing is. */
async function vaoDe(conta: string): Promise<ReadonlySet<string>> {
  const { listVao } = await import('./obras.ts')
  const vao = await listVao(conta).catch(() => [])
  return new Set(vao.map(({ vai }) => vai.obra))
}

/** The token of this account is at hand. */
export function isHere(conta: Conta, sessions: SessionStore = sessionStore): boolean {
  const { sessao } = sessions.get()
  return Boolean(sessao?.token) && sessao?.usuario === String(conta.usuario) && !sessao.volta
}

/**
 * Sends with the token of this account or not at all. What was made without network follows its answer at once, and
 * until it is there the answer stays in the queue and its attempt is not handed in.
 */
export const sender =
  (transport: Transport, conta: Conta, sessions: SessionStore = sessionStore, options?: CallOptions) =>
  async (registros: readonly Registro[], pendentes: readonly string[]): Promise<Envio> => {
    if (!isHere(conta, sessions)) return { fim: 'sem_conta' }
    try {
      const named = registros.filter((registro) => obrasOf(registro).length > 0)
      const here = named.length > 0 ? await vaoDe(nameOf(conta)) : new Set<string>()
      const bringing = named.filter((registro) => obrasOf(registro).some((obra) => here.has(obra)))
      const waiting = new Set(bringing.map(({ tentativa }) => tentativa))
      const stays = ({ tipo, tentativa }: Registro) => tipo === 'conclusao' && waiting.has(tentativa)
      const behind = registros.filter(stays).map(resumoOf)
      const body = {
        registros: registros.filter((registro) => !stays(registro)),
        enviado_em: new Date().toISOString(),
        pendentes: [...behind, ...pendentes].slice(0, ANUNCIADAS),
      }
      const resposta = await call(transport, filaApi.fila, { body }, options)
      if (bringing.length === 0) return { fim: 'respondido', resposta }
      const taken = new Set(
        resposta.recebimentos.flatMap(({ uuid, resultado }) =>
          resultado === 'aceito' || resultado === 'duplicado' ? [uuid] : [],
        ),
      )
      const going = bringing.filter(({ uuid }) => taken.has(uuid))
      const { bringObras } = await import('./bring.ts')
      const lost = await bringObras(transport, nameOf(conta), new Set(going.flatMap(obrasOf)))
      const unsent = new Set(
        going.flatMap((registro) =>
          obrasOf(registro).some((obra) => lost.has(obra)) ? [registro.uuid] : [],
        ),
      )
      const recebimentos = resposta.recebimentos.filter(({ uuid }) => !unsent.has(uuid))
      return { fim: 'respondido', resposta: { ...resposta, recebimentos } }
    } catch (error) {
      return envioOf(error)
    }
  }
