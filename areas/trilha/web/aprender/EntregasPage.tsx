/** `/logado/trilhas/:trilha/:eixo/entregas/:aula?/:entrega?`: what the learner delivered along an axis. */
import { useParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { useServerPage } from '../../../../core/web/ui/DataTablePage.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { useTableUrlState } from '../../../../core/web/ui/table-state.ts'
import { entregaApi } from '../../../entrega/contract.ts'
import { EntregaCorpo, EntregaTable } from '../../../entrega/web/public.tsx'
import { trilhaEntregaApi } from '../../contract-entregas.ts'
import { aprenderTexts } from './texts.ts'

interface Lugar {
  trilha: number
  eixo: number
}

const ENTREGAS = '/logado/trilhas/:trilha/:eixo/entregas/:aula?/:entrega?'

function Absent() {
  const t = useTexts(aprenderTexts)
  return (
    <EmptyState
      heading="h1"
      title={t.semEntrega}
      action={<ButtonLink to={href('/logado/trilhas')}>{t.verTrilhas}</ButtonLink>}
    />
  )
}

function useEntregas(eixo: number, aula: number | undefined) {
  const [{ page }] = useTableUrlState()
  const { linhas } = useServerPage()
  return useCall(
    trilhaEntregaApi.listEntregas,
    { params: { eixo }, query: { pagina: page, linhas, ...(aula !== undefined && { aula }) } },
    { keep: true },
  )
}

function Lista({ trilha, eixo, aula }: Lugar & { aula: number | undefined }) {
  const t = useTexts(aprenderTexts)
  const { data, error, refetch } = useEntregas(eixo, aula)
  if (error?.status === 404 || (data && data.eixo.trilha.id !== trilha)) return <Absent />
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={t.entregas}
        description={t.entregasTexto}
        crumbs={[
          { label: t.trilhas, href: href('/logado/trilhas') },
          { label: data.eixo.trilha.nome, href: href('/logado/trilhas/:trilha', { trilha }) },
          { label: data.eixo.nome, href: href('/logado/trilhas/:trilha/:eixo', { trilha, eixo }) },
          { label: t.entregas },
        ]}
      />
      <EntregaTable
        hrefOf={(entrega) => href(ENTREGAS, { trilha, eixo, aula: entrega.aula.id, entrega: entrega.id })}
        label={t.entregas}
        entregas={data.entregas}
        total={data.total}
        loading={false}
        withAula
        withAluno={false}
        empty={{ title: t.nenhumaEntrega, text: t.nenhumaEntregaTexto }}
      />
    </>
  )
}

function Uma({ trilha, eixo, id }: Lugar & { id: number }) {
  const t = useTexts(aprenderTexts)
  const { data, error, refetch } = useCall(entregaApi.find, { params: { id } })
  if (error?.status === 404 || error?.status === 403) return <Absent />
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { entrega } = data
  return (
    <EntregaCorpo
      titulo="h1"
      entrega={entrega}
      lugar={t.trilhas}
      crumbs={[
        { label: t.trilhas, href: href('/logado/trilhas') },
        { label: t.entregas, href: href(ENTREGAS, { trilha, eixo }) },
        { label: entrega.aula.titulo, href: href(ENTREGAS, { trilha, eixo, aula: entrega.aula.id }) },
        { label: entrega.aluno.nome },
      ]}
    />
  )
}

const idOf = (text: string | undefined): number | undefined => {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

export function Screen() {
  const params = useParams()
  const [trilha, eixo, aula, entrega] = [params.trilha, params.eixo, params.aula, params.entrega].map(idOf)
  if (trilha === undefined || eixo === undefined) return <Absent />
  return entrega === undefined ? (
    <Lista trilha={trilha} eixo={eixo} aula={aula} />
  ) : (
    <Uma key={entrega} trilha={trilha} eixo={eixo} id={entrega} />
  )
}
