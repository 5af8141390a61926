/** The topic that the address names, or why it is not here. */
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { Skeleton } from '../../../../core/web/ui/Skeleton.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { forumApi } from '../contract.ts'
import type { Topico } from '../shapes.ts'
import { forumTexts } from './texts.ts'

export function TopicoLoader({
  turma,
  children,
}: {
  turma: TurmaHeader
  children: (topico: Topico) => ReactNode
}) {
  const t = useTexts(forumTexts)
  const id = Number(useParams().forum)
  const known = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useCall(forumApi.find, { params: { id } }, { enabled: known })
  const elsewhere = data && (data.topico.gru_id !== turma.id || data.topico.tipo !== 'forum')
  if (!known || elsewhere || error?.status === 404 || error?.status === 403)
    return (
      <EmptyState
        title={t.topicoFora}
        action={
          <ButtonLink look="filled" to={href('/logado/turmas/turma/:id/forum', { id: turma.id })}>
            {t.verForum}
          </ButtonLink>
        }
      >
        {t.topicoForaTexto}
      </EmptyState>
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className="pilha" aria-busy="true">
        <Skeleton width="12rem" />
        <Skeleton height="14rem" style={{ borderRadius: 'var(--r-4)' }} />
        <Skeleton height="7rem" />
      </div>
    )
  return children(data.topico)
}
