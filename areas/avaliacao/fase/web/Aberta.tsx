/** A phase that a screen is of: what is shown while it loads, and where it is not. */
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { faseApi } from '../contract.ts'
import type { FaseInteira } from '../shapes.ts'
import { place } from './place.ts'
import { faseWebTexts } from './texts.ts'

export function NaoExiste() {
  const t = useTexts(faseWebTexts)
  return (
    <EmptyState
      heading="h1"
      title={t.naoExiste}
      action={<ButtonLink to={place.todas}>{t.verTodas}</ButtonLink>}
    />
  )
}

export function Aberta({ children }: { children: (fase: FaseInteira) => ReactNode }) {
  const id = Number(useParams().id) || 0
  const { data, error, refetch } = useCall(faseApi.find, { params: { id } }, { enabled: id > 0 })
  if (id === 0 || error?.status === 404 || error?.status === 403) return <NaoExiste />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return children(data.fase)
}
