/** The lessons of a class with deliveries as a table, for whoever leads or follows it. */
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import type { AulaComEntregas } from '../contract.ts'
import { entregaWebTexts } from './texts.ts'

type Contagem = 'pendentes' | 'enviadas' | 'atrasadas' | 'devolvidas' | 'corrigidas'

function useColumns(): TableColumn<AulaComEntregas>[] {
  const t = useTexts(entregaWebTexts)
  const dates = useDates()
  const count = (id: Contagem, header: string): TableColumn<AulaComEntregas> => ({
    id,
    header,
    align: 'end',
    value: (row) => row[id],
    cell: (row) => <span className={row[id] > 0 ? 'num forte' : 'num fraca'}>{row[id]}</span>,
  })
  return [
    { id: 'aula', header: t.aula, value: ({ aula }) => aula.titulo },
    {
      id: 'prazo',
      header: t.prazo,
      value: ({ fim }) => fim && new Date(fim),
      cell: ({ fim }) => (
        <span className="num junto">{fim ? dates.dateTime(fim) + dates.whose(fim) : t.semPrazo}</span>
      ),
    },
    count('enviadas', t.esperam),
    count('pendentes', t.faltam),
    count('atrasadas', t.atrasadas),
    count('devolvidas', t.devolvidas),
    count('corrigidas', t.corrigidas),
  ]
}

interface Props {
  turma: number
  /** Undefined while they come. */
  aulas: readonly AulaComEntregas[] | undefined
  corrigir: boolean
}

export function TabelaAulas({ turma, aulas, corrigir }: Props) {
  const t = useTexts(entregaWebTexts)
  const columns = useColumns()
  return (
    <DataTable
      label={t.entregas}
      columns={columns}
      rows={aulas ?? []}
      rowId={({ aula }) => aula.id}
      rowHref={({ aula }) =>
        href('/logado/turmas/turma/:id/atividades-entrega/:aula', { id: turma, aula: aula.id })
      }
      loading={!aulas}
      empty={
        <EmptyState title={t.nenhumaAula}>{corrigir ? t.nenhumaAulaProf : t.nenhumaAulaAluno}</EmptyState>
      }
      exportName="entregas-por-aula"
    />
  )
}
