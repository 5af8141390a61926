/** What other areas may use: the band of a class around their screens, and the class that it stands for. */
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { ClassHeader, type Tab } from '../../../../core/web/ui/ClassHeader.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { useFrame } from '../../../../core/web/ui/frame.ts'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { type Recurso, type TurmaHeader, turmaApi } from '../contract.ts'
import { turmaTexts } from '../texts.ts'
import { recursoTexts } from '../texts-recurso.ts'
import { useTurmaBrief, useTurmaFacts } from './facts.ts'
import { turmaWebTexts } from './texts.ts'
import './turma.css'
import '../../../../core/web/ui/hues.css'

/** The class that the address names. */
export const useTurmaId = (): number => Number(useParams().id)

export const useTurma = (turma: number) => useCall(turmaApi.find, { params: { turma } })

/** The six of every day in the row, the others behind "Mais". */
function useTabs(turma: TurmaHeader): { tabs: Tab[]; more: Tab[] } {
  const t = useTexts(turmaWebTexts)
  const { id, recursos, permissoes } = turma
  const has = (recurso: Recurso, tab: Tab) => recursos.includes(recurso) && tab
  const tabs: (Tab | false)[] = [
    { href: href('/logado/turmas/turma/:id', { id }), label: t.mural, exact: true },
    has('aulas', { href: href('/logado/turmas/turma/:id/aulas', { id }), label: t.aulas }),
    has('aulas', {
      href: href('/logado/turmas/turma/:id/atividades-entrega', { id }),
      also: [href('/logado/turmas/turma/:id/correcoes-entrega', { id })],
      label: t.entregas,
    }),
    permissoes.viewForum &&
      has('forum', {
        href: href('/logado/turmas/turma/:id/forum', { id }),
        label: t.forum,
        count: turma.forum_novos,
      }),
    permissoes.viewMembers && {
      href: href('/logado/turmas/turma/:id/integrantes', { id }),
      label: t.integrantes,
    },
  ]
  const more: (Tab | false)[] = [
    has('trilhas', { href: href('/logado/turmas/turma/:id/trilhas', { id }), label: t.trilhas }),
    has('avisos', {
      href: href('/logado/turmas/turma/:id/avisos', { id }),
      label: t.avisos,
      count: turma.avisos_novos,
    }),
    { href: href('/logado/turmas/turma/:id/compartilhamentos', { id }), label: t.materiais },
    has('ao_vivo', { href: href('/logado/turmas/turma/:id/aulas-ao-vivo', { id }), label: t.aoVivo }),
    has('enquetes', { href: href('/logado/turmas/turma/:id/enquetes', { id }), label: t.enquetes }),
    { href: href('/logado/turmas/turma/:id/relatorios', { id }), label: t.relatorios },
  ]
  return { tabs: tabs.filter((tab) => tab !== false), more: more.filter((tab) => tab !== false) }
}

function SettingsLink({ turma }: { turma: number }) {
  const t = useTexts(turmaWebTexts)
  return (
    <Link
      className="icone-bt borda"
      to={href('/logado/turmas/turma/:id/configuracoes', { id: turma })}
      aria-label={t.configuracoes}
      title={t.configuracoes}
    >
      <IconSettings aria-hidden="true" />
    </Link>
  )
}

/** On a phone the tabs slide sideways: brings the open one into sight. */
function useOpenTabInSight() {
  const box = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another open tab
  useEffect(() => {
    const open = box.current?.querySelector<HTMLElement>('.rolo [aria-current]')
    const strip = open?.parentElement
    if (open && strip) strip.scrollLeft = open.offsetLeft - (strip.clientWidth - open.offsetWidth) / 2
  }, [pathname])
  return box
}

function Header({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(turmaWebTexts)
  const facts = useTurmaFacts()
  const brief = useTurmaBrief()
  const staff = turma.permissoes.viewContacts
  const box = useOpenTabInSight()
  const mural = href('/logado/turmas/turma/:id', { id: turma.id })
  const inner = useLocation().pathname !== mural
  return (
    <div ref={box} className={turma.cor ? `matiz-${turma.cor}` : undefined}>
      <ClassHeader
        title={turma.nome}
        description={inner ? brief(turma) : facts(turma)}
        code={staff ? turma.codigo : undefined}
        actions={staff && <SettingsLink turma={turma.id} />}
        back={inner ? { href: mural, label: t.aoMural } : undefined}
        {...useTabs(turma)}
      />
    </div>
  )
}

/** Said instead of a screen whose feature the class has switched off. */
function Off({ turma, recurso }: { turma: TurmaHeader; recurso: Recurso }) {
  const t = useTexts(recursoTexts)
  const tw = useTexts(turmaWebTexts)
  const { id, permissoes } = turma
  return (
    <EmptyState
      title={t[recurso]}
      action={
        permissoes.manage && (
          <ButtonLink to={href('/logado/turmas/turma/:id/configuracoes', { id })}>
            {tw.configuracoes}
          </ButtonLink>
        )
      }
    >
      {permissoes.manage ? tw.ligueNasConfiguracoes : tw.desligadoLer}
    </EmptyState>
  )
}

interface Props {
  /** The feature that the screen belongs to: a class that has it switched off says so instead. */
  recurso?: Recurso
  /** What stands below the band, once the class is known. */
  children: (turma: TurmaHeader) => ReactNode
}

/** The band of the class in the address, with its tabs, around a screen. */
export function TurmaFrame({ recurso, children }: Props) {
  const t = useTexts(turmaTexts)
  const tw = useTexts(turmaWebTexts)
  const id = useTurmaId()
  const known = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useCall(turmaApi.find, { params: { turma: id } }, { enabled: known })
  if (!known || error?.status === 404 || error?.status === 403)
    return (
      <EmptyState
        title={tw.turmaFora}
        action={
          <ButtonLink look="filled" to="/logado/turmas">
            {tw.minhasTurmas}
          </ButtonLink>
        }
      >
        {t.naoEncontrada}
      </EmptyState>
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <div>
      <Header turma={data.grupo} />
      <div className="pt-6">
        {data.grupo.status === 'encerrada' && (
          <div style={{ marginBottom: 'var(--e-2)' }}>
            <Callout>{tw.encerradaAviso}</Callout>
          </div>
        )}
        {recurso && !data.grupo.recursos.includes(recurso) ? (
          <Off turma={data.grupo} recurso={recurso} />
        ) : (
          children(data.grupo)
        )}
      </div>
    </div>
  )
}

/** Names the tab of the browser after what is open inside a class, whose band names it after the class. */
export function usePageTitle(title: string | undefined): void {
  const { tenant } = useFrame()
  useEffect(() => {
    if (!title) return
    const before = document.title
    document.title = `${title} · ${tenant.nome}`
    return () => {
      document.title = before
    }
  }, [title, tenant.nome])
}
