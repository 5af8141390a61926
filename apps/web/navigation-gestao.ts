/** Where who manages, administers, supports or protects data may go: loaded by them alone. */
import IconBinaryTree from '@tabler/icons-react/dist/esm/icons/IconBinaryTree.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconListTree from '@tabler/icons-react/dist/esm/icons/IconListTree.mjs'
import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import IconTimelineEvent from '@tabler/icons-react/dist/esm/icons/IconTimelineEvent.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconWorldWww from '@tabler/icons-react/dist/esm/icons/IconWorldWww.mjs'
import type { Eu } from '../../areas/acesso/sessao/contract.ts'
import type { TelaRede } from '../../areas/escola/rede/rules.ts'
import { href } from '../../core/web/routes.ts'
import type { NavigationItem } from '../../core/web/ui/frame.ts'
import type { Line, Place, Texts, Whereabouts } from './navigation.ts'

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

/** The lines of management, group by group; the curricula end what one teaches with. */
export function managementOf(eu: Eu, { slug, demo, at, t }: Whereabouts): Line[] {
  const administers = eu.funcoes.some((papel) => papel.startsWith('administrador'))
  const audits = administers || eu.funcoes.includes('encarregado')
  const supports = eu.funcoes.includes('suporte') || eu.funcoes.includes('administrador-plataforma')
  const manages = eu.redes[0] !== undefined || administers
  const curriculos: Place = {
    href: '/logado/curriculos',
    also: ['/logado/informacoes/pedagogico', href('/logado/administracao/:slug/curriculos', { slug })],
  }
  const all = (
    key: Line['key'],
    icon: Line['icon'],
    group: string,
    places: readonly (Place | false)[],
  ): Line[] =>
    places.filter((place) => place !== false).map((place) => ({ ...place, key, icon, group, label: t[key] }))
  const { ensinar, rede, administracao } = t
  return [
    ...all('curriculos', IconListTree, ensinar, [manages && curriculos]),
    ...all('pessoas', IconUsers, rede, pessoasOf(eu, slug, administers, at)),
    ...all('redeEscolas', IconBinaryTree, rede, redePlace(eu, administers, at, 'escolas', ESCOLAS)),
    ...all('fases', IconTimelineEvent, rede, [manages && { href: '/logado/gerenciar/fase' }]),
    ...all('avisosDaRede', IconSpeakerphone, rede, redePlace(eu, administers, at, 'avisos', AVISOS)),
    ...all('auditoria', IconHistory, administracao, [
      audits && { href: href('/logado/administracao/:slug/auditoria', { slug }) },
    ]),
    ...all('privacidade', IconShieldLock, administracao, [
      audits && { href: href('/logado/administracao/:slug/privacidade', { slug }) },
    ]),
    ...all('provedores', IconLogin2, administracao, [
      administers && { href: href('/logado/administracao/:slug/provedores', { slug }) },
    ]),
    ...all('paginasPublicas', IconWorldWww, administracao, [
      administers && { href: href('/logado/administracao/:slug/paginas', { slug }) },
    ]),
    ...all('verComo', IconEye, administracao, [
      supports && { href: href('/logado/administracao/:slug/ver-como', { slug }) },
    ]),
    ...all('correio', IconMail, administracao, [demo && administers && { href: '/correio' }]),
  ]
}

/** What is administered of another tenant, under its name. */
export const visitedOf = (slug: string, group: string, t: Texts): NavigationItem[] => [
  {
    href: href('/logado/administracao/:slug/usuarios', { slug }),
    label: t.pessoas,
    icon: IconUsers,
    group,
  },
  {
    href: href('/logado/administracao/:slug/privacidade', { slug }),
    label: t.privacidade,
    icon: IconShieldLock,
    group,
  },
  {
    href: href('/logado/administracao/:slug/paginas', { slug }),
    label: t.paginasPublicas,
    icon: IconWorldWww,
    group,
  },
]
