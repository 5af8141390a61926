/** Handlers of the file calls. */
import { PLATFORM_LIMITS } from '../../../../core/contract/files.ts'
import type { Handlers } from '../../../../core/server/context.ts'
import type { arquivoApi } from '../contract.ts'

export const arquivoHandlers: Handlers<typeof arquivoApi> = {
  async limites() {
    return { ...PLATFORM_LIMITS }
  },
}
