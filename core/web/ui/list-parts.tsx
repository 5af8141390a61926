/** What lists have in common, as a table or as cards: their filters, and what stands where nothing is. */
import type { ReactNode } from 'react'
import type { List } from '../list.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { type ChipFilter, FilterBar, type PillFilter } from './FilterBar.tsx'

/** A list as it is shown, whatever its call. */
export type Shown<D> = Pick<
  List<never>,
  'failed' | 'error' | 'retry' | 'searched' | 'clear' | 'page' | 'linhas'
> & {
  data: D | undefined
}

export interface ListWords {
  /** What the search field says; the words stand in the address as `busca`. */
  search?: string | undefined
  pills?: readonly PillFilter[] | undefined
  chips?: readonly ChipFilter[] | undefined
  /** At the end of the filters. */
  tools?: ReactNode
  /** Nothing is there at all, and what to do about it. */
  empty: ReactNode
  /** Nothing fits what is searched: the sentences, and the label of the button that shows all again. */
  none?: { title: string; text?: ReactNode; clear: string } | undefined
}

/** Nothing where nothing is filtered. */
export function ListFilters({ search, pills, chips, tools }: Omit<ListWords, 'empty' | 'none'>) {
  if (!search && !pills && !chips && !tools) return null
  return (
    <FilterBar
      {...(search && { search: { name: 'busca', placeholder: search } })}
      {...(pills && { pills })}
      {...(chips && { chips })}
    >
      {tools}
    </FilterBar>
  )
}

type EmptyProps = Pick<ListWords, 'empty' | 'none'> & { list: Pick<Shown<unknown>, 'searched' | 'clear'> }

export function ListEmpty({ list, empty, none }: EmptyProps) {
  if (!none || !list.searched) return empty
  return (
    <EmptyState title={none.title} action={<Button onClick={list.clear}>{none.clear}</Button>}>
      {none.text}
    </EmptyState>
  )
}
