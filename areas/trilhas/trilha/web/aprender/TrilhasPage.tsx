/** `/logado/trilhas` and `/logado/trilhas/completadas`: the paths of the person. */
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useCall } from '../../../../../core/web/data.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../../../core/web/ui/filters.ts'
import { PageHeader } from '../../../../../core/web/ui/PageHeader.tsx'
import { Pagination } from '../../../../../core/web/ui/Pagination.tsx'
import { ListSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { trilhaAprenderApi as api } from '../../contract-aprender.ts'
import type { TrilhaDoAluno } from '../../shapes-aprender.ts'
import { dia, foraDe } from './deChamada.ts'
import { TrilhaCard } from './TrilhaCard.tsx'
import { aprenderTexts } from './texts.ts'

const PAGE = 30

/** One path of a list, in the words of its learner. */
export function Cartao({ trilha, acoes }: { trilha: TrilhaDoAluno; acoes?: ReactNode }) {
  const t = useTexts(aprenderTexts)
  const language = useLanguage()
  const dizer = { t, language, now: new Date() }
  const { id, nome, descricao, cenario, grupos, fecha_em, situacao } = trilha
  const fatos = [
    grupos.map((grupo) => grupo.nome).join(', '),
    situacao === 'aberta' && fecha_em && t.ate(dia(fecha_em, dizer)),
  ]
  return (
    <TrilhaCard
      nome={nome}
      descricao={descricao}
      cenario={cenario}
      href={href('/logado/trilhas/:trilha', { trilha: id })}
      pontos={trilha.pontos_conquistados}
      possiveis={trilha.pontos_possiveis}
      percentual={trilha.percentual}
      fora={foraDe(trilha, dizer)}
      fatos={fatos.filter((fato) => typeof fato === 'string' && fato !== '')}
      acoes={acoes}
    />
  )
}

export function Screen() {
  const t = useTexts(aprenderTexts)
  const completadas = useLocation().pathname.endsWith('/completadas')
  const { get, set } = useUrlFilters()
  const busca = get('busca').trim()
  const pagina = Math.max(1, Math.floor(Number(get('pagina'))) || 1)
  const { data, error, refetch } = useCall(
    api.listMinhas,
    { query: { pagina, linhas: PAGE, completadas, ...(busca && { busca }) } },
    { keep: true },
  )
  const searched = busca !== ''
  return (
    <>
      <PageHeader
        title={completadas ? t.completadas : t.trilhas}
        description={completadas ? t.completadasTexto : t.trilhasTexto}
        {...(completadas && {
          crumbs: [{ label: t.trilhas, href: href('/logado/trilhas') }, { label: t.completadas }],
        })}
        actions={
          <>
            <ButtonLink look="link" to={href('/logado/certificados')}>
              {t.certificados}
            </ButtonLink>
            <ButtonLink to={href(completadas ? '/logado/trilhas' : '/logado/trilhas/completadas')}>
              {completadas ? t.emCurso : t.completadas}
            </ButtonLink>
          </>
        }
      />
      <FilterBar search={{ name: 'busca', placeholder: t.buscar }} />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.trilhas.length === 0 ? (
        <EmptyState
          title={searched ? t.nenhumaBusca : completadas ? t.nenhumaCompletada : t.nenhuma}
          action={completadas && <ButtonLink to={href('/logado/trilhas')}>{t.verTrilhas}</ButtonLink>}
        >
          {!searched && (completadas ? t.nenhumaCompletadaTexto : t.nenhumaTexto)}
        </EmptyState>
      ) : (
        <>
          <ul className="tr-cartoes">
            {data.trilhas.map((trilha) => (
              <Cartao key={trilha.id} trilha={trilha} />
            ))}
          </ul>
          <Pagination
            page={pagina}
            pageSize={PAGE}
            total={data.total}
            onPage={(page) => set('pagina', String(page))}
          />
        </>
      )}
    </>
  )
}
