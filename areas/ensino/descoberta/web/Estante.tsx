/** A shelf: cards that are searched and turned by pages, as games and books stand on it. */
import type { ReactNode } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { Pagination } from '../../../../core/web/ui/Pagination.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import './descoberta.css'
import { MAX_BUSCA } from '../contract.ts'
import { descobertaTexts } from './texts.ts'

const PAGE = 30

/** The part of the shelf that the address names. */
export function useEstante() {
  const { get } = useUrlFilters()
  const busca = get('busca').trim().slice(0, MAX_BUSCA)
  const pagina = Math.max(1, Math.trunc(Number(get('pagina'))) || 1)
  return { pagina, linhas: PAGE, ...(busca && { busca }) }
}

interface Props<R, T> {
  titulo: string
  texto: string
  /** What stands in the empty field of the search. */
  buscar: string
  /** Where the shelf is empty, whatever is looked for. */
  vazia: { titulo: string; texto: string }
  /** What the server answers, and the things on the shelf in it. */
  resposta: { data: R | undefined; error: unknown; refetch: () => Promise<unknown> }
  itensDe: (data: R) => readonly T[]
  /** Stands above the shelf. */
  acima?: (data: R) => ReactNode
  children: (item: T) => ReactNode
}

export function Estante<R extends { total: number }, T extends { id: number }>(props: Props<R, T>) {
  const { titulo, texto, buscar, vazia, resposta, itensDe, acima, children } = props
  const { data, error, refetch } = resposta
  const itens = data ? itensDe(data) : []
  const t = useTexts(descobertaTexts)
  const { set } = useUrlFilters()
  const { busca, pagina } = useEstante()
  return (
    <>
      <PageHeader title={titulo} description={texto} />
      {!data && error !== null && <ErrorState onRetry={() => void refetch()} />}
      {!data && error === null && <ListSkeleton rows={4} rowHeight={7} />}
      {data && (
        <>
          {acima?.(data)}
          {(data.total > 0 || busca) && <FilterBar search={{ name: 'busca', placeholder: buscar }} />}
          {itens.length === 0 ? (
            <EmptyState title={busca ? t.nada : vazia.titulo}>{busca ? t.nadaTexto : vazia.texto}</EmptyState>
          ) : (
            <ul className="desc-lista">
              {itens.map((item) => (
                <li key={item.id}>{children(item)}</li>
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
