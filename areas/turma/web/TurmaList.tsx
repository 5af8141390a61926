/** A page of classes as cards: what it is, who teaches, what is new. */
import { useCall } from '../../../core/web/data.ts'
import { useTexts } from '../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../core/web/ui/filters.ts'
import { PageHeader } from '../../../core/web/ui/PageHeader.tsx'
import { Pagination } from '../../../core/web/ui/Pagination.tsx'
import { ListSkeleton } from '../../../core/web/ui/Skeleton.tsx'
import { turmaApi } from '../contract.ts'
import { turmaTexts } from '../texts.ts'
import { TurmaCard } from './TurmaCard.tsx'
import { turmaWebTexts } from './texts.ts'
import './turma.css'

const PAGE = 30

interface Props {
  endpoint: typeof turmaApi.listAtivas | typeof turmaApi.listDesativadas
  closed: boolean
}

export function TurmaList({ endpoint, closed }: Props) {
  const t = useTexts(turmaTexts)
  const tw = useTexts(turmaWebTexts)
  const { get, set, clear } = useUrlFilters()
  const busca = get('busca')
  const pagina = Math.max(1, Number(get('pagina')) || 1)
  const escola = Number(get('escola'))
  const escolas = useCall(turmaApi.home).data?.escolas ?? []
  const query = { pagina, linhas: PAGE, ...(busca && { busca }), ...(escola > 0 && { escola }) }
  const { data, error, refetch } = useCall(endpoint as typeof turmaApi.listAtivas, { query }, { keep: true })
  const other = closed
    ? { to: '/logado/turmas', label: tw.verAtivas }
    : { to: '/logado/turmas/turmas-encerradas', label: tw.verEncerradas }
  return (
    <>
      <PageHeader
        title={closed ? t.turmasEncerradas : t.turmas}
        description={closed ? tw.encerradasDescricao : tw.turmasDescricao}
        crumbs={closed ? [{ label: t.turmas, href: '/logado/turmas' }, { label: t.turmasEncerradas }] : []}
        actions={<ButtonLink to={other.to}>{other.label}</ButtonLink>}
      />
      <FilterBar
        search={{ name: 'busca', placeholder: tw.buscarTurma }}
        pills={
          escolas.length > 1
            ? [
                {
                  name: 'escola',
                  label: tw.escola,
                  all: tw.todas,
                  options: escolas.map(({ id, nome }) => ({ value: String(id), label: nome })),
                },
              ]
            : []
        }
      />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={4} rowHeight={6} />
      ) : data.grupos.length === 0 ? (
        <Empty
          closed={closed}
          searched={busca !== '' || escola > 0}
          onClear={() => clear(['busca', 'escola'])}
        />
      ) : (
        <>
          <ul className="turmas">
            {data.grupos.map((turma) => (
              <li key={turma.id}>
                <TurmaCard turma={turma} />
              </li>
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

function Empty({ closed, searched, onClear }: { closed: boolean; searched: boolean; onClear: () => void }) {
  const tw = useTexts(turmaWebTexts)
  if (searched)
    return (
      <EmptyState title={tw.nadaEncontrado} action={<Button onClick={onClear}>{tw.limparBusca}</Button>}>
        {tw.nadaEncontradoTexto}
      </EmptyState>
    )
  return (
    <EmptyState title={closed ? tw.nenhumaEncerrada : tw.nenhuma}>
      {closed ? tw.nenhumaEncerradaTexto : tw.nenhumaTexto}
    </EmptyState>
  )
}
