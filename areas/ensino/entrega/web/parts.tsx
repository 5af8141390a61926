/** What the lists of deliveries share: the table of deliveries, its state in words, the address of one. */

import { notaText } from '../../../../core/contract/nota.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListTable } from '../../../../core/web/ui/ListTable.tsx'
import type { ListWords, Shown } from '../../../../core/web/ui/list-parts.tsx'
import { type State, Status, Tag } from '../../../../core/web/ui/Tag.tsx'
import type { Entrega, EstadoEntrega } from '../contract.ts'
import { entregaWebTexts } from './texts.ts'
import './entrega.css'

const STATE: Readonly<Record<EstadoEntrega, State>> = {
  pendente: 'none',
  enviada: 'waiting',
  devolvida: 'info',
  corrigida: 'right',
}

export function Estado({ entrega }: { entrega: Pick<Entrega, 'estado' | 'atrasada' | 'vez'> }) {
  const t = useTexts(entregaWebTexts)
  const { estado, atrasada, vez } = entrega
  return (
    <span className="linha quebra">
      <Status state={STATE[estado]}>{t.estados(estado)}</Status>
      {atrasada && <Tag tone="aviso">{t.atrasada}</Tag>}
      {vez > 1 && <Tag>{t.vez(vez)}</Tag>}
    </span>
  )
}

export const entregaHref = (turma: number, { id, aula }: Pick<Entrega, 'id' | 'aula'>): string =>
  href('/logado/turmas/turma/:id/atividades-entrega/:aula/:entrega', {
    id: turma,
    aula: aula.id,
    entrega: id,
  })

/** One letter is no search yet. */
export const comBusca = ({ busca, ...rest }: Readonly<Record<string, unknown>>) => ({
  ...rest,
  ...(String(busca ?? '').length > 1 && { busca }),
})

interface Props extends Pick<ListWords, 'search' | 'pills' | 'chips'> {
  /** Where one of them is shown. */
  hrefOf: (entrega: Entrega) => string
  label: string
  list: Shown<{ total: number; entregas: readonly Entrega[] }>
  /** The lesson stands in the list too. */
  withAula?: boolean
  /** Whoever reads only the own ones needs no name in each row. */
  withAluno: boolean
  empty: { title: string; text: string }
}

export function EntregaTable({ hrefOf, withAula, withAluno, empty, ...rest }: Props) {
  const t = useTexts(entregaWebTexts)
  const dates = useDates()
  const columns: TableColumn<Entrega>[] = [
    ...(withAluno
      ? [{ id: 'aluno', header: t.aluno, value: ({ aluno }: Entrega) => aluno.nome, sortable: false }]
      : []),
    ...(withAula
      ? [{ id: 'aula', header: t.aula, value: ({ aula }: Entrega) => aula.titulo, sortable: false }]
      : []),
    {
      id: 'tela',
      header: t.tela,
      value: ({ tela }) => `${tela.ordem}. ${tela.titulo || t.tipos(tela.tipo)}`,
      sortable: false,
    },
    {
      id: 'estado',
      header: t.estado,
      value: ({ estado }) => t.estados(estado),
      cell: (entrega) => <Estado entrega={entrega} />,
      sortable: false,
    },
    {
      id: 'enviada',
      header: t.enviada,
      value: ({ enviada_em }) => enviada_em && new Date(enviada_em),
      cell: ({ enviada_em }) =>
        enviada_em ? <span className="num">{dates.dateTime(enviada_em)}</span> : '–',
      sortable: false,
    },
    {
      id: 'nota',
      header: t.nota,
      align: 'end',
      value: ({ nota }) => nota,
      cell: ({ nota }) => (nota === null ? '–' : <b className="num">{notaText(nota)}</b>),
      sortable: false,
    },
  ]
  return (
    <ListTable
      {...rest}
      columns={columns}
      rows={rest.list.data?.entregas}
      rowHref={hrefOf}
      empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
      exportName="entregas"
    />
  )
}
