/** Where a signed-in person may go: the lines of the side bar, grouped by what they do in the house. */

import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs'
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs'
import IconCloudDownload from '@tabler/icons-react/dist/esm/icons/IconCloudDownload.mjs'
import IconCompass from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs'
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs'
import IconHelpHexagon from '@tabler/icons-react/dist/esm/icons/IconHelpHexagon.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconMapPlus from '@tabler/icons-react/dist/esm/icons/IconMapPlus.mjs'
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { Eu } from '../../areas/acesso/sessao/contract.ts'
import { papelPrincipal } from '../../areas/acesso/sessao/texts.ts'
import { asActor } from '../../areas/acesso/sessao/web/public.tsx'
import { writesLessons } from '../../areas/ensino/midia/policy.ts'
import { type Grant, grantKey } from '../../areas/escola/pessoa/web/grant.ts'
import type { Said } from '../../core/texts/texts.ts'
import { loadAgainOnce } from '../../core/web/device/chunk.ts'
import { href } from '../../core/web/routes.ts'
import { useTexts } from '../../core/web/texts.ts'
import type { NavigationItem } from '../../core/web/ui/frame.ts'
import { appTexts } from './texts.ts'

export type Texts = Said<typeof appTexts>
export type Place = Pick<NavigationItem, 'href' | 'also' | 'exact'>

/** `at` is the network whose pages stand open. */
export interface Whereabouts {
  slug: string
  demo: boolean
  at: number | undefined
  t: Texts
}

type Key =
  | 'inicio'
  | 'acompanhar'
  | 'trilhas'
  | 'turmas'
  | 'descobrir'
  | 'semInternet'
  | 'aulas'
  | 'montarTrilhas'
  | 'questoes'
  | 'avaliacoes'
  | 'fases'
  | 'sugestoes'
  | 'curriculos'
  | 'pessoas'
  | 'redeEscolas'
  | 'avisosDaRede'
  | 'auditoria'
  | 'privacidade'
  | 'provedores'
  | 'paginasPublicas'
  | 'verComo'
  | 'correio'

export interface Line extends NavigationItem {
  key: Key
}

type Gestao = typeof import('./navigation-gestao.ts')

/** The network whose pages stand open, of all that a person may open. */
const redeAt = (pathname: string): number | undefined =>
  Number(/^\/logado\/redes\/rede\/(\d+)/.exec(pathname)?.[1]) || undefined

const LEARNS: readonly Key[] = ['inicio', 'trilhas', 'turmas', 'descobrir']
const MANAGES: readonly Key[] = ['inicio', 'turmas', 'pessoas', 'redeEscolas']
const WRITES: readonly Key[] = ['inicio', 'aulas', 'montarTrilhas', 'questoes']

/** The four places of a phone's bar, by the role that says most about a person. */
const BARS: Record<ReturnType<typeof papelPrincipal>, readonly Key[]> = {
  'administrador-plataforma': MANAGES,
  administrador_tenant: MANAGES,
  encarregado: ['inicio', 'turmas', 'auditoria', 'privacidade'],
  suporte: ['inicio', 'turmas', 'descobrir', 'verComo'],
  gestor_rede: MANAGES,
  coordenador: MANAGES,
  professor: ['inicio', 'turmas', 'aulas', 'montarTrilhas'],
  revisor: WRITES,
  autor: WRITES,
  responsavel: ['inicio', 'acompanhar', 'turmas', 'descobrir'],
  aluno: LEARNS,
  semPapel: LEARNS,
}

/** What a small child calls its four places. */
const CHILD: Partial<Record<Key, 'casa' | 'caminho' | 'turma' | 'jogos'>> = {
  inicio: 'casa',
  trilhas: 'caminho',
  turmas: 'turma',
  descobrir: 'jogos',
}

/** A pupil whose screens are those of 7 to 10 years, and nothing else. */
export const isCrianca = ({ idade, papeis, funcoes }: Eu): boolean =>
  idade === 'crianca' && papelPrincipal([...papeis, ...funcoes]) === 'aluno'

/** Whether a person has lines of management, which come by themselves. */
const managesSomething = ({ redes, funcoes }: Eu): boolean =>
  redes.length > 0 ||
  funcoes.some((papel) => papel.startsWith('administrador') || papel === 'encarregado' || papel === 'suporte')

