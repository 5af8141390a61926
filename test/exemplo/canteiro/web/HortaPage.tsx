/** The beds of a class's garden, by name. */
import { useParams } from 'react-router'
import { parseMysqlDate } from '../../../../core/contract/time.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useList } from '../../../../core/web/list.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListTable } from '../../../../core/web/ui/ListTable.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { type Canteiro, canteiroApi } from '../contract.ts'
import { canteiroTexts } from '../texts.ts'

export function Screen() {
  const [t, { date }] = [useTexts(canteiroTexts), useDates()]
  const dia = ({ plantado_em }: Canteiro) => date(parseMysqlDate(plantado_em))
  const turma = Number(useParams().id)
  const list = useList(canteiroApi.list, { filters: { busca: 'words' }, params: { turma } })
  const columns: TableColumn<Canteiro>[] = [
    { id: 'nome', header: t.nome, sortable: false, value: ({ nome }) => nome },
    { id: 'plantado_em', header: t.plantado, sortable: false, value: dia },
  ]
  return (
    <>
      <PageHeader title={t.horta} />
      <ListTable
        list={list}
        label={t.horta}
        search={t.buscar}
        columns={columns}
        rows={list.data?.canteiros}
        total={t.total}
        empty={<EmptyState title={t.vazia} />}
        none={{ title: t.nenhum, clear: t.limpar }}
      />
    </>
  )
}
