/** The call that opens a lesson, sent with the click that leads to it: its page takes the answer over. */
import { call } from '../../../../../core/web/call.ts'
import type { Transport } from '../../../../../core/web/client/request.ts'
import { tentativaApi } from '../../contract.ts'
import type { TentativaAberta } from '../../shapes.ts'
import { aparelhoAgora } from '../offline/device.ts'
import { hasPending } from '../offline/pending.ts'
import { readGuardada } from './guardada.ts'

/** Milliseconds after which the page asks for itself. */
const FRESH = 10_000

let ahead: { chave: string; at: number; opened: Promise<TentativaAberta> } | null = null

/** Of a lesson with something on the device, the page opens that first: then nothing is sent. `conta` names the queue. */
export function openAhead(transport: Transport, conta: string, aula: number, turma: number | null): void {
  const chave = `${conta}:${aula}:${turma ?? 0}`
  if (hasPending(conta) || readGuardada(chave)?.tentativa.id === 0) return
  const opened = call(transport, tentativaApi.abrir, { body: { aula, turma, aparelho: aparelhoAgora() } })
  // Who takes it hears of the failure.
  opened.catch(() => {})
  ahead = { chave, at: Date.now(), opened }
}

/** Nobody takes it any more. */
export const dropAhead = (): void => {
  ahead = null
}

/** Once, and only for the same account, lesson and class. */
export function takeAhead(chave: string): Promise<TentativaAberta> | undefined {
  const taken = ahead
  ahead = null
  return taken?.chave === chave && Date.now() - taken.at < FRESH ? taken.opened : undefined
}
