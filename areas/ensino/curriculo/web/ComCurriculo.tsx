/** A screen of one curriculum: it waits, says that there is none, or shows it in the version that the address asks for. */
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { curriculoApi } from '../contract.ts'
import type { Curriculo } from '../shapes.ts'
import './curriculo.css'
import { lugar, useVersao, versaoOf } from './place.ts'
import { curriculoWebTexts } from './texts.ts'

/** One curriculum as it stands in the version of `cliente`; absent: the base, or the person's own. */
export interface Visto {
  curriculo: Curriculo
  /** As the address names it. */
  cliente: number | undefined
  /** What is in it may be changed, in this version. */
  editar: boolean
}

/** What cannot be shown: gone, or never for this person. */
export function NaoExiste({ title, to, action }: { title: string; to: string; action: string }) {
  return <EmptyState heading="h1" title={title} action={<ButtonLink to={to}>{action}</ButtonLink>} />
}

export function ComCurriculo({ id, children }: { id: number; children: (visto: Visto) => ReactNode }) {
  const t = useTexts(curriculoWebTexts)
  const cliente = useVersao()
  const { data, error, refetch } = useCall(
    curriculoApi.find,
    { params: { id }, query: versaoOf(cliente) },
    { keep: true },
  )
  if (error?.status === 404 || error?.status === 403)
    return cliente === undefined ? (
      <NaoExiste title={t.naoExiste} to={lugar.lista} action={t.verCurriculos} />
    ) : (
      // The version is not for this person; the curriculum may be.
      <Navigate to={lugar.um(id)} replace />
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { curriculo } = data
  const { editar, editar_versao } = curriculo.permissoes
  return children({ curriculo, cliente, editar: curriculo.versao_cliente ? editar_versao : editar })
}
