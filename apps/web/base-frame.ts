/** What the layouts know of anyone, signed in or not: the tenant, how they read, the accounts of this device. */
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { isPalette } from '../../core/contract/palettes.ts'
import { preferencesStore, usePreferences } from '../../core/web/preferences/store.ts'
import { sessionStore, useSession } from '../../core/web/session/store.ts'
import { useTenant } from '../../core/web/tenant/context.ts'
import { DEFAULT_FRAME, type FrameState } from '../../core/web/ui/frame.ts'

export function useBaseFrame(): FrameState {
  const tenant = useTenant()
  const preferences = usePreferences()
  const { sessao, records } = useSession()
  const navigate = useNavigate()
  const switchAccount = useCallback(
    (id: number) => {
      const known = sessionStore.switchTo(String(id))
      void navigate(known ? '/logado' : `/login?conta=${id}`)
    },
    [navigate],
  )
  return useMemo(
    () => ({
      ...DEFAULT_FRAME,
      tenant: {
        nome: tenant ? tenant.nome : 'Turmalina',
        paleta: tenant && isPalette(tenant.paleta_cor) ? tenant.paleta_cor : 'turmalina',
      },
      accounts: records
        .filter(({ nome }) => nome)
        .map(({ usuario, nome = '', papel = '', foto }) => ({
          id: Number(usuario),
          nome,
          papel,
          foto,
          current: usuario === sessao?.usuario,
        })),
      preferences,
      actions: {
        setPreferences: preferencesStore.change,
        switchAccount,
        addAccount: () => void navigate('/login?outra=1'),
        signOut: () => void navigate('/logout'),
      },
    }),
    [tenant, records, sessao, preferences, switchAccount, navigate],
  )
}
