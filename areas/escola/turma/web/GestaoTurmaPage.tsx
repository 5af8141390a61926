/** `/logado/redes/rede/:rede/gestao/turma/:turma?`: a manager makes a class in a school, or sets one up. */
import { useParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { turmaGestaoApi } from '../contract-gestao.ts'
import { Ajustes } from './Ajustes.tsx'
import { gestaoTexts } from './gestao-texts.ts'
import { NovaTurmaForm } from './NovaTurmaForm.tsx'

function Nova({ rede }: { rede: number }) {
  const t = useTexts(gestaoTexts)
  const { data, error, refetch } = useCall(turmaGestaoApi.listRedes)
  return (
    <>
      <PageHeader
        title={t.novaTurma}
        description={t.novaTurmaDescricao}
        crumbs={[{ label: t.turmas, href: '/logado/turmas' }, { label: t.novaTurma }]}
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <NovaTurmaForm rede={rede} redes={data.redes} />
      ) : (
        <ListSkeleton rows={4} rowHeight={8} />
      )}
    </>
  )
}

function Edicao({ turma: id }: { turma: number }) {
  const t = useTexts(gestaoTexts)
  return (
    <Ajustes
      turma={id}
      heading={({ nome, status }) => (
        <PageHeader
          title={t.editarTurma(nome)}
          description={t.editarDescricao}
          crumbs={[{ label: t.turmas, href: '/logado/turmas' }, { label: nome }]}
          actions={
            status !== 'excluida' && (
              <ButtonLink to={href('/logado/turmas/turma/:id', { id })}>{t.verTurma}</ButtonLink>
            )
          }
        />
      )}
    />
  )
}

export function Screen() {
  const { rede, turma } = useParams()
  return turma === undefined ? <Nova rede={Number(rede) || 0} /> : <Edicao turma={Number(turma) || 0} />
}