/** What a person follows, and what they teach with. */
function ownLines(eu: Eu, learns: boolean, { slug, t }: Whereabouts): Line[] {
  const line = (key: Key, icon: Line['icon'], place: Place, group?: string): Line => ({
    ...place,
    key,
    icon,
    label: t[key],
    ...(group !== undefined && { group }),
  })
  const writes = writesLessons(asActor(eu)) || eu.funcoes.includes('revisor')
  const turmas = line('turmas', IconSchool, { href: '/logado/turmas' })
  const trilhas = line('trilhas', IconRoute, { href: '/logado/trilhas' })
  const lines: (Line | false)[] = [
    line('inicio', IconHome, { href: '/logado', exact: true }),
    eu.papeis.includes('responsavel') &&
      line('acompanhar', IconHeartHandshake, { href: '/logado/responsaveis' }),
    ...(learns ? [trilhas, turmas] : [turmas, trilhas]),
    line('descobrir', IconCompass, { href: '/logado/descobrir', also: ['/logado/games', '/logado/livro'] }),
    eu.papeis.includes('aluno') && line('semInternet', IconCloudDownload, { href: '/logado/offline' }),
    writes &&
      line(
        'aulas',
        IconBook,
        {
          href: '/logado/gerenciar/aula',
          also: [href('/logado/administracao/:slug/playlist', { slug })],
        },
        t.ensinar,
      ),
    writes && line('montarTrilhas', IconMapPlus, { href: '/logado/gerenciar/trilhas' }, t.ensinar),
    (writes || eu.redes[0] !== undefined) &&
      line(
        'questoes',
        IconHelpHexagon,
        { href: '/logado/gerenciar/questoes', also: ['/logado/gerenciar/extrair-questoes'] },
        t.ensinar,
      ),
    (writes || eu.redes[0] !== undefined) &&
      line(
        'avaliacoes',
        IconClipboardList,
        { href: '/logado/gerenciar/avaliacao', also: ['/logado/gerenciar/montagem-avaliacao'] },
        t.ensinar,
      ),
    (writes || eu.redes[0] !== undefined) &&
      line('sugestoes', IconBulb, { href: '/logado/gerenciar/sugestao' }, t.ensinar),
  ]
  return lines.filter((item) => item !== false)
}

/** The lines of a person, group by group, with those chosen for the bar of a phone. */
export function navigationOf(
  eu: Eu | null,
  where: Whereabouts,
  gestao: Gestao | undefined,
): readonly NavigationItem[] {
  if (!eu) return []
  const principal = papelPrincipal([...eu.papeis, ...eu.funcoes])
  const child = isCrianca(eu)
  const learns = principal === 'aluno' || principal === 'semPapel'
  return [...ownLines(eu, learns, where), ...(gestao?.managementOf(eu, where) ?? [])].map(
    ({ key, ...item }) => {
      const word = child && CHILD[key]
      const line = word ? { ...item, label: where.t[word] } : item
      return BARS[principal].includes(key) ? { ...line, bar: true } : line
    },
  )
}

/** The lines of management, for who has some: undefined until they are there, null when they can't be had. */
function useGestao(eu: Eu | null): Gestao | null | undefined {
  const wanted = eu !== null && managesSomething(eu)
  const [gestao, setGestao] = useState<Gestao | null>()
  useEffect(() => {
    if (!wanted) return
    let here = true
    loadAgainOnce(() => import('./navigation-gestao.ts')).then(
      (module) => here && setGestao(module),
      () => here && setGestao(null),
    )
    return () => {
      here = false
    }
  }, [wanted])
  return wanted ? gestao : null
}

/** The other tenant that is being administered, and its name once the page knows it. */
function useVisited(slug: string) {
  const [, there] = /^\/logado\/administracao\/([^/]+)/.exec(useLocation().pathname) ?? []
  const visited = there !== undefined && there !== slug ? decodeURIComponent(there) : undefined
  // The page asks for the grant (areas/escola/pessoa/web/Administracao.tsx); its answer is only looked at here.
  const { data } = useQuery<Grant | null>({
    queryKey: grantKey(visited ?? ''),
    queryFn: () => null,
    enabled: false,
  })
  return { visited, nome: visited === undefined ? undefined : data?.tenant.nome }
}

/** Empty until all of it is known: lines that come one after the other would move what a finger aims at. */
export function useNavigation(eu: Eu | null, slug: string, demo: boolean): readonly NavigationItem[] {
  const t = useTexts(appTexts)
  const at = redeAt(useLocation().pathname)
  const gestao = useGestao(eu)
  const { visited, nome } = useVisited(slug)
  return useMemo(() => {
    if (gestao === undefined) return []
    const own = navigationOf(eu, { slug, demo, at, t }, gestao ?? undefined)
    return visited !== undefined && nome !== undefined && gestao
      ? [...own, ...gestao.visitedOf(visited, nome, t)]
      : own
  }, [eu, slug, demo, at, t, gestao, visited, nome])
}
