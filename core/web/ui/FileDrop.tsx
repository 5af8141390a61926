/** Where files are chosen or dropped: the browser's own words for this are in its language, so they lie unseen on top. */
import { Field, type FieldShape } from './Field.tsx'
import './job.css'

interface Props extends Pick<FieldShape, 'label' | 'help' | 'error'> {
  /** Extensions with their dots, comma-separated. */
  accept: string
  multiple?: boolean
  files: readonly File[]
  /** On the button, such as "Escolher arquivo". */
  choose: string
  /** Beside it while no file is chosen. */
  none: string
  onChoose: (files: readonly File[]) => void
}

export function FileDrop({ label, help, error, accept, multiple, files, choose, none, onChoose }: Props) {
  return (
    <Field {...{ label, help, error }}>
      {(control) => (
        <label className="solta linha quebra v-5 j-3 p-3 rel raio-3">
          <input
            className="toda mao"
            {...control}
            type="file"
            accept={accept}
            multiple={multiple}
            onChange={(event) => onChoose([...(event.target.files ?? [])])}
          />
          <span className="bt borda" aria-hidden="true">
            {choose}
          </span>
          <span className="fraca cortar">{files.map(({ name }) => name).join(', ') || none}</span>
        </label>
      )}
    </Field>
  )
}
