/** One notice, and for who teaches who has read it. */
import { lazy, Suspense } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { Breadcrumb } from '../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton, Skeleton } from '../../../../core/web/ui/Skeleton.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { forumApi } from '../contract.ts'
import type { Topico } from '../shapes.ts'
import { AvisoCard } from './AvisoCard.tsx'
import './forum.css'
import { LeiturasPanel } from './LeiturasPanel.tsx'
import { notasTexts } from './notas-texts.ts'
import { stopSentences } from './status.ts'
import { useSeen } from './useSeen.ts'

const TopicoForm = lazy(() => import('./TopicoForm.tsx').then((m) => ({ default: m.TopicoForm })))

function Aviso({ aviso, turma }: { aviso: Topico; turma: TurmaHeader }) {
  const dates = useDates()
  const t = useTexts(notasTexts)
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  usePageTitle(`${aviso.titulo} · ${turma.nome}`)
  useSeen(aviso, 0)
  const list = href('/logado/turmas/turma/:id/avisos', { id: turma.id })
  const stops = stopSentences(aviso, new Date(), dates)
  if (search.get('editar') === 'sim' && (aviso.permissaoEditar || aviso.permissoes.configurar))
    return (
      <Suspense fallback={<PageSkeleton />}>
        <TopicoForm turma={turma} topico={aviso} onDone={() => setSearch({}, { replace: true })} />
      </Suspense>
    )
  const card = (
    <section className="pilha" style={{ gap: 'var(--e-1)' }}>
      <Breadcrumb crumbs={[{ label: t.avisos, href: list }, { label: aviso.titulo }]} />
      <AvisoCard
        aviso={aviso}
        alone
        onEdit={() => setSearch({ editar: 'sim' })}
        onRemoved={() => void navigate(list)}
      />
      {stops.length > 0 && <Callout>{stops.join(' ')}</Callout>}
    </section>
  )
  if (!aviso.permissoes.verLeituras) return <div className="coluna-leitura">{card}</div>
  return (
    <div className="cola larga">
      {card}
      <aside className="pilha">
        <LeiturasPanel aviso={aviso} />
      </aside>
    </div>
  )
}

function Loader({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(notasTexts)
  const id = Number(useParams().aviso)
  const known = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useCall(forumApi.find, { params: { id } }, { enabled: known })
  useLive(`turma:${turma.id}`, (tipo, dados) => {
    if (tipo === 'recarregar' || dados.topico === id) void refetch()
  })
  const elsewhere = data && (data.topico.gru_id !== turma.id || data.topico.tipo !== 'aviso')
  if (!known || elsewhere || error?.status === 404 || error?.status === 403)
    return (
      <EmptyState
        title={t.avisoFora}
        action={
          <ButtonLink look="filled" to={href('/logado/turmas/turma/:id/avisos', { id: turma.id })}>
            {t.verAvisos}
          </ButtonLink>
        }
      >
        {t.avisoForaTexto}
      </EmptyState>
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="14rem" style={{ borderRadius: 'var(--r-4)' }} />
  return <Aviso key={id} aviso={data.topico} turma={turma} />
}

export function Screen() {
  return <TurmaFrame recurso="avisos">{(turma) => <Loader turma={turma} />}</TurmaFrame>
}
