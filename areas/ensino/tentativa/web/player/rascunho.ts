/** What was filled in and not sent yet, on this device, until it is. */
import { browserStorage } from '../../../../../core/web/device/storage.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import { mayKeep } from './conta.ts'

const keyOf = (chave: string): string => `rascunho-aula:${chave}`

/** Screen → what stands in it. `chave` names the attempt and whose it is. */
export function readRascunhos(chave: string, storage = browserStorage): Record<number, Resposta> {
  try {
    return JSON.parse(storage.read(keyOf(chave)) ?? '{}') as Record<number, Resposta>
  } catch {
    return {}
  }
}

export function writeRascunho(
  chave: string,
  tela: number,
  resposta: Resposta | undefined,
  storage = browserStorage,
): void {
  if (!mayKeep(chave)) return
  const { [tela]: _, ...others } = readRascunhos(chave, storage)
  const next = resposta === undefined ? others : { ...others, [tela]: resposta }
  if (Object.keys(next).length === 0) storage.remove(keyOf(chave))
  else storage.write(keyOf(chave), JSON.stringify(next))
}
