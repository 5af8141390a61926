/** The file that a batch came from, and how many lines it has. */
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import { useTexts } from '../../../../core/web/texts.ts'
import type { Lote } from '../contract.ts'
import { telaTexts } from './texts.ts'

export function FileFacts({ lote }: { lote: Lote }) {
  const t = useTexts(telaTexts)
  return (
    <span className="linha t-s fraca lote-arquivo">
      <IconFileSpreadsheet aria-hidden="true" />
      {lote.arquivo} · {t.linhas(lote.total)}
    </span>
  )
}
