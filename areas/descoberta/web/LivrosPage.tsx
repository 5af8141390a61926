/** `/logado/livro`: the playlists that reach the person, as books. */
import { Link } from 'react-router'
import { useCall } from '../../../core/web/data.ts'
import { href } from '../../../core/web/routes.ts'
import { useTexts } from '../../../core/web/texts.ts'
import { EmptyState, ErrorState } from '../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../core/web/ui/filters.ts'
import { PageHeader } from '../../../core/web/ui/PageHeader.tsx'
import { Pagination } from '../../../core/web/ui/Pagination.tsx'
import { ListSkeleton } from '../../../core/web/ui/Skeleton.tsx'
import { descobertaApi } from '../contract.ts'
import './descoberta.css'
import { descobertaTexts } from './texts.ts'

const PAGE = 30

export function Screen() {
  const t = useTexts(descobertaTexts)
  const { get, set } = useUrlFilters()
  const busca = get('busca').trim()
  const pagina = Math.max(1, Math.trunc(Number(get('pagina'))) || 1)
  const { data, error, refetch } = useCall(
    descobertaApi.livros,
    { query: { pagina, linhas: PAGE, ...(busca && { busca }) } },
    { keep: true },
  )
  return (
    <>
      <PageHeader title={t.livros} description={t.livrosTexto} />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={4} rowHeight={6} />
      ) : (
        <>
          {(data.total > 0 || busca !== '') && (
            <FilterBar search={{ name: 'busca', placeholder: t.buscarLivro }} />
          )}
          {data.livros.length === 0 ? (
            <EmptyState title={busca ? t.nada : t.nenhumLivro}>
              {busca ? t.nadaTexto : t.nenhumLivroTexto}
            </EmptyState>
          ) : (
            <ul className="desc-lista">
              {data.livros.map(({ id, nome, descricao, capitulos }) => (
                <li key={id}>
                  <article className="cartao desc-item">
                    <h2>
                      <Link className="inteiro" to={href('/logado/livro/:livro', { livro: id })}>
                        {nome}
                      </Link>
                    </h2>
                    {descricao && <p className="fraca">{descricao}</p>}
                    <small className="fraca pe num">{t.capitulos(capitulos)}</small>
                  </article>
                </li>
              ))}
            </ul>
          )}
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
