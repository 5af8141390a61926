/** Files of the device, chosen by what looks as a button and is the field's name. */
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import './midia.css'

interface Props {
  label: string
  accept?: string
  multiple?: boolean
  onChoose: (files: File[]) => void
}

export function Escolher({ label, accept, multiple, onChoose }: Props) {
  return (
    <div>
      <label className="bt suave tl-escolher rel h-325 mao">
        <IconUpload aria-hidden="true" />
        {label}
        <input
          className="so-leitor"
          type="file"
          accept={accept}
          multiple={multiple}
          onChange={({ target }) => {
            onChoose([...(target.files ?? [])])
            // The same one may be chosen again.
            target.value = ''
          }}
        />
      </label>
    </div>
  )
}
