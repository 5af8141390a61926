/** What was sent before, and how far each is. */
import { useDates } from '../../../../../core/web/dates.ts'
import { BlockTitle } from '../../../../../core/web/ui/Card.tsx'
import { DataTable } from '../../../../../core/web/ui/DataTable.tsx'
import type { TableColumn } from '../../../../../core/web/ui/data-table.ts'

interface Sent {
  id: number
  arquivo: string
  total: number
  quando: string
}

interface Props<I> {
  /** None: nothing stands there. */
  rows: readonly I[] | undefined
  place: (id: number) => string
  /** How far it is, in words. */
  passoOf: (row: I) => string
  /** After the name of the file. */
  more?: readonly TableColumn<I>[]
  words: Readonly<Record<'anteriores' | 'colArquivo' | 'colLinhas' | 'colPasso' | 'colQuando', string>>
}

export function AnterioresTable<I extends Sent>({ rows = [], place, passoOf, more = [], words }: Props<I>) {
  const dates = useDates()
  if (rows.length === 0) return null
  return (
    <section>
      <BlockTitle>{words.anteriores}</BlockTitle>
      <DataTable
        label={words.anteriores}
        rows={rows}
        rowId={({ id }) => id}
        rowHref={({ id }) => place(id)}
        chooseColumns={false}
        columns={[
          { id: 'arquivo', header: words.colArquivo, value: ({ arquivo }) => arquivo },
          ...more,
          { id: 'linhas', header: words.colLinhas, value: ({ total }) => total, align: 'end' },
          { id: 'passo', header: words.colPasso, value: passoOf },
          {
            id: 'quando',
            header: words.colQuando,
            value: ({ quando }) => quando,
            cell: ({ quando }) => dates.near(quando, new Date()),
          },
        ]}
      />
    </section>
  )
}
