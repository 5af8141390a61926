/** A shelf: cards that are searched and turned by pages, as games and books stand on it. */
import type { ReactNode } from 'react'
import { useTexts } from '../../../core/web/texts.ts'
import { EmptyState, ErrorState } from '../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../core/web/ui/filters.ts'
import { PageHeader } from '../../../core/web/ui/PageHeader.tsx'
import { Pagination } from '../../../core/web/ui/Pagination.tsx'
import { ListSkeleton } from '../../../core/web/ui/Skeleton.tsx'
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

interface Props<T> {
  titulo: string
  texto: string
  /** What stands in the empty field of the search. */
  buscar: string
  /** Where the shelf is empty, whatever is looked for. */
  vazia: { titulo: string; texto: string }
  /** Undefined while they come. */
  itens: readonly T[] | undefined
  total: number
  falhou: boolean
  onRetry: () => void
  /** Stands above the shelf. */
  acima?: ReactNode
  children: (item: T) => ReactNode
}

export function Estante<T extends { id: number }>(props: Props<T>) {
  const { titulo, texto, buscar, vazia, itens, total, falhou, onRetry, acima, children } = props
  const t = useTexts(descobertaTexts)
  const { set } = useUrlFilters()
  const { busca, pagina } = useEstante()
  return (
    <>
      <PageHeader title={titulo} description={texto} />
      {!itens && falhou && <ErrorState onRetry={onRetry} />}
      {!itens && !falhou && <ListSkeleton rows={4} rowHeight={7} />}
      {itens && (
        <>
          {acima}
          {(total > 0 || busca) && <FilterBar search={{ name: 'busca', placeholder: buscar }} />}
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
            total={total}
            onPage={(page) => set('pagina', String(page))}
          />
        </>
      )}
    </>
  )
}
