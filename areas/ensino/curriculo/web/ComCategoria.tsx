/** A screen of one category: it waits, says that there is none, or shows it as the version has it. */
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Said } from '../../../../core/texts/texts.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import type { Crumb } from '../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { curriculoApi } from '../contract.ts'
import type { Categoria } from '../shapes.ts'
import { ComCurriculo, NaoExiste, type Visto } from './ComCurriculo.tsx'
import { categoriaTexts } from './categoria-texts.ts'
import { idOf, lugar, useVersao, versaoOf } from './place.ts'
import type { curriculoWebTexts } from './texts.ts'

export function ComCategoria({ children }: { children: (visto: Visto, categoria: Categoria) => ReactNode }) {
  const t = useTexts(categoriaTexts)
  const params = useParams()
  const cliente = useVersao()
  const id = idOf(params.categoria)
  const { data, error, refetch } = useCall(
    curriculoApi.categoria,
    { params: { id: id ?? 0 }, query: versaoOf(cliente) },
    { enabled: id !== undefined, keep: true },
  )
  if (id === undefined || error?.status === 404 || error?.status === 403) {
    const curriculo = idOf(params.curriculo)
    return (
      <NaoExiste
        title={t.naoExiste}
        to={curriculo === undefined ? lugar.lista : lugar.etapas(curriculo, cliente)}
        action={t.verCategorias}
      />
    )
  }
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { categoria } = data
  return <ComCurriculo id={categoria.curriculo}>{(visto) => children(visto, categoria)}</ComCurriculo>
}

/** From the list of curricula down to the category, and on. */
export const crumbsOf = (
  { curriculo, cliente }: Visto,
  more: readonly Crumb[],
  t: Said<typeof curriculoWebTexts>,
  tc: Said<typeof categoriaTexts>,
): Crumb[] => [
  { label: t.curriculos, href: lugar.lista },
  { label: curriculo.nome, href: lugar.um(curriculo.id, cliente) },
  { label: tc.categorias, href: lugar.etapas(curriculo.id, cliente) },
  ...more,
]
