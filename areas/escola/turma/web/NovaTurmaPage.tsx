/** `/logado/turmas/nova`: a class is made; a teacher makes their own where the school lets them. */
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { turmaGestaoApi } from '../contract-gestao.ts'
import { gestaoTexts } from './gestao-texts.ts'
import { NovaTurmaForm } from './NovaTurmaForm.tsx'

/** `rede`: the place that is chosen at first; none: the first there is. */
export function NovaTurma({ rede }: { rede?: number }) {
  const t = useTexts(gestaoTexts)
  const { data, error, refetch } = useCall(turmaGestaoApi.listRedes)
  const forbidden = error?.status === 403 || data?.redes.length === 0
  return (
    <>
      <PageHeader
        title={t.novaTurma}
        description={t.novaTurmaDescricao}
        crumbs={[{ label: t.turmas, href: '/logado/turmas' }, { label: t.novaTurma }]}
      />
      {forbidden ? (
        <EmptyState title={t.semLugar}>{t.semLugarTexto}</EmptyState>
      ) : error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <NovaTurmaForm rede={rede ?? data.redes[0]?.id ?? 0} redes={data.redes} />
      ) : (
        <ListSkeleton rows={4} rowHeight={8} />
      )}
    </>
  )
}

export function Screen() {
  return <NovaTurma />
}
