/** A shelf: cards that are searched and turned by pages, as games and books stand on it. */
import type { ReactNode } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListCards } from '../../../../core/web/ui/ListCards.tsx'
import type { Shown } from '../../../../core/web/ui/list-parts.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import './descoberta.css'
import { descobertaTexts } from './texts.ts'

/** What `useList` is told of a shelf. */
export const ESTANTE = { filters: { busca: 'words' }, sizes: [30] } as const

interface Props<T> {
  titulo: string
  texto: string
  /** What stands in the empty field of the search. */
  buscar: string
  /** Where the shelf is empty, whatever is looked for. */
  vazia: { titulo: string; texto: string }
  list: Shown<{ total: number }>
  /** The things on the shelf. */
  itens: readonly T[] | undefined
  /** Stands above the shelf. */
  acima?: ReactNode
  children: (item: T) => ReactNode
}

export function Estante<T extends { id: number }>(props: Props<T>) {
  const { titulo, texto, buscar, vazia, list, itens, acima, children } = props
  const t = useTexts(descobertaTexts)
  const { data, searched } = list
  return (
    <>
      <PageHeader title={titulo} description={texto} />
      {acima}
      <ListCards
        list={list}
        search={data && (data.total > 0 || searched) ? buscar : undefined}
        rows={itens}
        className="desc-lista pilha c-17 v-5 p-z sem-ponto m-z"
        skeleton={{ rows: 4, rowHeight: 7 }}
        card={(item) => <li>{children(item)}</li>}
        empty={<EmptyState title={vazia.titulo}>{vazia.texto}</EmptyState>}
        none={{ title: t.nada, text: t.nadaTexto, clear: t.limpar }}
      />
    </>
  )
}
