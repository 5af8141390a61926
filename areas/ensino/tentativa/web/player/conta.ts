/** Whose something is that names its account first: `tenant:account:…`. */
import { sessionStore } from '../../../../../core/web/session/store.ts'

/** Not once the account has left this device; what is of no account may. */
export function mayKeep(chave: string): boolean {
  const [, usuario] = /^[^:]*:(\d+):/.exec(chave) ?? []
  return usuario === undefined || sessionStore.mayKeep(usuario)
}
