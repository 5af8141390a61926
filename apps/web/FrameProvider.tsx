/** Feeds the layouts of a signed-in person: who they are, where they may go, what is new. */
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react'
import { notificacaoApi } from '../../areas/acesso/notificacao/contract.ts'
import { type Eu, sessaoApi } from '../../areas/acesso/sessao/contract.ts'
import { papelPrincipal, sessaoTexts } from '../../areas/acesso/sessao/texts.ts'
import { EuContext } from '../../areas/acesso/sessao/web/public.tsx'
import { useTransport } from '../../core/web/call.ts'
import { useCall } from '../../core/web/data.ts'
import { loadAgainOnce } from '../../core/web/device/chunk.ts'
import { useLive } from '../../core/web/live.ts'
import { sessionStore } from '../../core/web/session/store.ts'
import { useTenant } from '../../core/web/tenant/context.ts'
import { useLanguage, useTexts } from '../../core/web/texts.ts'
import { type Destination, FrameContext, type FrameState } from '../../core/web/ui/frame.ts'
import { DeviceNotices } from './DeviceNotices.tsx'
import { useDeviceKey } from './device-key.ts'
import { isCrianca, useNavigation } from './navigation.ts'
import { usePreferenceSync } from './preferenceSync.ts'

const NotificationPanel = lazy(() =>
  loadAgainOnce(() =>
    import('../../areas/acesso/notificacao/web/public.tsx').then((module) => ({
      default: module.NotificationPanel,
    })),
  ),
)

const VerComoBanner = lazy(() =>
  loadAgainOnce(() =>
    import('../../areas/escola/auditoria/web/public.tsx').then((module) => ({
      default: module.VerComoBanner,
    })),
  ),
)

const TempoDeUso = lazy(() =>
  loadAgainOnce(() =>
    import('../../areas/gestao/privacidade/web/TempoDeUso.tsx').then((module) => ({
      default: module.TempoDeUso,
    })),
  ),
)

const IdadeChoice = lazy(() =>
  loadAgainOnce(() =>
    import('../../areas/acesso/preferencia/web/public.tsx').then((module) => ({
      default: module.IdadeChoice,
    })),
  ),
)

const isStaff = (eu: Eu): boolean => eu.papeis.some((papel) => papel !== 'aluno' && papel !== 'responsavel')

/** The help, at the chapter of who asks. */
function helpOf(eu: Eu | null): string {
  const chapter = { aluno: 'aprender', professor: 'ensinar', responsavel: 'familias' } as const
  const principal = papelPrincipal(eu?.papeis ?? [])
  return principal in chapter ? `/docs#${chapter[principal as keyof typeof chapter]}` : '/docs'
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

/** What Ctrl K finds by the words typed; what finds it is fetched with the first letter. */
function useFind(eu: Eu | null, slug: string) {
  const transport = useTransport()
  const language = useLanguage()
  return useCallback(
    async (words: string, signal: AbortSignal): Promise<readonly Destination[]> => {
      if (!eu) return []
      const { findAll } = await import('../../areas/gestao/busca/web/public.ts')
      return findAll(transport, words, { eu, slug, language }, signal)
    },
    [transport, eu, slug, language],
  )
}

interface Props {
  usuario: string
  /** What is known of anyone. */
  base: FrameState
  children: ReactNode
}

export function FrameProvider({ usuario, base, children }: Props) {
  const papeis = useTexts(sessaoTexts)
  const tenant = useTenant()
  const me = useCall(sessaoApi.me)
  const news = useCall(notificacaoApi.countNew)
  const eu = me.data?.usuario ?? null
  usePreferenceSync(usuario)
  useRememberedName(eu)
  useDeviceKey(tenant ? tenant.slug : '', usuario, me.data?.chave)
  useLive(`usuario:${usuario}`, (tipo) => {
    if (tipo.startsWith('notifica') || tipo === 'recarregar') void news.refetch()
    // What the person may do has changed: the menu follows.
    if (tipo === 'papeis_mudaram' || tipo === 'recarregar') void me.refetch()
  })
  const slug = tenant ? tenant.slug : 'plataforma'
  const findDestinations = useFind(eu, slug)
  const navigation = useNavigation(eu, slug, tenant !== false && tenant.features.includes('demonstracao'))

  const frame = useMemo<FrameState>(
    () => ({
      ...base,
      person: eu && { nome: eu.nome, papel: papeis[papelPrincipal(eu.papeis)], foto: eu.foto },
      tom: eu && !isStaff(eu) ? 'aprender' : 'gerir',
      navigation,
      largeBar: eu !== null && isCrianca(eu),
      notifications: {
        unread: news.data?.novas ?? 0,
        panel: (
          <Suspense>
            <NotificationPanel />
          </Suspense>
        ),
      },
      actions: { ...base.actions, findDestinations },
      notice: (
        <>
          <DeviceNotices />
          {eu?.papeis.includes('aluno') && !eu.suporte && (
            <Suspense>
              <TempoDeUso />
            </Suspense>
          )}
        </>
      ),
      ownChoices: eu?.idade && (
        <Suspense>
          <IdadeChoice />
        </Suspense>
      ),
      accountHref: '/logado/conta',
      helpHref: helpOf(eu),
    }),
    [base, eu, papeis, navigation, news.data, findDestinations],
  )
  return (
    <EuContext value={eu}>
      <FrameContext value={frame}>
        {eu?.suporte && (
          <Suspense>
            <VerComoBanner eu={eu} />
          </Suspense>
        )}
        {children}
      </FrameContext>
    </EuContext>
  )
}
