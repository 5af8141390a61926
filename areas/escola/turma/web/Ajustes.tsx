/** Everything that is set about one class, for its teachers and for whoever manages it. */
import type { ReactNode } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { SideColumn } from '../../../../core/web/ui/Card.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { type Configuracao, turmaGestaoApi } from '../contract-gestao.ts'
import { AjustesForm } from './AjustesForm.tsx'
import { CicloCard } from './CicloCard.tsx'
import { CodigoCard } from './CodigoCard.tsx'
import { DocentesCard } from './DocentesCard.tsx'
import './gestao.css'
import { gestaoTexts } from './gestao-texts.ts'
import { ImagemCard } from './ImagemCard.tsx'

interface Props {
  turma: number
  /** Stands above, once the class is known. */
  heading?: (turma: Configuracao) => ReactNode
}

export function Ajustes({ turma: id, heading }: Props) {
  const t = useTexts(gestaoTexts)
  const language = useLanguage()
  const { data, error, refetch } = useCall(turmaGestaoApi.findConfiguracao, { params: { turma: id } })
  if (error?.status === 404 || error?.status === 403)
    return (
      <EmptyState title={t.configuracoes}>
        {error.status === 403 ? t.semGestao : errorSentence(error, language)}
      </EmptyState>
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={4} rowHeight={8} />
  const { turma } = data
  const { configurar } = turma.permissoes
  return (
    <>
      {heading?.(turma)}
      <SideColumn
        aside={
          <>
            <CodigoCard turma={turma} />
            <DocentesCard turma={turma} />
            {configurar && turma.status === 'ativa' && <ImagemCard turma={turma} />}
            <CicloCard turma={turma} />
          </>
        }
      >
        {configurar && turma.status !== 'excluida' ? (
          // A class that was closed or moved meanwhile is another form.
          <AjustesForm key={turma.status} turma={turma} />
        ) : (
          <p className="fraca">{turma.status === 'excluida' ? '' : t.semGestao}</p>
        )}
      </SideColumn>
    </>
  )
}
