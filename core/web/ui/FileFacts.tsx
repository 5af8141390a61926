/** The file that something came from, and how many lines it has. */
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import './job.css'

export const FileFacts = ({ name, lines }: { name: string; lines: string }) => (
  <span className="linha t-s fraca v-3 partir sem-quebra">
    <IconFileSpreadsheet className="q-1125 rijo" aria-hidden="true" />
    {name} · {lines}
  </span>
)
