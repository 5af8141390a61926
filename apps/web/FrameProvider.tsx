/** Feeds the layouts: who is signed in, where they may go, what is new, which accounts this device keeps. */
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react'
import { notificacaoApi } from '../../areas/notificacao/contract.ts'
import { type Eu, sessaoApi } from '../../areas/sessao/contract.ts'
import { papelPrincipal, sessaoTexts } from '../../areas/sessao/texts.ts'
import { EuContext } from '../../areas/sessao/web/public.tsx'
import { isPalette } from '../../core/contract/palettes.ts'
import { useCall } from '../../core/web/data.ts'
import { loadAgainOnce } from '../../core/web/device/chunk.ts'
import { useLive } from '../../core/web/live.ts'
import { preferencesStore, usePreferences } from '../../core/web/preferences/store.ts'
import { sessionStore, useSession } from '../../core/web/session/store.ts'
import { useTenant } from '../../core/web/tenant/context.ts'
import { useTexts } from '../../core/web/texts.ts'
import { FrameContext, type FrameState, type NavigationItem } from '../../core/web/ui/frame.ts'
import { DeviceNotices } from './DeviceNotices.tsx'
import { usePreferenceSync } from './preferenceSync.ts'
import { appTexts } from './texts.ts'

const NotificationPanel = lazy(() =>
  loadAgainOnce(() =>
    import('../../areas/notificacao/web/public.tsx').then((module) => ({
      default: module.NotificationPanel,
    })),
  ),
)

const isStaff = (eu: Eu): boolean => eu.papeis.some((papel) => papel !== 'aluno' && papel !== 'responsavel')

function useNavigation(eu: Eu | null, demo: boolean): readonly NavigationItem[] {
  const t = useTexts(appTexts)
  return useMemo(() => {
    if (!eu) return []
    const administers = eu.funcoes.some((papel) => papel.startsWith('administrador'))
    return [
      { href: '/logado', label: t.inicio, icon: IconHome, exact: true },
      { href: '/logado/turmas', label: t.turmas, icon: IconSchool },
      ...(demo && administers ? [{ href: '/correio', label: t.correio, icon: IconMail }] : []),
    ]
  }, [eu, demo, t])
}

/** The name on the account cards follows the person's; a shared device keeps none. */
function useRememberedName(eu: Eu | null): void {
  const papeis = useTexts(sessaoTexts)
  useEffect(() => {
    const kept = eu && sessionStore.get().records.find(({ usuario }) => usuario === String(eu.id))
    if (!eu || !kept?.nome) return
    const papel = papeis[papelPrincipal(eu.papeis)]
    if (kept.nome !== eu.nome || kept.papel !== papel)
      sessionStore.describe(kept.usuario, { nome: eu.nome, papel, ...(eu.foto && { foto: eu.foto }) })
  }, [eu, papeis])
}

interface Props {
  children: ReactNode
  /** Goes to a path of ours; the provider stands above the router. */
  navigate: (path: string) => void
}

export function FrameProvider({ children, navigate }: Props) {
  const papeis = useTexts(sessaoTexts)
  const tenant = useTenant()
  const preferences = usePreferences()
  const { sessao, records } = useSession()
  const signedIn = Boolean(sessao?.token)
  const me = useCall(sessaoApi.me, undefined, { enabled: signedIn })
  const news = useCall(notificacaoApi.countNew, undefined, { enabled: signedIn })
  const eu = (signedIn && me.data?.usuario) || null
  usePreferenceSync(signedIn ? sessao?.usuario : undefined)
  useLive(`usuario:${eu?.id ?? 0}`, (tipo) => {
    if (tipo.startsWith('notifica') || tipo === 'recarregar') void news.refetch()
  })

  const switchAccount = useCallback(
    (id: number) => {
      const known = sessionStore.switchTo(String(id))
      navigate(known ? '/logado' : `/login?conta=${id}`)
    },
    [navigate],
  )
  useRememberedName(eu)
  const navigation = useNavigation(eu, tenant !== false && tenant.features.includes('demonstracao'))

  const frame = useMemo<FrameState>(
    () => ({
      person: eu && { nome: eu.nome, papel: papeis[papelPrincipal(eu.papeis)], foto: eu.foto },
      tenant: {
        nome: tenant ? tenant.nome : 'Turmalina',
        paleta: tenant && isPalette(tenant.paleta_cor) ? tenant.paleta_cor : 'turmalina',
      },
      tom: eu && !isStaff(eu) ? 'aprender' : 'gerir',
      navigation,
      notifications: {
        unread: news.data?.novas ?? 0,
        panel: (
          <Suspense>
            <NotificationPanel />
          </Suspense>
        ),
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
      notice: <DeviceNotices />,
      accountHref: '/logado/conta',
      actions: {
        setPreferences: preferencesStore.change,
        switchAccount,
        addAccount: () => navigate('/login?outra=1'),
        signOut: () => navigate('/logout'),
      },
    }),
    [eu, papeis, tenant, navigation, news.data, records, sessao, preferences, switchAccount, navigate],
  )
  return (
    <EuContext value={eu}>
      <FrameContext value={frame}>{children}</FrameContext>
    </EuContext>
  )
}
