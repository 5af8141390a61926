/** Sees accounts leave this device, in this tab or another, and has the rest done; weighs little, as every page has it. */
import { sessionStore } from '../../core/web/session/store.ts'

const openAccounts = () =>
  sessionStore.get().records.flatMap(({ usuario, token }) => (token === null ? [] : [usuario]))

/**
 * From the start on: a tab that died while it closed something is finished now.
 * @param tenant empty where it is not known: then nothing of anybody could be found, and all waits
 */
export function watchLeaving(tenant: string): void {
  if (tenant === '') return
  let open = openAccounts()
  const look = () => {
    const now = openAccounts()
    const gone = open.filter((usuario) => !now.includes(usuario))
    open = now
    if (gone.length > 0 || sessionStore.saidas().length > 0)
      import('./leaving.ts').then(({ finishLeaving }) => finishLeaving(tenant, gone)).catch(() => {})
  }
  sessionStore.subscribe(look)
  look()
}
