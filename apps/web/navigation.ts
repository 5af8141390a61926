/** Where a signed-in person may go: the lines of the side bar, by what they do in the house. */
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
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { Eu } from '../../areas/acesso/sessao/contract.ts'
import { asActor } from '../../areas/acesso/sessao/web/public.tsx'
import { writesLessons } from '../../areas/ensino/midia/policy.ts'
import { type Grant, grantKey } from '../../areas/escola/pessoa/web/grant.ts'
import type { TelaRede } from '../../areas/escola/rede/rules.ts'
import type { Said } from '../../core/texts/texts.ts'
import { href } from '../../core/web/routes.ts'
import { useTexts } from '../../core/web/texts.ts'
import type { NavigationItem } from '../../core/web/ui/frame.ts'
import { appTexts } from './texts.ts'

type Texts = Said<typeof appTexts>

const PESSOAS = [
  '/logado/redes/rede/:rede/gestao/localizar-usuarios',
  '/logado/redes/rede/:rede/gestao/cadastrar-aluno',
  '/logado/redes/rede/:rede/gestao/cadastrar-professor',
] as const
const ESCOLAS = [
  '/logado/redes/rede/:rede/gestao/rede-subredes',
  '/logado/redes/rede/:rede/gestao/importar-escolas',
  '/logado/redes/rede/:rede/gestao/turma',
] as const
const AVISOS = ['/logado/redes/rede/:rede/gestao/avisos'] as const

type Place = Pick<NavigationItem, 'href' | 'also'>

/** The network whose pages stand open, of all that a person may open. */
const redeAt = (pathname: string): number | undefined =>
  Number(/^\/logado\/redes\/rede\/(\d+)/.exec(pathname)?.[1]) || undefined

/**
 * A page of networks: at once where a person answers for one, after a choice where for several; nowhere for who answers
 * for none. Who administers answers for all.
 */
function redePlace(
  eu: Eu,
  administers: boolean,
  at: number | undefined,
  tela: TelaRede,
  [page, ...more]: readonly string[],
): Place[] {
  const [first, ...others] = new Set(eu.redes.map(({ id }) => id))
  const one = administers || others.length > 0 ? undefined : first
  if (one === undefined && first === undefined && !administers) return []
  const of = (rede: number, pages: readonly string[]) =>
    pages.map((path) => path.replace(':rede', String(rede)))
  return one === undefined
    ? [{ href: href('/logado/redes/:tela', { tela }), also: at ? of(at, [page ?? '', ...more]) : [] }]
    : [{ href: of(one, [page ?? ''])[0] ?? '', also: of(one, more) }]
}

/** Where a person finds people: everybody of the tenant, or those of their networks. */
function pessoasOf(eu: Eu, slug: string, administers: boolean, at: number | undefined): Place[] {
  const everybody = href('/logado/administracao/:slug/usuarios', { slug })
  if (administers)
    return [{ href: everybody, also: at ? PESSOAS.map((p) => p.replace(':rede', String(at))) : [] }]
  return redePlace(eu, administers, at, 'pessoas', PESSOAS).map(({ href, also = [] }) => ({
    href,
    also: [...also, everybody],
  }))
}

/** What is administered of another tenant, under its name, while the person is there. */
export function useVisited(slug: string): readonly NavigationItem[] {
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

/** The lines of a person; `at` is the network whose pages stand open. */
export function navigationOf(
  eu: Eu | null,
  { slug, demo, at, t }: { slug: string; demo: boolean; at: number | undefined; t: Texts },
): readonly NavigationItem[] {
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
    ...pessoasOf(eu, slug, administers, at).map((to) => ({ ...to, label: t.pessoas, icon: IconUsers })),
    ...redePlace(eu, administers, at, 'escolas', ESCOLAS).map((to) => ({
      ...to,
      label: t.redeEscolas,
      icon: IconBinaryTree,
    })),
    ...redePlace(eu, administers, at, 'avisos', AVISOS).map((to) => ({
      ...to,
      label: t.avisosDaRede,
      icon: IconSpeakerphone,
    })),
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
}

export function useNavigation(eu: Eu | null, slug: string, demo: boolean): readonly NavigationItem[] {
  const t = useTexts(appTexts)
  const at = redeAt(useLocation().pathname)
  return useMemo(() => navigationOf(eu, { slug, demo, at, t }), [eu, slug, demo, at, t])
}
