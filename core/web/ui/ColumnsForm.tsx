/** What each column of a file means, sent as a form; not while a field stands twice or one that is needed nowhere. */
import type { ReactNode } from 'react'
import { repeatedOf } from '../../contract/columns.ts'
import { Button } from './Button.tsx'
import { Callout } from './Callout.tsx'
import { ColumnMeanings, type ColumnMeaningsProps } from './ColumnMeanings.tsx'
import { Form, type Sheet } from './Form.tsx'

export interface ColumnsFormProps<F extends string> extends Omit<ColumnMeaningsProps<F>, 'repeated'> {
  sheet: Sheet
  /** Fields that are needed and stand nowhere. */
  missing: readonly unknown[]
  problems: { colunaRepetida: string; faltaColuna: string }
  /** What else is said of the file, under its columns. */
  children?: ReactNode
  submitLabel: string
  /** Before the button. */
  secondary?: ReactNode
}

export function ColumnsForm<F extends string>(props: ColumnsFormProps<F>) {
  const { sheet, missing, problems, submitLabel, secondary, children, ...meanings } = props
  const repeated = repeatedOf(meanings.value)
  const problem =
    repeated.length > 0 ? problems.colunaRepetida : missing.length > 0 ? problems.faltaColuna : undefined
  return (
    <Form {...sheet} onSubmit={() => problem === undefined && sheet.onSubmit()}>
      <ColumnMeanings {...meanings} repeated={repeated} />
      {children}
      {problem && <Callout tone="aviso">{problem}</Callout>}
      <div className="acoes">
        {secondary}
        <Button type="submit" look="filled" disabled={problem !== undefined} busy={sheet.busy}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  )
}
