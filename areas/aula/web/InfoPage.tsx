/** The facts of a lesson. */
import { useParams } from 'react-router'
import { useCall } from '../../../core/web/data.ts'
import { PageHeader } from '../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../core/web/ui/Skeleton.tsx'
import { aulaApi } from '../contract.ts'

export function Screen() {
  const { data } = useCall(aulaApi.find, { params: { id: Number(useParams().aula) } })
  if (!data) return <PageSkeleton />
  return <PageHeader title={data.aula.titulo} />
}
