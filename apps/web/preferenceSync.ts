/** The choices of a signed-in person follow them between devices, by the preference calls. */
import { useEffect } from 'react'
import { preferenciaApi } from '../../areas/acesso/preferencia/contract.ts'
import { call, useTransport } from '../../core/web/call.ts'
import { preferencesStore } from '../../core/web/preferences/store.ts'
import { PREFERENCES_KEY, startPreferenceSync } from '../../core/web/preferences/sync.ts'

/** Runs while `usuario` is signed in. */
export function usePreferenceSync(usuario: string | undefined): void {
  const transport = useTransport()
  useEffect(() => {
    if (usuario === undefined) return
    return startPreferenceSync({
      usuario,
      store: preferencesStore,
      load: async () =>
        (await call(transport, preferenciaApi.find, { params: { chave: PREFERENCES_KEY } })).preferencias,
      save: (preferences) =>
        call(transport, preferenciaApi.save, {
          body: { chave: PREFERENCES_KEY, preferencias: { ...preferences } },
        }),
    })
  }, [usuario, transport])
}
