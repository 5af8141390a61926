/** `/atividades-entrega/:aula/:entrega`: one delivery, the work beside its correction. */
import { useNavigate, useParams } from 'react-router'
import { useCall, useReread } from '../../../../core/web/data.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame } from '../../../escola/turma/web/public.tsx'
import { type EntregaInteira, entregaApi } from '../contract.ts'
import { EntregaCorpo } from './EntregaCorpo.tsx'
import { entregaHref } from './parts.tsx'
import { entregaWebTexts } from './texts.ts'

function Vizinhas({ turma, entrega }: { turma: number; entrega: EntregaInteira }) {
  const t = useTexts(entregaWebTexts)
  const to = (id: number) => entregaHref(turma, { id, aula: entrega.aula })
  return (
    <span className="linha quebra">
      {entrega.anterior !== null && (
        <ButtonLink look="link" to={to(entrega.anterior)}>
          {t.anterior}
        </ButtonLink>
      )}
      {entrega.proxima !== null && (
        <ButtonLink look="link" to={to(entrega.proxima)}>
          {t.proxima}
        </ButtonLink>
      )}
    </span>
  )
}

function Entrega({ turma, entrega }: { turma: TurmaHeader; entrega: EntregaInteira }) {
  const t = useTexts(entregaWebTexts)
  const navigate = useNavigate()
  const { aluno, aula, proxima } = entrega
  return (
    <EntregaCorpo
      entrega={entrega}
      lugar={turma.nome}
      crumbs={[
        { label: t.entregas, href: href('/logado/turmas/turma/:id/atividades-entrega', { id: turma.id }) },
        {
          label: aula.titulo,
          href: href('/logado/turmas/turma/:id/atividades-entrega/:aula', { id: turma.id, aula: aula.id }),
        },
        { label: aluno.nome },
      ]}
      fila={{
        vizinhas: <Vizinhas turma={turma.id} entrega={entrega} />,
        onNext:
          proxima === null ? undefined : () => void navigate(entregaHref(turma.id, { id: proxima, aula })),
      }}
    />
  )
}

function Loader({ turma, id }: { turma: TurmaHeader; id: number }) {
  const t = useTexts(entregaWebTexts)
  const reread = useReread()
  const { data, error, refetch } = useCall(entregaApi.find, { params: { id } })
  useLive(`turma:${turma.id}`, (tipo) => {
    if (tipo === 'entrega_mudou' || tipo === 'recarregar')
      void reread.only(entregaApi.find, { params: { id } })
  })
  const absent = (data && data.entrega.turma?.id !== turma.id) || error?.status === 404
  if (absent)
    return (
      <EmptyState
        title={t.naoAchamos}
        action={
          <ButtonLink
            look="filled"
            to={href('/logado/turmas/turma/:id/atividades-entrega', { id: turma.id })}
          >
            {t.voltar}
          </ButtonLink>
        }
      >
        {t.naoAchamosTexto}
      </EmptyState>
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return <Entrega turma={turma} entrega={data.entrega} />
}

export function Screen() {
  const { entrega } = useParams()
  return <TurmaFrame recurso="aulas">{(turma) => <Loader turma={turma} id={Number(entrega)} />}</TurmaFrame>
}
