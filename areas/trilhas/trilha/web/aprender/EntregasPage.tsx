/** `/logado/trilhas/:trilha/:eixo/entregas/:aula?/:entrega?`: what was delivered along an axis, by oneself or by pupils. */
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useCall, useReread } from '../../../../../core/web/data.ts'
import { useList } from '../../../../../core/web/list.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../../core/web/ui/filters.ts'
import { PageHeader } from '../../../../../core/web/ui/PageHeader.tsx'
import { Segmented } from '../../../../../core/web/ui/Segmented.tsx'
import { PageSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { entregaApi } from '../../../../ensino/entrega/contract.ts'
import { EntregaCorpo, EntregaTable } from '../../../../ensino/entrega/web/public.tsx'
import { usePageTitle } from '../../../../escola/turma/web/public.tsx'
import { trilhaEntregaApi } from '../../contract-entregas.ts'
import { noEixo } from './deChamada.ts'
import { aprenderTexts } from './texts.ts'

interface Lugar {
  trilha: number
  eixo: number
}

const ENTREGAS = '/logado/trilhas/:trilha/:eixo/entregas/:aula?/:entrega?'

function Absent() {
  const t = useTexts(aprenderTexts)
  usePageTitle(t.semEntrega)
  return (
    <EmptyState
      heading="h1"
      title={t.semEntrega}
      action={<ButtonLink to={href('/logado/trilhas')}>{t.verTrilhas}</ButtonLink>}
    />
  )
}

/** Whoever corrects (`permissaoEntrega`, section 6) finds their pupils' work first, and their own beside it. */
function useDeQuem() {
  const { get, set } = useUrlFilters()
  const { data, error } = useCall(entregaApi.permissao)
  const corrige = data?.permissao ?? false
  return {
    corrige,
    known: data !== undefined || error !== null,
    alunos: corrige && get('de') !== 'mim',
    show: (quem: 'alunos' | 'mim') => set('de', quem === 'mim' ? 'mim' : ''),
  }
}

function Lista({ trilha, eixo, aula }: Lugar & { aula: number | undefined }) {
  const t = useTexts(aprenderTexts)
  const { corrige, known, alunos, show } = useDeQuem()
  const list = useList(trilhaEntregaApi.listEntregas, {
    params: { eixo },
    query: { ...(aula !== undefined && { aula }), ...(alunos && { alunos }) },
    enabled: known,
  })
  const { data, error } = list
  if (error?.status === 404 || (data && data.eixo.trilha.id !== trilha)) return <Absent />
  if (list.failed) return <ErrorState error={list.error} onRetry={list.retry} />
  if (!data) return <PageSkeleton />
  const title = corrige ? t.entregasDe : t.entregas
  const lugar = noEixo(data.eixo.trilha, data.eixo.nome, t)
  return (
    <>
      <PageHeader
        title={title}
        description={alunos ? t.entregasAlunosTexto(lugar) : t.entregasTexto(lugar)}
        crumbs={[
          { label: t.trilhas, href: href('/logado/trilhas') },
          { label: data.eixo.trilha.nome, href: href('/logado/trilhas/:trilha', { trilha }) },
          { label: data.eixo.nome, href: href('/logado/trilhas/:trilha/:eixo', { trilha, eixo }) },
          { label: title },
        ]}
      />
      {corrige && (
        <Segmented
          label={t.deQuem}
          value={alunos ? 'alunos' : 'mim'}
          choices={[
            { value: 'alunos', label: t.dosAlunos },
            { value: 'mim', label: t.minhasEntregas },
          ]}
          onChange={show}
        />
      )}
      <EntregaTable
        hrefOf={(entrega) => href(ENTREGAS, { trilha, eixo, aula: entrega.aula.id, entrega: entrega.id })}
        label={title}
        // Of pupils and one's own have other columns.
        list={list.turning ? { ...list, data: undefined } : list}
        withAula
        withAluno={alunos}
        empty={{
          title: t.nenhumaEntrega(lugar),
          text: alunos ? t.nenhumaDosAlunosTexto : t.nenhumaEntregaTexto,
        }}
      />
    </>
  )
}

function Uma({ trilha, eixo, id }: Lugar & { id: number }) {
  const t = useTexts(aprenderTexts)
  const { data, error, refetch } = useCall(entregaApi.find, { params: { id } })
  const reread = useReread()
  const revisao = data?.entrega.revisao
  // Marked, given back or sent again: the list says so on the way back.
  useEffect(() => {
    if (revisao !== undefined) void reread.only(trilhaEntregaApi.listEntregas)
  }, [revisao, reread])
  if (error?.status === 404 || error?.status === 403) return <Absent />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { entrega } = data
  return (
    <EntregaCorpo
      titulo="h1"
      entrega={entrega}
      lugar={entrega.turma?.nome ?? t.trilhas}
      crumbs={[
        { label: t.trilhas, href: href('/logado/trilhas') },
        {
          label: entrega.permissoes.corrigir ? t.entregasDe : t.entregas,
          href: href(ENTREGAS, { trilha, eixo }),
        },
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
