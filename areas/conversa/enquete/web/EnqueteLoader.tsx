/** The survey that the address names, within the band of its class. */
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { enqueteApi } from '../contract.ts'
import type { EnqueteInteira } from '../shapes.ts'
import './enquete.css'
import { enqueteWebTexts } from './texts.ts'

export function EnqueteAway({ turma }: { turma: number }) {
  const t = useTexts(enqueteWebTexts)
  return (
    <EmptyState
      title={t.foraTitulo}
      action={
        <ButtonLink to={href('/logado/turmas/turma/:id/enquetes', { id: turma })}>{t.voltar}</ButtonLink>
      }
    >
      {t.foraTexto}
    </EmptyState>
  )
}

interface Props {
  turma: TurmaHeader
  id: number
  children: (enquete: EnqueteInteira) => ReactNode
}

export function EnqueteLoader({ turma, id, children }: Props) {
  const known = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useCall(enqueteApi.find, { params: { id } }, { enabled: known })
  usePageTitle(data && `${data.enquete.titulo} · ${turma.nome}`)
  useLive(`turma:${turma.id}`, (tipo, dados) => {
    if (tipo === 'recarregar' || (tipo === 'enquete_mudou' && dados.enquete === id)) void refetch()
  })
  if (!known || error?.status === 404 || error?.status === 403) return <EnqueteAway turma={turma.id} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  if (!data.enquete.turmas.some((one) => one.id === turma.id)) return <EnqueteAway turma={turma.id} />
  return children(data.enquete)
}

/** A screen about the survey of `/enquetes/:enquete`. */
export function EnqueteFrame({
  children,
}: {
  children: (enquete: EnqueteInteira, turma: TurmaHeader) => ReactNode
}) {
  const { enquete: id } = useParams()
  return (
    <TurmaFrame recurso="enquetes">
      {(turma) => (
        <EnqueteLoader turma={turma} id={Number(id)}>
          {(enquete) => children(enquete, turma)}
        </EnqueteLoader>
      )}
    </TurmaFrame>
  )
}
