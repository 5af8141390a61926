/** The second step: where the table of the file is, and what each of its columns means. */
import type { TArray, TObject, TOptional, TSchema } from 'typebox'
import { certezasOf, type Vocabulario } from '../../../../../core/contract/columns.ts'
import { FileReading, type ReadingCalls } from '../../../../../core/web/FileReading.tsx'
import { useForm } from '../../../../../core/web/form.tsx'
import { ColumnsForm, type ColumnsFormProps } from '../../../../../core/web/ui/ColumnsForm.tsx'
import type { OfOne, Words } from './importada.ts'

interface Calls extends ReadingCalls {
  setImportacao: OfOne & { body: TObject<{ colunas: TOptional<TArray<TSchema>> }>; returns: TObject }
}

interface Props<F extends string>
  extends Pick<ColumnsFormProps<F>, 'fields' | 'names' | 'none' | 'problems' | 'secondary'> {
  calls: Calls
  importacao: Parameters<typeof FileReading>[0]['file'] & {
    cabecalho: readonly string[]
    colunas: (F | null)[]
    amostra: readonly string[]
  }
  vocabulario: Pick<Vocabulario<F>, 'sentidoOf'>
  /** What is still to be told; a file may be read without it. */
  missingOf: (colunas: readonly (F | null)[]) => readonly unknown[]
  words: Words
  onDone: () => void
}

function Columns<F extends string>({
  calls,
  importacao,
  vocabulario,
  missingOf,
  words,
  onDone,
  ...said
}: Props<F>) {
  const { id, cabecalho, amostra } = importacao
  const { valores, set, sheet } = useForm(calls.setImportacao, {
    start: { colunas: importacao.colunas },
    input: (body) => ({ params: { id }, body }),
    onDone,
  })
  const { colunas } = valores
  return (
    <>
      <FileReading calls={calls} file={importacao} />
      <ColumnsForm
        {...said}
        sheet={sheet}
        label={words.colunasTitulo}
        headings={cabecalho}
        examples={amostra}
        value={colunas}
        sure={certezasOf(cabecalho, colunas, vocabulario)}
        missing={missingOf(colunas)}
        onChange={(changed) => set({ colunas: changed })}
        submitLabel={words.conferir}
      />
    </>
  )
}

/** Read in another way the file has other columns: all begins anew. */
export function ColunasForm<F extends string>(props: Props<F>) {
  const { id, cabecalho } = props.importacao
  return <Columns key={`${id} ${cabecalho.join()}`} {...props} />
}
