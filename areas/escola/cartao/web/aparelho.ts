/** What this device keeps of being a class's: the token, and which of the class's devices it is. */
import { browserStorage, readJson } from '../../../../core/web/device/storage.ts'

const KEY = 'aparelho'

export interface KeptAparelho {
  id: number
  token: string
}

export function readAparelho(): KeptAparelho | null {
  const kept = readJson(browserStorage, KEY) as Partial<KeptAparelho> | null | undefined
  return typeof kept?.token === 'string' && typeof kept.id === 'number'
    ? { id: kept.id, token: kept.token }
    : null
}

/** False when the browser keeps nothing: the device can't be registered. */
export const keepAparelho = (aparelho: KeptAparelho): boolean =>
  browserStorage.write(KEY, JSON.stringify(aparelho))

export const forgetAparelho = (): void => browserStorage.remove(KEY)
