/** Feeds the layouts of a signed-in person: who they are, where they may go, what is new. */
import IconBinaryTree from '@tabler/icons-react/dist/esm/icons/IconBinaryTree.mjs'
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import IconCloudDownload from '@tabler/icons-react/dist/esm/icons/IconCloudDownload.mjs'
import IconCompass from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconListTree from '@tabler/icons-react/dist/esm/icons/IconListTree.mjs'
import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { notificacaoApi } from '../../areas/acesso/notificacao/contract.ts'
import { type Eu, sessaoApi } from '../../areas/acesso/sessao/contract.ts'
import { papelPrincipal, sessaoTexts } from '../../areas/acesso/sessao/texts.ts'
import { asActor, EuContext } from '../../areas/acesso/sessao/web/public.tsx'
import { writesLessons } from '../../areas/ensino/midia/policy.ts'
import { type Grant, grantKey } from '../../areas/escola/pessoa/web/grant.ts'
import { call, useTransport } from '../../core/web/call.ts'
import { useCall } from '../../core/web/data.ts'
import { loadAgainOnce } from '../../core/web/device/chunk.ts'
import { useLive } from '../../core/web/live.ts'
import { href } from '../../core/web/routes.ts'
import { sessionStore } from '../../core/web/session/store.ts'
import { useTenant } from '../../core/web/tenant/context.ts'
import { useTexts } from '../../core/web/texts.ts'
import {
  type Destination,
  FrameContext,
  type FrameState,
  type NavigationItem,
} from '../../core/web/ui/frame.ts'
import { DeviceNotices } from './DeviceNotices.tsx'
import { useDeviceKey } from './device-key.ts'
import { usePreferenceSync } from './preferenceSync.ts'
import { appTexts } from './texts.ts'

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

const isStaff = (eu: Eu): boolean => eu.papeis.some((papel) => papel !== 'aluno' && papel !== 'responsavel')

/** Where a person finds people: everybody of the tenant, or those of their network; nowhere for who answers for none. */
function pessoasOf(eu: Eu, slug: string, administers: boolean): Pick<NavigationItem, 'href' | 'also'>[] {
  const everybody = href('/logado/administracao/:slug/usuarios', { slug })
  if (administers) return [{ href: everybody }]
  const [rede] = eu.redes
  if (!rede) return []
  const of = { rede: rede.id }
  return [
    {
      href: href('/logado/redes/rede/:rede/gestao/localizar-usuarios', of),
      also: [
        href('/logado/redes/rede/:rede/gestao/cadastrar-aluno', of),
        href('/logado/redes/rede/:rede/gestao/cadastrar-professor', of),
        everybody,
      ],
    },
  ]
}

/** What is administered of another tenant, under its name, while the person is there. */
function useVisited(slug: string): readonly NavigationItem[] {
  const t = useTexts(appTexts)
  const { pathname } = useLocation()
  const [, there] = /^\/logado\/administracao\/([^/]+)/.exec(pathname) ?? []
  const visited = there !== undefined && there !== slug ? decodeURIComponent(there) : undefined
  // The page asks for the grant (areas/escola/pessoa/web/Administracao.tsx); its answer is only looked at here.
  const { data } = useQuery<Grant | null>({
    queryKey: grantKey(visited ?? ''),
    queryFn: () => null,
    enabled: false,
  })
  const group = visited === undefined ? undefined : data?.tenant.nome
  return useMemo(
    () =>
      visited === undefined || group === undefined
        ? []
        : [
            {
              href: href('/logado/administracao/:slug/usuarios', { slug: visited }),
              label: t.pessoas,
              icon: IconUsers,
              group,
            },
            {
              href: href('/logado/administracao/:slug/privacidade', { slug: visited }),
              label: t.privacidade,
              icon: IconShieldLock,
              group,
            },
            {
              href: href('/logado/administracao/:slug/paginas', { slug: visited }),
              label: t.paginasPublicas,
              icon: IconSpeakerphone,
              group,
            },
          ],
    [visited, group, t],
  )
}

function useNavigation(eu: Eu | null, slug: string, demo: boolean): readonly NavigationItem[] {
  const t = useTexts(appTexts)
  return useMemo(() => {
    if (!eu) return []
    const administers = eu.funcoes.some((papel) => papel.startsWith('administrador'))
    const audits = administers || eu.funcoes.includes('encarregado')
    const supports = eu.funcoes.includes('suporte') || eu.funcoes.includes('administrador-plataforma')
    return [
      { href: '/logado', label: t.inicio, icon: IconHome, exact: true },
      { href: '/logado/trilhas', label: t.trilhas, icon: IconRoute },
      { href: '/logado/turmas', label: t.turmas, icon: IconSchool },
      ...(writesLessons(asActor(eu)) || eu.funcoes.includes('revisor')
        ? [
            {
              href: '/logado/gerenciar/aula',
              also: [
                '/logado/gerenciar/questoes',
                '/logado/gerenciar/extrair-questoes',
                href('/logado/administracao/:slug/playlist', { slug }),
              ],
              label: t.aulas,
              icon: IconBook,
            },
            { href: '/logado/gerenciar/trilhas', label: t.gerenciarTrilhas, icon: IconRoute },
          ]
        : eu.redes[0]
          ? [{ href: '/logado/gerenciar/questoes', label: t.questoes, icon: IconBook }]
          : []),
      ...(eu.redes[0] || administers
        ? [
            {
              href: '/logado/curriculos',
              also: [
                '/logado/informacoes/pedagogico',
                href('/logado/administracao/:slug/curriculos', { slug }),
              ],
              label: t.curriculos,
              icon: IconListTree,
            },
          ]
        : []),
      {
        href: '/logado/descobrir',
        also: ['/logado/games', '/logado/livro'],
        label: t.descobrir,
        icon: IconCompass,
      },
      ...(eu.papeis.includes('aluno')
        ? [{ href: '/logado/offline', label: t.semInternet, icon: IconCloudDownload }]
        : []),
      ...(eu.papeis.includes('responsavel')
        ? [{ href: '/logado/responsaveis', label: t.acompanhar, icon: IconHeartHandshake }]
        : []),
      ...pessoasOf(eu, slug, administers).map((to) => ({ ...to, label: t.pessoas, icon: IconUsers })),
      ...(eu.redes[0]
        ? [
            {
              href: href('/logado/redes/rede/:rede/gestao/rede-subredes', { rede: eu.redes[0].id }),
              label: t.redeEscolas,
              icon: IconBinaryTree,
            },
            {
              href: href('/logado/redes/rede/:rede/gestao/avisos', { rede: eu.redes[0].id }),
              label: t.avisosDaRede,
              icon: IconSpeakerphone,
            },
          ]
        : []),
      ...(audits
        ? [
            {
              href: href('/logado/administracao/:slug/auditoria', { slug }),
              label: t.auditoria,
              icon: IconHistory,
            },
          ]
        : []),
      ...(audits
        ? [
            {
              href: href('/logado/administracao/:slug/privacidade', { slug }),
              label: t.privacidade,
              icon: IconShieldLock,
            },
          ]
        : []),
      ...(administers
        ? [
            {
              href: href('/logado/administracao/:slug/provedores', { slug }),
              label: t.provedores,
              icon: IconLogin2,
            },
            {
              href: href('/logado/administracao/:slug/paginas', { slug }),
              label: t.paginasPublicas,
              icon: IconSpeakerphone,
            },
          ]
        : []),
      ...(supports
        ? [{ href: href('/logado/administracao/:slug/ver-como', { slug }), label: t.verComo, icon: IconEye }]
        : []),
      ...(demo && administers ? [{ href: '/correio', label: t.correio, icon: IconMail }] : []),
    ]
  }, [eu, slug, demo, t])
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

/** Classes by the words typed, for Ctrl K. */
function useFindTurmas() {
  const transport = useTransport()
  return useCallback(
    async (words: string, signal: AbortSignal): Promise<Destination[]> => {
      const { turmaApi } = await import('../../areas/escola/turma/contract.ts')
      const query = { pagina: 1, linhas: 8, busca: words }
      const { grupos } = await call(transport, turmaApi.listAtivas, { query }, { signal })
      return grupos.map(({ id, nome, disciplina, escola }) => ({
        href: href('/logado/turmas/turma/:id', { id }),
        label: nome,
        hint: [disciplina, escola.nome].filter(Boolean).join(' · '),
        icon: IconSchool,
      }))
    },
    [transport],
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
  const findDestinations = useFindTurmas()
  const slug = tenant ? tenant.slug : 'plataforma'
  const own = useNavigation(eu, slug, tenant !== false && tenant.features.includes('demonstracao'))
  const visited = useVisited(slug)
  const navigation = useMemo(() => [...own, ...visited], [own, visited])

  const frame = useMemo<FrameState>(
    () => ({
      ...base,
      person: eu && { nome: eu.nome, papel: papeis[papelPrincipal(eu.papeis)], foto: eu.foto },
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
      accountHref: '/logado/conta',
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
